// The top bar of the play: leave button, number of the question, save state, the clock of the whole play.

import type { Play } from '@trivium/contract/play/plays'
import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Ring } from '../../../platform/ui/drawing/ring.tsx'
import { playCue } from '../../../platform/ui/text/sound.ts'
import { SpeakerButton } from '../../../platform/ui/text/speaker-button.tsx'
import { kindOf } from '../../modes/index.ts'
import { ClockNews } from '../clock-news.tsx'
import topClasses from '../play-top.module.css'
import stuckClasses from '../stuck.module.css'
import { useFreeLook } from './free-look.ts'
import type { FreeState, QuestionPlace, SaveState } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeTopProps {
  state: FreeState
  places: QuestionPlace[]
  saveState: SaveState
  /** The server is unreachable. */
  isSilent: boolean
  onLeave: () => void
  onTryAgain: () => void
  onMoveNoted: () => void
}

export function FreeTop({ state, places, saveState, isSilent, onLeave, onTryAgain, onMoveNoted }: FreeTopProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { hidesClock = false, leaveWords } = useFreeLook()
  const { play, index } = state
  const total = places.length
  const answered = places.filter(({ isAnswered }) => isAnswered).length
  return (
    <>
      <div className={`${topClasses.top} ${classes.top}`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={44}
          radius="xl"
          onClick={onLeave}
          aria-label={leaveWords?.leave ?? t(`play.leave_${kindOf(play.mode)}`)}
        >
          <IconX size={24} aria-hidden />
        </ActionIcon>
        <div className={topClasses.where}>
          <p className={classes.where}>
            <span className="tabular">{t('play.question_of', { number: count(index + 1), total: count(total) })}</span>
            <FreeSaveState saveState={saveState} />
          </p>
          <Progress
            value={(answered / total) * 100}
            aria-label={t('free.answered_of', { answered: count(answered), total: count(total) })}
            color="hsl(var(--t-hue) var(--t-hue-strong))"
            className={topClasses.progress}
          />
        </div>
        <SpeakerButton />
        {play.deadline && play.total_seconds ? (
          <div hidden={hidesClock}>
            <Ring
              deadline={play.deadline}
              totalSeconds={Math.max(play.total_seconds, secondsLeftIn(play))}
              onSecond={left => !hidesClock && left > 0 && left <= 5 && playCue('tick')}
            />
          </div>
        ) : (
          <span className={topClasses.noClock} />
        )}
      </div>
      <ClockNews mode={play.mode} moved={state.moved} isDue={state.isDue} isSilent={isSilent} onNoted={onMoveNoted} />
      {saveState === 'stuck' && (
        <div className={stuckClasses.stuck} role="alert">
          <p>{t('free.stuck')}</p>
          <Button variant="default" onClick={onTryAgain}>
            {t('free.save_again')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The time left when the server last reported it: with extra time it is more than the play began with. */
const secondsLeftIn = ({ deadline, now }: Play) => (deadline === null ? 0 : Math.ceil((Date.parse(deadline) - Date.parse(now)) / 1000))

const drawings = { saved: IconCloudCheck, saving: IconCloudUp, waiting: IconCloudOff, stuck: IconCloudOff }

/** The save state. It is announced only when something is wrong, because otherwise every answer would announce it twice. */
function FreeSaveState({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation()
  const Drawing = drawings[saveState]
  const isAmiss = saveState === 'waiting' || saveState === 'stuck'
  return (
    <>
      <span className={classes.saveState} data-amiss={isAmiss || undefined}>
        <Drawing size={18} aria-hidden /> {t(`free.save_${saveState}`)}
      </span>
      <VisuallyHidden role="status">{saveState === 'waiting' && t('free.waiting_text')}</VisuallyHidden>
    </>
  )
}
