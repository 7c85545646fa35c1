// The top bar of the play: leave button, number of the question, score, clock.

import type { Play } from '@trivium/contract/plays'
import { ActionIcon, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { tellsScore } from '../modes/round.ts'
import { useNumbers } from '../ui/numbers.ts'
import { Ring } from '../ui/ring.tsx'
import { playCue } from '../ui/sound.ts'
import type { PlayState } from './conversation/play-state.ts'
import classes from './play-top.module.css'

interface PlayTopProps {
  state: PlayState
  onLeave: () => void
  onOver: () => void
}

export function PlayTop({ state, onLeave, onOver }: PlayTopProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { play, index, phase } = state
  const place = index < 0 ? play.answered : index
  const done = phase === 'told' ? place + 1 : place
  const where = useWhere(play, place + 1)
  const seconds = play.seconds_per_question ?? play.total_seconds
  return (
    <div className={classes.top}>
      <ActionIcon variant="subtle" color="gray" c="dimmed" size={44} radius="xl" onClick={onLeave} aria-label={t('play.leave')}>
        <IconX size={24} aria-hidden />
      </ActionIcon>
      <div className={classes.where}>
        <p className={classes.count}>
          <span className="tabular">{where}</span>
          {tellsScore(play.mode) && (
            <span className={`${classes.score} tabular`}>{t('play.score', { score: count(Math.max(0, play.score)) })}</span>
          )}
        </p>
        <Progress
          value={(done / play.total) * 100}
          aria-label={where}
          color="hsl(var(--t-hue) var(--t-hue-strong))"
          className={classes.progress}
        />
      </div>
      {play.deadline && seconds !== null ? (
        <Ring
          key={play.seconds_per_question === null ? undefined : state.questions[index]?.id}
          deadline={play.deadline}
          totalSeconds={seconds}
          isPaused={play.seconds_per_question !== null && phase !== 'choosing' && phase !== 'away'}
          onOver={onOver}
          onSecond={left => left > 0 && left <= 5 && playCue('tick')}
        />
      ) : (
        <span className={classes.noClock} />
      )}
    </div>
  )
}

/** An adaptive test ends between a least and a greatest number of questions. */
function useWhere({ least, total }: Play, number: number): string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return least === null
    ? t('play.question_of', { number: count(number), total: count(total) })
    : t('test.where', { number: count(number), least: count(least), most: count(total) })
}
