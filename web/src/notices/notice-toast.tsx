import type { Badge } from '@trivium/contract/badges'
import type { Notice } from '@trivium/contract/notices'
import type { MouseEvent } from 'react'
import { BadgeArt } from '../badges/badge-art.tsx'
import { notify } from '../ui/notify.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { noticeLook } from './notice-looks.ts'
import classes from './notice-toast.module.css'

interface NoticeToastProps {
  /** The id of the toast. */
  id: string
  notice: Notice
  badge: Badge | null
  goTo: (path: string) => void
}

/** Only visual: live-notices.tsx announces the notice. Toasts render outside the router, so the link navigates through `goTo`. */
export function NoticeToast({ id, notice, badge, goTo }: NoticeToastProps) {
  const { to } = noticeLook(notice.type)
  const path = to ?? '/profile/notifications/'
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    notify.dismiss(id)
    goTo(path)
  }
  return (
    <a href={path} onClick={follow} className={classes.toast}>
      {badge ? <BadgeArt type={badge.type} status={badge.status} size={64} /> : <NoticeIcon type={notice.type} />}
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {notice.title}
        </span>
        <span className={classes.message} dir="auto">
          {notice.message}
        </span>
      </span>
    </a>
  )
}
