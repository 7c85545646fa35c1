import { useNumbers } from '../text/numbers.ts'
import classes from './unread-bubble.module.css'

/** How many are unread, over the corner of a picture. The link around it says so in words. */
export function UnreadBubble({ unread }: { unread: number }) {
  const { count } = useNumbers()
  if (unread === 0) return null
  return (
    <span className={`${classes.bubble} tabular`} aria-hidden>
      {unread > 9 ? `${count(9)}+` : count(unread)}
    </span>
  )
}
