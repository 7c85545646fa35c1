// The screen of one question: text, answers, lifelines, feedback.

import classes from './play-screen.module.css'
import type { Q } from '@trivium/contract/play/plays'
import { useDirection } from '@mantine/core'
import { modeTable } from '@trivium/rules/play/modes'
import { useCallback, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import { waitsForPlayer } from '../modes/index.ts'
import { WhyButton } from '../practice/index.ts'
import { stopReporting, useReporting } from '../../bank/questions/index.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { useWayOut } from '../../platform/ui/hooks/use-way-out.ts'
import { DockPlace } from './answers/dock-place.ts'
import { TellsNothing } from './answers/hand-in-button.tsx'
import { StatementCard } from './answers/statement/statement-card.tsx'
import { sidesOf } from './answers/statement/swipe.ts'
import { AskedAnswer } from './asked-answer.tsx'
import { AwayNotice } from './away-notice.tsx'
import { ClockNews } from './clock-news.tsx'
import { isOpen, mayAnswer, type OpenPlay, questionOf } from './conversation/play-state.ts'
import { usePlayKeys } from './conversation/use-play-keys.ts'
import { type PlayContext, usePlay } from './conversation/use-play.ts'
import { type Leaving, LeaveDialog } from './leave-dialog.tsx'
import { useHint, useLifelines } from './lifelines/use-helps.ts'
import { PlayDock } from './play-dock.tsx'
import { QuestionSkeleton } from './play-skeleton.tsx'
import { PlayTop } from './play-top.tsx'
import { QuestionText } from './question/question-text.tsx'
import { Stakes } from './question/stakes.tsx'
import { usePreloadSound } from './question/use-sound.ts'
import { KeysPanel } from './progress/keys-panel.tsx'
import { RoundPanel } from './progress/round-panel.tsx'
import { hasChain } from './streak/chain.ts'
import { ChainStrip } from './streak/chain-strip.tsx'
import { StuckNotice } from './stuck-notice.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useLatest } from '../../platform/ui/hooks/use-latest.ts'

const settlingMs = 350

/**
 * False for a moment after a new question has come.
 * @param followsAtOnce whether the question appears at once after an answer: a second tap then meant the question before
 */
function useSettled(questionId: number, followsAtOnce: boolean): boolean {
  const [settledId, setSettledId] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettledId(questionId), settlingMs)
    return () => clearTimeout(timer)
  }, [questionId])
  return !followsAtOnce || settledId === questionId
}

/** Reports any input on the page (finger, mouse button, wheel or key), which shows that the player is present. */
function useTouches(onTouch: () => void): void {
  const latest = useLatest(onTouch)
  useEffect(() => {
    const tell = () => latest.current()
    addEventListener('pointerdown', tell)
    addEventListener('keydown', tell)
    addEventListener('wheel', tell, { passive: true })
    return () => {
      removeEventListener('pointerdown', tell)
      removeEventListener('keydown', tell)
      removeEventListener('wheel', tell)
    }
  }, [latest])
}

interface PlayScreenProps {
  opened: OpenPlay
  over: PlayContext['over']
}

export function PlayScreen({ opened, over }: PlayScreenProps) {
  const { t } = useTranslation()
  const { leaving, setLeaving, isCovered, onWayOut } = useWindows()
  const leave = () => setLeaving({ to: null })
  const [isLow, setLow] = useState(false)
  const play = usePlay(opened, { over, isCovered })
  const { state, giveUp } = play
  useTouches(() => play.dispatch({ type: 'touched' }))
  const question = questionOf(state)
  useDocumentTitle(question?.category.name ?? t('play.title'))
  useWayOut(!over && !state.outcome?.result, onWayOut)
  const next = state.questions[state.index + 1]
  usePreloadSound(next && isOpen(next) ? next.audio : null)
  return (
    <div className={classes.frame} style={hueStyle(modes[state.play.mode].hue)}>
      <div className={classes.screen} data-phase={state.phase} data-due={state.isDue || undefined}>
        <PlayTop state={state} onLeave={leave} onLow={setLow} />
        <ClockNews mode={state.play.mode} moved={state.moved} isDue={false} isSilent={false} onNoted={play.noteMove} />
        {hasChain(state.play.mode) && state.phase !== 'away' && <ChainStrip state={state} />}
        {question && state.phase !== 'away' ? (
          <Asked play={play} question={question} isCovered={isCovered} isLow={isLow} onLeave={leave} />
        ) : state.phase === 'away' ? (
          <AwayNotice onGoOn={() => play.look('loaded')} giveUp={giveUp} />
        ) : state.phase === 'stuck' ? (
          <StuckNotice onLook={() => play.look('loaded')} />
        ) : (
          <QuestionSkeleton />
        )}
      </div>
      <RoundPanel state={state} />
      {question && state.phase !== 'away' && <KeysPanel play={state.play} question={question} />}
      <LeaveDialog
        leaving={leaving}
        clock={clockOf(state.play)}
        onClose={() => setLeaving(null)}
        onLeave={play.leave}
        onGiveUp={giveUp.run}
        isGivingUp={giveUp.isPending}
      />
    </div>
  )
}

