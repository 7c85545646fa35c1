// One question on screen: what is asked, what can be answered, what helps, and what was right.

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useDocumentTitle } from '../ui/page.tsx'
import { answerInputs } from './answer-inputs.tsx'
import { Feedback } from './feedback.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LifelineBar } from './lifeline-bar.tsx'
import { effectOn, type OpenPlay } from './play-state.ts'
import { PlayTop } from './play-top.tsx'
import classes from './play.module.css'
import { QuestionText } from './question-text.tsx'
import { UnknownType } from './unknown-type.tsx'
import { usePlay } from './use-play.ts'
import { usePlayKeys } from './use-play-keys.ts'

export function PlayScreen({ opened }: { opened: OpenPlay }) {
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  const { state, isOffline, choose, handIn, goOn, lifeline, giveUp } = usePlay(opened)
  const question = state.questions[state.index]
  useDocumentTitle(question?.category.name ?? t('play.title'))
  const heading = useFocusOnChange(question?.id)
  const effect = question && effectOn(state.play, question)
  const { phase, answer } = state
  const leave = () => setLeaving(true)
  const shownKeys = [t('play.key_a'), t('play.key_b'), t('play.key_c'), t('play.key_d'), t('play.key_e')]
  const removed = effect?.removed ?? []
  usePlayKeys({ question, shownKeys, removed, phase, answer, choose, handIn, goOn, lifeline: lifeline.use, leave }, !isLeaving)
  const Input = question && answerInputs[question.question_type]
  if (!question) return null
  return (
    <div className={classes.screen} style={hueStyle(modeHues[state.play.mode])} data-phase={state.phase}>
      <PlayTop state={state} onLeave={leave} onOver={() => handIn(state.answer)} />
      <QuestionText question={question} headingRef={heading} />
      {Input ? (
        <Input
          key={question.id}
          question={question}
          effect={effect}
          answer={answer}
          outcome={state.outcome}
          isOpen={phase === 'choosing'}
          onChange={choose}
          onHandIn={handIn}
        />
      ) : (
        <UnknownType />
      )}
      <div className={classes.dock}>
        <div role="status">{isOffline && <p className={classes.offline}>{t('play.sending_again')}</p>}</div>
        <Feedback outcome={state.outcome} question={question} answer={answer} onNext={goOn} />
        {!state.outcome && (
          <LifelineBar state={state} coins={lifeline.coins} isPending={lifeline.isPending || phase === 'sending'} onUse={lifeline.use} />
        )}
      </div>
      <LeaveDialog isOpen={isLeaving} onClose={() => setLeaving(false)} onGiveUp={giveUp.run} isGivingUp={giveUp.isPending} />
    </div>
  )
}

/** A new question is read out and keys work from there. */
function useFocusOnChange(questionId: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    // A frame later: on arriving, the layout gives the focus to the page as a whole first.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [questionId])
  return heading
}
