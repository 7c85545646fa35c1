import type { FlameState } from '@trivium/contract/rewards/flame-states'
import { Link } from 'react-router'
import { modes } from '../platform/modes/modes.ts'
import { Flame } from '../rewards/streaks/index.ts'
import classes from './header.module.css'

/** The streak, which leads to its rule beside the quiz that keeps it. */
export default function HeaderFlame({ days, state }: { days: number; state: FlameState }) {
  if (days === 0) return null
  return (
    <Link to={{ pathname: modes.daily_quiz.path, hash: 'streak' }} className={classes.streak}>
      <Flame days={days} state={state} />
    </Link>
  )
}