interface AskedProps {
  play: ReturnType<typeof usePlay>
  question: Q
  isCovered: boolean
  /** The clock is about to run out. */
  isLow: boolean
  onLeave: () => void
}

/** The current question with all its controls. */
function Asked({ play, question, isCovered, isLow, onLeave }: AskedProps) {
  const { state, choose, handIn, look } = play
  const { dir } = useDirection()
  const rules = modeTable[state.play.mode]
  const tellsNothing = rules.draws === 'by_ability'
  const heading = useFocusOnChange(question.id, isCovered)
  const [place, setPlace] = useState<Element | null>(null)
  const isSettled = useSettled(question.id, rules.feedback === 'after_window')
  const conversation = { dispatch: play.dispatch, lookAgain: () => look('looked_again') }
  const lifelines = useLifelines(state, conversation)
  const hint = useHint(state, conversation)
  const commands = { choose, handIn, goOn: play.goOn, lifeline: lifelines.use, hint: hint.use, leave: onLeave }
  usePlayKeys(state, commands, !isCovered && isSettled)
  const lookFrom = () => {
    // The button disappears with the reply, so the focus moves to the heading.
    heading.current?.focus({ preventScroll: true })
    look('loaded')
  }
  const sides = sidesOf(state.play.mode, question, dir)
  const isOpenNow = mayAnswer(state) && isSettled
  const words = (
    <QuestionText
      question={question}
      level={state.play.level}
      headingRef={heading}
      tag={tellsNothing ? placeOf(question) : undefined}
      watching={state.phase !== 'choosing' ? 'away' : isLow ? 'breath' : 'watching'}
    />
  )
  return (
    <TellsNothing value={tellsNothing}>
      {sides ? (
        <StatementCard
          key={`card-${question.id}`}
          question={question}
          sides={sides}
          isOpen={isOpenNow}
          graded={gradedIn(state)}
          onHandIn={handIn}
        >
          {words}
        </StatementCard>
      ) : (
        words
      )}
      {rules.feedback === 'after_window' && <Stakes play={state.play} />}
      {rules.stats.cards === 'each_answer' && <WhyButton key={question.id} questionId={question.id} />}
      <DockPlace value={place}>
        <AskedAnswer play={play} question={question} isOpen={isOpenNow} isSwiped={sides !== null} onHint={hint.use} />
      </DockPlace>
      <PlayDock play={play} question={question} helps={{ lifelines, hint }} placeRef={setPlace} onLook={lookFrom} isCovered={isCovered} />
    </TellsNothing>
  )
}

const clockOf = ({ mode, seconds_per_question }: OpenPlay['play']) =>
  seconds_per_question === null ? 'none' : waitsForPlayer(mode) ? 'question' : 'round'

/** A question without an answer is not stamped. */
const gradedIn = ({ outcome, answer }: ReturnType<typeof usePlay>['state']) =>
  outcome && answer !== '' ? { answer, isRight: outcome.correct } : null

/** Used instead of the difficulty, which would reveal how the player did so far. */
const placeOf = ({ subcategory, category }: Q) => subcategory?.name ?? category.name

/** The dialogs in front of the question; Back closes them. Every navigation away asks first. */
function useWindows() {
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const isReporting = useReporting(reporting => reporting.question !== null)
  const onWayOut = useCallback(
    (to: string | null) => {
      if (isReporting) stopReporting()
      else setLeaving(before => (to === null && before ? null : { to }))
    },
    [isReporting],
  )
  return { leaving, setLeaving, isCovered: leaving !== null || isReporting, onWayOut }
}
