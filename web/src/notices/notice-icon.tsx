import type { Notice } from '@trivium/contract/notices'
import classes from './notice-icon.module.css'
import { noticeLook } from './notice-looks.ts'

export function NoticeIcon({ type }: { type: Notice['type'] }) {
  const { icon: Drawing } = noticeLook(type)
  return (
    <span className={classes.icon}>
      <Drawing size={24} stroke={1.75} aria-hidden />
    </span>
  )
}
