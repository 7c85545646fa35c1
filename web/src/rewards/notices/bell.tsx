import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { UnreadBubble } from '../../platform/ui/feedback/unread-bubble.tsx'
import classes from './bell.module.css'

/** The link to the notifications, with the number of unread ones. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const label = unread > 0 ? t('notices.unread', { count: unread, shown: count(unread) }) : t('notices.title')
  return (
    <Link to="/profile/notifications/" className={classes.bell} aria-label={label}>
      <IconBell size={24} stroke={1.75} aria-hidden />
      <UnreadBubble unread={unread} />
    </Link>
  )
}
