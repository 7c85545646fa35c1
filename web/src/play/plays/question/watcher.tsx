import { Mascot } from '../../../platform/ui/drawing/mascot.tsx'
import classes from './question.module.css'

export type Watching = 'watching' | 'breath' | 'away'

/** The figure beside a question: it watches, and holds its breath at the end of the clock. During the feedback it stands there instead. */
export function Watcher({ how }: { how: Watching }) {
  return (
    <svg viewBox="0 0 100 100" className={classes.watcher} data-how={how} aria-hidden>
      {how !== 'away' && <Mascot mood={how} />}
    </svg>
  )
}
