import classes from './bar.module.css'

/** A progress bar, 0 to 1. Decorative, because the text beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.done} style={{ inlineSize: `${100 * Math.max(0, Math.min(1, share))}%` }} />
    </span>
  )
}
