// The frame of every page: sets the document title, renders the only h1, and takes the focus after a navigation.

import { useEffect, type ReactNode } from 'react'
import { useAppName } from '../../settings/use-setting.ts'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** Shown at the end of the title's row. */
  action?: ReactNode
  /** `narrow` (720 px) for playing, forms and reading; `wide` (1120 px) for everything else. */
  width?: 'narrow' | 'wide'
  /** Hides the title, except from screen readers and in the browser tab. */
  isTitleHidden?: boolean
  children: ReactNode
}

export function Page({ title, lead, action, width = 'wide', isTitleHidden = false, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.page} data-width={width}>
      <header className={isTitleHidden ? classes.hidden : classes.header}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

/** @param title null for the home page, whose title is only the app's name. */
export function useDocumentTitle(title: string | null): void {
  const appName = useAppName()
  useEffect(() => {
    document.title = title === null ? appName : `${title} · ${appName}`
  }, [title, appName])
}
