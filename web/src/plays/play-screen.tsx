// One question on screen: what is asked, what can be answered, what helps, and what was right.

import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhyButton } from '../practice/why-button.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { stopReporting, useReporting } from '../reports/reporting.ts'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useDocumentTitle } from '../ui/page.tsx'
import { answerInputs } from './answer-inputs.tsx'
import { Feedback } from './feedback.tsx'
import { HintButton } from './hint-button.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LifelineBar } from './lifeline-bar.tsx'
import { effectOn, type OpenPlay } from './play-state.ts'
import { PlayTop } from './play-top.tsx'
import classes from './play.module.css'
import { QuestionText } from './question-text.tsx'
import { StuckNotice } from './stuck-notice.tsx'
import { UnknownType } from './unknown-type.tsx'
import { useBack } from './use-back.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { type Surroundings, usePlay } from './use-play.ts'
import { usePlayKeys } from './use-play-keys.ts'
import { usePreloadSound } from './use-preload-sound.ts'

interface PlayScreenProps {
  opened: OpenPlay
  over: Surroundings['over']
}

export function PlayScreen({ opened, over }: PlayScreenProps) {
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  const isReporting = useReporting(reporting => reporting.question !== null)
  const isCovered = isLeaving || isReporting
  const { state, isOffline, choose, handIn, lookAgain, goOn, lifeline, hint, giveUp } = usePlay(opened, { over, isCovered })
  const question = state.questions[state.index]
  useDocumentTitle(question?.category.name ?? t('play.title'))
  const heading = useFocusOnChange(question?.id, isCovered)
  const effect = question && effectOn(state.play, question)
  const { phase, answer } = state
  const leave = () => setLeaving(true)
  const shownKeys = [t('play.key_a'), t('play.key_b'), t('play.key_c'), t('play.key_d'), t('play.key_e')]
  const removed = effect?.removed ?? []
  const lifelines = state.play.lifelines.map(({ name }) => name)
  usePlayKeys(
    { question, shownKeys, lifelines, removed, phase, answer, choose, handIn, goOn, lifeline: lifeline.use, hint: hint.use, leave },
    !isCovered,
  )
  const back = useCallback(() => {
    if (isReporting) stopReporting()
    else setLeaving(!isLeaving)
  }, [isReporting, isLeaving])
  useBack(!over && !state.outcome?.result, back)
  usePreloadSound(state.questions[state.index + 1]?.audio)
  const lookFrom = () => {
    // The button goes when there is an answer.
    heading.current?.focus({ preventScroll: true })
    lookAgain()
  }
  const Input = question && answerInputs[question.question_type]
  if (!question) return null
  return (
    <div className={classes.screen} style={hueStyle(modeHues[state.play.mode])} data-phase={state.phase}>
      <PlayTop state={state} onLeave={leave} onOver={() => handIn('')} />
      <QuestionText question={question} level={state.play.level} headingRef={heading} />
      {state.play.mode === 'practice' && <WhyButton key={question.id} questionId={question.id} />}
      {Input ? (
        <Input
          key={question.id}
          question={question}
          playId={state.play.id}
          effect={effect}
          answer={answer}
          outcome={state.outcome}
          isOpen={phase === 'choosing'}
          isSending={phase === 'sending'}
          onChange={choose}
          onHandIn={handIn}
          onHint={hint.use}
        />
      ) : (
        <UnknownType />
      )}
      <div className={classes.dock} data-silent={isOffline || undefined}>
        <div role="status">{isOffline && <p className={classes.offline}>{t('play.sending_again')}</p>}</div>
        <Feedback outcome={state.outcome} question={question} answer={answer} onNext={goOn} />
        {phase === 'stuck' && <StuckNotice onLook={lookFrom} />}
        {!state.outcome && phase !== 'stuck' && (
          <>
            <LifelineBar state={state} coins={lifeline.coins} isPending={lifeline.isPending || phase === 'sending'} onUse={lifeline.use} />
            <HintButton state={state} hint={hint} />
          </>
        )}
      </div>
      <LeaveDialog
        isOpen={isLeaving}
        hasClock={state.play.seconds_per_question !== null}
        onClose={() => setLeaving(false)}
        onGiveUp={giveUp.run}
        isGivingUp={giveUp.isPending}
      />
      <ReportDialog />
    </div>
  )
}
