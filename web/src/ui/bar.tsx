import classes from './bar.module.css'

/** How much of something is done, 0 to 1. A drawing only: the words beside it say the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.done} style={{ inlineSize: `${100 * Math.max(0, Math.min(1, share))}%` }} />
    </span>
  )
}
