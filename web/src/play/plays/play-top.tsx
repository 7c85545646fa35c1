// The top bar of the play: leave button, number of the question, score, clock.

import type { Play } from '@trivium/contract/play/plays'
import { ActionIcon, Progress, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { kindOf, tellsScore } from '../modes/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Ring } from '../../platform/ui/drawing/ring.tsx'
import { playCue } from '../../platform/ui/text/sound.ts'
import { SpeakerButton } from '../../platform/ui/text/speaker-button.tsx'
import { hasPips, pipsOf } from './progress/course.ts'
import type { PlayState } from './conversation/play-state.ts'
import { PipBar } from './progress/pips.tsx'
import classes from './play-top.module.css'

interface PlayTopProps {
  state: PlayState
  onLeave: () => void
  /** Called each second with whether the clock is about to run out. */
  onLow: (isLow: boolean) => void
}

export function PlayTop({ state, onLeave, onLow }: PlayTopProps) {
  const { t } = useTranslation()
  const { play, index, phase } = state
  const place = index < 0 ? play.answered : index
  const done = phase === 'feedback' ? place + 1 : place
  const where = useWhere(play, place + 1)
  const seconds = play.seconds_per_question ?? play.total_seconds
  return (
    <div className={classes.top}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size={44}
        radius="xl"
        onClick={onLeave}
        aria-label={t(`play.leave_${kindOf(play.mode)}`)}
      >
        <IconX size={24} aria-hidden />
      </ActionIcon>
      <div className={classes.where}>
        <p className={classes.count}>
          <span className="tabular">{where}</span>
          {hasSomethingToBuy(play) && <Balance />}
          {tellsScore(play.mode) && <Score state={state} />}
        </p>
        {hasPips(state) ? (
          <PipBar pips={pipsOf(state)} now={index} label={where} />
        ) : (
          <Progress
            value={(done / play.total) * 100}
            aria-label={where}
            color="hsl(var(--t-hue) var(--t-hue-strong))"
            className={classes.progress}
          />
        )}
      </div>
      <SpeakerButton />
      {seconds !== null && (play.deadline || play.seconds_per_question !== null) ? (
        <Ring
          key={play.seconds_per_question === null ? undefined : state.questions[index]?.id}
          deadline={play.deadline}
          totalSeconds={seconds}
          isPaused={isClockPaused(state)}
          onSecond={left => {
            const isLow = left > 0 && left <= 5
            if (isLow) playCue('tick')
            onLow(isLow)
          }}
        />
      ) : (
        <span className={classes.noClock} />
      )}
    </div>
  )
}

/** During the feedback the ring shows the next question's clock. */
const isClockPaused = ({ play, phase, outcome }: PlayState) =>
  play.seconds_per_question !== null && phase !== 'choosing' && phase !== 'away' && !(phase === 'feedback' && outcome?.deadline)

const hasSomethingToBuy = ({ lifelines, hint_price }: Play) => lifelines.length > 0 || hint_price !== null

/** Shown in modes that cost coins, because a game has no header with the balance. */
function Balance() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSession(session => session.user?.coins ?? 0)
  return (
    <span className={`${classes.purse} tabular`}>
      <CoinIcon size={16} aria-hidden />
      <span data-purse translate="no" aria-hidden>
        {count(coins)}
      </span>
      <VisuallyHidden>{t('play.price', { count: coins, shown: count(coins) })}</VisuallyHidden>
    </span>
  )
}

/** The points of a right answer rise beside the score; their place is kept, so that they cross no words. */
function Score({ state: { play, outcome, gained } }: { state: PlayState }) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  return (
    <span className={`${classes.score} tabular`}>
      <span>{t('play.score', { score: count(play.score) })}</span>
      <span className={classes.gained} aria-hidden>
        {outcome?.correct && gained > 0 && <span data-gained>{signed(gained)}</span>}
      </span>
    </span>
  )
}

/** An adaptive test ends between a minimum and a maximum number of questions. */
function useWhere({ least, total }: Play, number: number): string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return least === null
    ? t('play.question_of', { number: count(number), total: count(total) })
    : t('test.where', { number: count(number), least: count(least), most: count(total) })
}
