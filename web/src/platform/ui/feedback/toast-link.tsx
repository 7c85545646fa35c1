import type { MouseEvent, ReactNode } from 'react'
import { notify } from './notify.ts'
import classes from './toast-link.module.css'

interface ToastLinkProps {
  /** The id of the toast. */
  id: string
  to: string
  picture: ReactNode
  title: string
  text: string
  /** The language of the words, if it may differ from that of the page. */
  dir?: 'auto'
  goTo: (path: string) => void
}

/** A toast with a link to a page. It is only visual: its words are announced elsewhere. Toasts render outside the router, hence `goTo`. */
export function ToastLink({ id, to, picture, title, text, dir, goTo }: ToastLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    notify.dismiss(id)
    goTo(to)
  }
  return (
    <a href={to} onClick={follow} className={classes.toast}>
      {picture}
      <span className={classes.words}>
        <span className={classes.title} dir={dir}>
          {title}
        </span>
        <span className={classes.text} dir={dir}>
          {text}
        </span>
      </span>
    </a>
  )
}
