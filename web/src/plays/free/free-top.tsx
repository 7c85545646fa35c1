// The top bar of the play: leave button, number of the question, save state, the clock of the whole play.

import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../ui/numbers.ts'
import { Ring } from '../../ui/ring.tsx'
import { playCue } from '../../ui/sound.ts'
import { SpeakerButton } from '../../ui/speaker-button.tsx'
import topClasses from '../play-top.module.css'
import stuckClasses from '../stuck.module.css'
import { useFreeLook } from './free-look.ts'
import type { FreeState, Place, SaveState } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeTopProps {
  state: FreeState
  places: Place[]
  saveState: SaveState
  onLeave: () => void
  onOver: () => void
  onTryAgain: () => void
}

export function FreeTop({ state, places, saveState, onLeave, onOver, onTryAgain }: FreeTopProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { hidesClock = false } = useFreeLook()
  const { play, index } = state
  const total = places.length
  const answered = places.filter(({ isAnswered }) => isAnswered).length
  return (
    <>
      <div className={topClasses.top}>
        <ActionIcon variant="subtle" color="gray" c="dimmed" size={44} radius="xl" onClick={onLeave} aria-label={t('play.leave')}>
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
              totalSeconds={play.total_seconds}
              isPaused={state.phase === 'over'}
              onOver={onOver}
              onSecond={left => !hidesClock && left > 0 && left <= 5 && playCue('tick')}
            />
          </div>
        ) : (
          <span className={topClasses.noClock} />
        )}
      </div>
      {(state.isEndStuck || saveState === 'stuck') && (
        <div className={stuckClasses.stuck} role="alert">
          <p>{state.isEndStuck ? t('free.end_stuck') : t('free.stuck')}</p>
          <Button variant="default" onClick={onTryAgain}>
            {state.isEndStuck ? t('free.end_again') : t('free.save_again')}
          </Button>
        </div>
      )}
    </>
  )
}

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
