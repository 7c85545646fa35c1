import type { Badge } from '@trivium/contract/rewards/badges'
import type { Notice } from '@trivium/contract/rewards/notices'
import { BadgeArt } from '../badges/index.ts'
import { ToastLink } from '../../platform/ui/feedback/toast-link.tsx'
import { NoticeIcon } from './notice-icon.tsx'
import { noticeLook } from './notice-looks.ts'

interface NoticeToastProps {
  /** The id of the toast. */
  id: string
  notice: Notice
  badge: Badge | null
  goTo: (path: string) => void
}

/** Only visual: live-notices.tsx announces the notice. */
export function NoticeToast({ id, notice, badge, goTo }: NoticeToastProps) {
  return (
    <ToastLink
      id={id}
      to={noticeLook(notice).to ?? '/profile/notifications/'}
      picture={badge ? <BadgeArt type={badge.type} status={badge.status} size={64} /> : <NoticeIcon notice={notice} />}
      title={notice.title}
      text={notice.message}
      dir="auto"
      goTo={goTo}
    />
  )
}
