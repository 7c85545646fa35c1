import { useNumbers } from '../text/numbers.ts'
import classes from './unread-bubble.module.css'

/** The number of unread entries, over the corner of a picture. The link around it has the number in its label. */
export function UnreadBubble({ unread }: { unread: number }) {
  const { count } = useNumbers()
  if (unread === 0) return null
  return (
    <span className={`${classes.bubble} tabular`} aria-hidden>
      {unread > 9 ? `${count(9)}+` : count(unread)}
    </span>
  )
}
