// A play in free order: any question at any time, one clock for all of them, every change saved by itself.

import type { Q } from '@trivium/contract/plays'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useDocumentTitle } from '../ui/page.tsx'
import { FreeAnswer } from './free-answer.tsx'
import { FreeEnd } from './free-end.tsx'
import { FreeHandInDialog } from './free-hand-in-dialog.tsx'
import { FreeOverview } from './free-overview.tsx'
import { FreeOverviewDrawer } from './free-overview-drawer.tsx'
import { type OpenFreePlay, placesOf } from './free-play-state.ts'
import classes from './free-play.module.css'
import { FreeSteps } from './free-steps.tsx'
import { FreeTop } from './free-top.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import playClasses from './play.module.css'
import { QuestionText } from './question-text.tsx'
import { useBack } from './use-back.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useFreeKeys } from './use-free-keys.ts'
import { useFreePlay } from './use-free-play.ts'
import { useMarks } from './use-marks.ts'

/** New only when the server has news. */
export function FreePlayScreen({ data, play, answers }: OpenFreePlay) {
  const opened = useMemo(() => ({ data, play, answers }), [data, play, answers])
  return <Screen opened={opened} />
}

type Window = 'leave' | 'hand_in' | 'overview' | null

function Screen({ opened }: { opened: OpenFreePlay }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Window>(null)
  const free = useFreePlay(opened)
  const { state, answer, goTo } = free
  const { marked, toggle } = useMarks(state.play.id)
  const question = state.questions[state.index]
  useDocumentTitle(question?.category.name ?? t('play.title'))
  const heading = useFocusOnChange(question?.id, open !== null)
  const draft = (question && state.drafts[question.id]) ?? ''
  const step = (by: 1 | -1) => goTo(state.index + by)
  const close = () => setOpen(null)
  useFreeKeys(
    {
      question,
      shownKeys: [t('play.key_a'), t('play.key_b'), t('play.key_c'), t('play.key_d'), t('play.key_e')],
      answer: draft,
      choose: given => question && answer(question.id, given),
      step,
      mark: () => question && toggle(question.id),
      leave: () => setOpen('leave'),
    },
    open === null,
  )
  useBack(
    true,
    useCallback(() => setOpen(window => (window === null ? 'leave' : null)), []),
  )
  if (!question) return null
  const places = placesOf(state, marked)
  const isComplete = places.every(({ isAnswered }) => isAnswered)
  const isLast = state.index === places.length - 1
  const end = { places, phase: state.phase, isEndStuck: state.isEndStuck, isNext: isComplete || isLast, onHandIn: () => setOpen('hand_in') }
  const takeBack = ({ id }: Q) => {
    free.takeBack(id)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.frame} style={hueStyle(modeHues[state.play.mode])}>
      <div className={playClasses.screen}>
        <FreeTop
          state={state}
          places={places}
          saveState={free.saveState}
          onLeave={() => setOpen('leave')}
          onOver={free.endByClock}
          onTryAgain={free.tryAgain}
        />
        <QuestionText question={question} level={null} headingRef={heading} />
        <FreeAnswer
          key={`${question.id}:${state.taken}`}
          state={state}
          question={question}
          draft={draft}
          isMarked={marked.has(question.id)}
          onChange={given => answer(question.id, given)}
          onTakeBack={() => takeBack(question)}
          onMark={() => toggle(question.id)}
        />
        <FreeSteps index={state.index} total={places.length} isComplete={isComplete} onStep={step} />
        <FreeEnd {...end} onOverview={() => setOpen('overview')} />
      </div>
      <aside className={classes.panel} aria-label={t('free.overview')}>
        <FreeOverview places={places} onGo={goTo} />
        <FreeEnd {...end} />
      </aside>
      <FreeOverviewDrawer isOpen={open === 'overview'} onClose={close}>
        <FreeOverview
          places={places}
          onGo={index => {
            goTo(index)
            close()
          }}
        />
      </FreeOverviewDrawer>
      <FreeHandInDialog
        isOpen={open === 'hand_in'}
        isPending={state.phase !== 'open'}
        places={places}
        onClose={close}
        onHandIn={free.handIn}
      />
      <LeaveDialog isOpen={open === 'leave'} hasClock onClose={close} onGiveUp={free.handIn} isGivingUp={state.phase !== 'open'} />
    </div>
  )
}
