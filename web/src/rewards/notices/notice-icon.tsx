import type { Notice } from '@trivium/contract/rewards/notices'
import classes from './notice-icon.module.css'
import { noticeLook } from './notice-looks.ts'

export function NoticeIcon({ notice }: { notice: Notice }) {
  const { icon: Drawing } = noticeLook(notice)
  return (
    <span className={classes.icon}>
      <Drawing size={24} stroke={1.75} aria-hidden />
    </span>
  )
}
