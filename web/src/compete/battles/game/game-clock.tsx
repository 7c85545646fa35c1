import type { Battle } from '@trivium/contract/compete/battles'
import { Ring } from '../../../platform/ui/drawing/ring.tsx'
import { playCue } from '../../../platform/ui/text/sound.ts'
import { answerBy } from '../conversation/battle-state.ts'
import classes from './battle-game.module.css'

/** Runs only while a question is open. Its space is reserved, so that nothing moves when it appears. */
export function GameClock({ battle }: { battle: Battle }) {
  const deadline = answerBy(battle)
  return (
    <div className={classes.clock}>
      {deadline && (
        <Ring
          key={battle.round}
          deadline={deadline}
          totalSeconds={battle.seconds_per_question}
          size={64}
          onSecond={left => left > 0 && left <= 5 && playCue('tick')}
        />
      )}
    </div>
  )
}
