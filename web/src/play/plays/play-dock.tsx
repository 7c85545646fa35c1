// The area below the answers: lifelines before the answer, feedback after it.

import type { Q } from '@trivium/contract/play/plays'
import { modeTable } from '@trivium/rules/play/modes'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnotating } from './annotating.ts'
import { TellsNothing } from './answers/hand-in-button.tsx'
import { tellsScore } from '../modes/index.ts'
import { endedRunOf, runOf } from './progress/course.ts'
import type { usePlay } from './conversation/use-play.ts'
import { Feedback } from './feedback.tsx'
import { HintButton } from './lifelines/hint-button.tsx'
import { LifelineBar } from './lifelines/lifeline-bar.tsx'
import type { useHint, useLifelines } from './lifelines/use-helps.ts'
import classes from './play-screen.module.css'
import { SoundQuestion } from './sound-question.tsx'
import { StuckNotice } from './stuck-notice.tsx'

interface PlayDockProps {
  play: ReturnType<typeof usePlay>
  question: Q
  helps: { lifelines: ReturnType<typeof useLifelines>; hint: ReturnType<typeof useHint> }
  /** The place of the button that hands an answer in. */
  placeRef: (place: Element | null) => void
  onLook: () => void
  /** A dialog is open in front of the question. */
  isCovered: boolean
}

export function PlayDock({
  play: { state, isOffline, goOn },
  question,
  helps: { lifelines, hint },
  placeRef,
  onLook,
  isCovered,
}: PlayDockProps) {
  const { t } = useTranslation()
  const { phase, outcome, answer } = state
  const { Tools } = useAnnotating() ?? {}
  const feedback = useContext(TellsNothing) ? null : outcome
  return (
    <div className={classes.dock} data-silent={isOffline || undefined} data-keys={question.letters !== null || undefined}>
      <div role="status">
        {isOffline && <p className={classes.offline}>{t(phase === 'sending' ? 'play.sending_again' : 'clock.silent')}</p>}
      </div>
      <Feedback
        outcome={feedback}
        isDue={state.isDue}
        question={question}
        answer={answer}
        play={state.play}
        isHeld={state.isHeld}
        brought={{ points: tellsScore(state.play.mode) ? state.gained : 0, run: runOf(state), ended: endedRunOf(state) }}
        onNext={goOn}
      />
      {/* The verdict on a word lies over its keys, and leaves no place for it. */}
      {feedback && question.letters === null && <SoundQuestion />}
      {phase === 'stuck' && <StuckNotice onLook={onLook} />}
      {!outcome && phase !== 'stuck' && !state.isDue && (
        <div className={classes.helps}>
          <LifelineBar
            play={state.play}
            question={question}
            lastLifeline={state.lastLifeline}
            lifelines={lifelines}
            isSending={phase === 'sending'}
          />
          <HintButton play={state.play} question={question} hint={hint} isOpen={phase === 'choosing'} />
        </div>
      )}
      {modeTable[state.play.mode].feedback === 'after_window' && <p className={classes.toldWhen}>{t('contest.told_when')}</p>}
      <div ref={placeRef} className={classes.place} />
      {Tools && <Tools question={question} isOn={!isCovered} isTold={feedback !== null} />}
    </div>
  )
}
