// A play in free order: any question at any time, one clock for all, and every change is saved automatically.

import type { Q } from '@trivium/contract/play/plays'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useDocumentTitle } from '../../../platform/ui/layout/page.tsx'
import { useWayOut } from '../../../platform/ui/hooks/use-way-out.ts'
import { useAnnotating } from '../annotating.ts'
import { type Leaving, LeaveDialog } from '../leave-dialog.tsx'
import screen from '../play-screen.module.css'
import { QuestionText } from '../question/question-text.tsx'
import { FreeKeys } from '../progress/keys-panel.tsx'
import { useFocusOnChange } from '../use-focus-on-change.ts'
import { FreeAnswer } from './free-answer.tsx'
import { FreeEnd } from './free-end.tsx'
import type { FreeTerms } from './free-conversation.ts'
import { FreeHandInDialog } from './free-hand-in-dialog.tsx'
import { useMarks } from './free-saved.ts'
import { useFreeLook } from './free-look.ts'
import { FreeOverviewDrawer } from './free-overview-drawer.tsx'
import { FreeOverview } from './free-overview.tsx'
import { type OpenFreePlay, type QuestionPlace, placesOf } from './free-play-state.ts'
import classes from './free-play.module.css'
import { FreeSteps } from './free-steps.tsx'
import { FreeTop } from './free-top.tsx'
import { useFreeKeys } from './use-free-keys.ts'
import { useFreePlay } from './use-free-play.ts'

interface FreePlayScreenProps extends OpenFreePlay {
  /** Must stay the same object while the screen is mounted. */
  terms?: FreeTerms
}

/** Memoizes `opened`, so that it changes only with new data from the server. */
export function FreePlayScreen({ data, play, answers, terms }: FreePlayScreenProps) {
  const opened = useMemo(() => ({ data, play, answers }), [data, play, answers])
  return <Screen opened={opened} terms={terms} />
}

type Window = Leaving | 'hand_in' | 'overview' | null
type FreePlay = ReturnType<typeof useFreePlay>

function Screen({ opened, terms }: { opened: OpenFreePlay; terms: FreeTerms | undefined }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Window>(null)
  const play = useFreePlay(opened, terms)
  const { state } = play
  const marks = useShownMarks(state.play.id)
  const { isCovered = false, uncover } = useAnnotating() ?? {}
  const { isFinal = false, leaveWords } = useFreeLook()
  const question = state.questions[state.index]
  useDocumentTitle(question?.category.name ?? t('play.title'))
  useWayOut(
    true,
    useCallback(
      (to: string | null) => {
        if (isCovered && to === null) uncover?.()
        else setOpen(window => (window === null || to !== null ? { to } : null))
      },
      [isCovered, uncover],
    ),
  )
  if (!question) return null
  const places = placesOf(state, marks.marked)
  return (
    <div className={classes.frame} style={hueStyle(modes[state.play.mode].hue)}>
      <Asked play={play} question={question} marks={marks} places={places} open={open} onOpen={setOpen} />
      <aside className={classes.panel} aria-label={t('free.overview')}>
        <FreeOverview places={places} onGo={play.goTo} />
        <End play={play} places={places} onOpen={setOpen} />
        <FreeKeys mode={state.play.mode} question={question} isFinal={isFinal} leave={leaveWords?.leave} />
      </aside>
      <Windows play={play} places={places} open={open} onOpen={setOpen} />
    </div>
  )
}

/** The marks on this device, or on the server if the play keeps them there. */
function useShownMarks(playId: number) {
  const annotating = useAnnotating()
  const here = useMarks(playId)
  return annotating ? { marked: annotating.marked, toggle: annotating.toggleMark } : here
}

interface PartProps {
  play: FreePlay
  places: QuestionPlace[]
  onOpen: (window: Window) => void
}

interface AskedProps extends PartProps {
  question: Q
  marks: ReturnType<typeof useMarks>
  open: Window
}

function Asked({ play, question, marks: { marked, toggle }, places, open, onOpen }: AskedProps) {
  const { state, answer, goTo } = play
  const { tagOf, onShown, isFinal = false } = useFreeLook()
  const { Tools, isCovered = false } = useAnnotating() ?? {}
  const isOn = open === null && !isCovered
  useEffect(() => onShown?.(question.id), [onShown, question.id])
  const heading = useFocusOnChange(question.id, !isOn)
  const draft = state.drafts[question.id] ?? ''
  const step = (by: 1 | -1) => goTo(state.index + by)
  const mark = () => toggle(question.id)
  const choose = (given: string) => answer(question.id, given)
  // A single key must not choose an answer that cannot be changed afterwards.
  useFreeKeys({ question, answer: draft, choose: isFinal ? () => {} : choose, step, mark, leave: () => onOpen({ to: null }) }, isOn)
  const takeBack = () => {
    play.takeBack(question.id)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className={screen.screen}>
      <FreeTop
        state={state}
        places={places}
        saveState={play.saveState}
        isSilent={play.isSilent}
        onLeave={() => onOpen({ to: null })}
        onTryAgain={play.tryAgain}
        onMoveNoted={play.noteMove}
      />
      <QuestionText question={question} level={null} headingRef={heading} tag={tagOf?.(question)} />
      <FreeAnswer
        key={`${question.id}:${state.taken}`}
        state={state}
        question={question}
        draft={draft}
        isMarked={marked.has(question.id)}
        onChange={choose}
        onTakeBack={takeBack}
        onMark={mark}
      />
      {Tools && <Tools question={question} isOn={isOn} />}
      <FreeSteps
        index={state.index}
        phase={state.phase}
        places={places}
        isComplete={isComplete(places)}
        onStep={step}
        onOverview={() => onOpen('overview')}
        onHandIn={() => onOpen('hand_in')}
      />
    </div>
  )
}

const isComplete = (places: QuestionPlace[]) => places.every(({ isAnswered }) => isAnswered)

function End({ play: { state }, places, onOpen }: PartProps) {
  return (
    <FreeEnd
      places={places}
      phase={state.phase}
      isNext={isComplete(places) || state.index === places.length - 1}
      onHandIn={() => onOpen('hand_in')}
    />
  )
}

function Windows({ play, places, open, onOpen }: PartProps & { open: Window }) {
  const { state, goTo, handIn } = play
  const { leaveWords } = useFreeLook()
  const close = () => onOpen(null)
  const isEnding = state.phase !== 'open'
  return (
    <>
      <FreeOverviewDrawer isOpen={open === 'overview'} mode={state.play.mode} onClose={close}>
        <FreeOverview
          places={places}
          onGo={index => {
            goTo(index)
            close()
          }}
        />
        <End play={play} places={places} onOpen={onOpen} />
      </FreeOverviewDrawer>
      <FreeHandInDialog isOpen={open === 'hand_in'} isPending={isEnding} places={places} onClose={close} onHandIn={handIn} />
      <LeaveDialog
        leaving={typeof open === 'string' ? null : open}
        clock={state.play.deadline === null ? 'none' : 'round'}
        onClose={close}
        onGiveUp={handIn}
        isGivingUp={isEnding}
        words={leaveWords}
      />
    </>
  )
}
