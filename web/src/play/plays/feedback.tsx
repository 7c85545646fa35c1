import type { AnswerOutcome, Play, Q } from '@trivium/contract/play/plays'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconFlame, IconPlayerPause, IconSend } from '@tabler/icons-react'
import { type ComponentProps, type MouseEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { ReportButton, ReportLaterButton } from '../../bank/questions/index.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { MascotPicture, type Mood } from '../../platform/ui/drawing/mascot.tsx'
import { FormulaText } from '../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { keysIn } from '../modes/index.ts'
import { RightWords } from './answers/right-words.tsx'
import { goesOnInMs, wordsToRead } from './conversation/pace.ts'
import { type AnswerVerdict, verdictOf } from './conversation/play-state.ts'
import classes from './feedback.module.css'
import { leastRun } from './progress/course.ts'
import shape from '../../platform/ui/feedback/verdict.module.css'
import { QuestionSource } from './question/question-source.tsx'

interface FeedbackProps {
  /** Null before the feedback: the live region is rendered early, so that screen readers announce its content. */
  outcome: AnswerOutcome | null
  /** The time is up, and the page is asking the server for the outcome. */
  isDue: boolean
  question: Q
  answer: string
  play: Pick<Play, 'id' | 'seconds_per_question' | 'total_seconds'>
  /** The player is still reading. */
  isHeld: boolean
  /** The gain of the answer: points, and the number of right answers in a row including it. */
  brought: Brought
  onNext: () => void
}

interface Brought {
  points: number
  run: number
  /** The length of the run that a wrong answer has ended. */
  ended: number
}

/** From this many on, the figure is proud, and the run looks it. */
const proudRun = 5
const greatRun = 10

/**
 * The verdict and the next button are directly below the answers, the right answer and the explanation below them: nothing may cover
 * the answers, even in a low window.
 */
export function Feedback({ outcome, isDue, question, answer, play, isHeld, brought, onNext }: FeedbackProps) {
  const { t } = useTranslation()
  const { next, top, words, section } = useInSight(outcome !== null)
  const verdict = outcome ? verdictOf(outcome, answer, question) : isDue ? 'over' : null
  return (
    <section
      ref={section}
      className={`${shape.card} ${classes.feedback}`}
      data-verdict={verdict ?? undefined}
      aria-label={outcome ? t('play.feedback') : undefined}
    >
      <div ref={top} className={classes.top}>
        {verdict && verdict !== 'saved' && <MascotPicture mood={moodAt(verdict, brought.run)} className={classes.onlooker} />}
        <div role="status" className={shape.verdict}>
          {verdict && <VerdictWords verdict={verdict} points={brought.points} />}
        </div>
        {outcome && <NextButton key={question.id} ref={next} {...{ outcome, question, play, isHeld, onNext }} />}
      </div>
      <div ref={words} role="status" className={classes.words}>
        {outcome && brought.run >= leastRun && <Run run={brought.run} />}
        {outcome && brought.ended >= leastRun && <EndedRun run={brought.ended} />}
        {outcome && <FeedbackWords outcome={outcome} question={question} answer={answer} />}
      </div>
      {/* Below the words: on the card of a statement there is space for these. */}
      {outcome && <Hold key={question.id} {...{ outcome, question, play, isHeld }} />}
      {outcome?.deadline && isHeld && <p className={classes.held}>{t('play.held')}</p>}
      {outcome && <QuestionSource source={question.source} />}
      {outcome &&
        (outcome.deadline === null ? <ReportButton question={question} /> : <ReportLaterButton playId={play.id} question={question} />)}
    </section>
  )
}

/** How the figure takes the answer. */
function moodAt(verdict: AnswerVerdict, run: number): Mood {
  if (verdict === 'right') return run >= proudRun ? 'proud' : 'glad'
  return verdict === 'wrong' ? 'wry' : 'lost'
}

function VerdictWords({ verdict, points }: { verdict: AnswerVerdict; points: number }) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const Drawing = { saved: IconSend, right: IconCircleCheckFilled, wrong: IconCircleXFilled, over: IconClockPause, late: IconClockPause }[
    verdict
  ]
  return (
    <>
      <Drawing size={24} aria-hidden /> <span>{t(`play.verdict_${verdict}`)}</span>
      {points !== 0 && (
        <span className="tabular">
          <span aria-hidden>{signed(points)}</span>
          <VisuallyHidden>{t('board.points', { count: points, shown: count(points) })}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

interface NextButtonProps extends Pick<FeedbackProps, 'question' | 'play' | 'isHeld' | 'onNext'> {
  ref: Ref<HTMLButtonElement>
  outcome: AnswerOutcome
}

/** A second tap on the button that handed the answer in. */
const doubleTapMs = 350

function NextButton({ ref, outcome, question, play, isHeld, onNext }: NextButtonProps) {
  const { t } = useTranslation()
  const [cameAt] = useState(() => performance.now())
  const isByFinger = ({ detail }: MouseEvent) => detail > 1 && performance.now() - cameAt < doubleTapMs
  return (
    <Button ref={ref} size="md" className={classes.next} onClick={event => !isByFinger(event) && onNext()}>
      {!isHeld && <Drain outcome={outcome} question={question} play={play} />}
      {outcome.result ? t('play.to_result') : t('play.next')}
    </Button>
  )
}

type Told = Pick<NextButtonProps, 'outcome' | 'question' | 'play'>

/** The time until the next question comes automatically; null if it never does. */
function useWaitMs({ outcome, question, play }: Told): number | null {
  const words = wordsToRead(outcome, question)
  const [waitMs] = useState(() => goesOnInMs({ outcome, play, isHeld: false, words }, serverNow()))
  return waitMs
}

/** Empties until the next question comes automatically; any touch stops it. */
function Drain(told: Told) {
  const waitMs = useWaitMs(told)
  return waitMs ? <span className={classes.drain} style={{ animationDuration: `${waitMs}ms` }} aria-hidden /> : null
}

/** Says that a touch stops the button beside it. The line keeps its space when it is done, so that nothing moves under the finger. */
function Hold({ isHeld, ...told }: Told & { isHeld: boolean }) {
  const { t } = useTranslation()
  const [wasHeld] = useState(isHeld)
  return useWaitMs(told) && !wasHeld ? (
    <p className={classes.hold} data-off={isHeld || undefined}>
      <IconPlayerPause size={20} aria-hidden /> {t('play.hold')}
    </p>
  ) : null
}

function Run({ run }: { run: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <p className={classes.run} data-run={run >= greatRun ? 'great' : run >= proudRun ? 'proud' : undefined}>
      <IconFlame size={20} aria-hidden /> {t('play.in_a_row', { count: run, shown: count(run) })}
    </p>
  )
}

function EndedRun({ run }: { run: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <p className={classes.ended}>
      <IconFlame size={20} aria-hidden /> {t('play.run_ended', { shown: count(run) })}
    </p>
  )
}

function FeedbackWords({ outcome, question, answer }: Pick<FeedbackProps, 'question' | 'answer'> & { outcome: AnswerOutcome }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  return (
    <>
      {verdictOf(outcome, answer, question) === 'late' && <p className={classes.rightAnswer}>{t('play.late_text')}</p>}
      <InPlace outcome={outcome} question={question} answer={answer} />
      {outcome.correct !== null && <Right question={question} answer={answer} feedback={outcome} />}
      <Remarks outcome={outcome} question={question} />
      {outcome.note && (
        <p className={shape.note} lang={lang} dir="auto">
          <FormulaText text={outcome.note} />
        </p>
      )}
    </>
  )
}

/** How much of a wrong order is in its place: the order as a whole is right or wrong. */
function InPlace({ outcome, question, answer }: Pick<FeedbackProps, 'question' | 'answer'> & { outcome: AnswerOutcome }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [given, right] = [keysIn(answer), keysIn(outcome.correct_answer)]
  if (question.question_type !== 'sequence' || outcome.correct !== false || given.length === 0 || right.length === 0) return null
  const inPlace = right.filter((key, place) => given[place] === key).length
  return <p>{t('play.in_place', { shown: count(inPlace), total: count(right.length) })}</p>
}

/** The author's remarks on options. They are here, because below an option they would move the others. */
function Remarks({ outcome, question }: Pick<FeedbackProps, 'question'> & { outcome: AnswerOutcome }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  return outcome.remarks.map(({ key, text }) => (
    <p key={key} className={classes.remark}>
      <b translate="no">{t(`play.key_${key}`)}</b>{' '}
      <span lang={lang} dir="auto">
        <FormulaText text={text} lang={lang} />
      </span>
    </p>
  ))
}

/** Sighted players see the pairs where they made them, and which side of a statement is right: there this text is only for screen readers. */
const toldInPlace: ReadonlySet<Q['question_type']> = new Set(['matching', 'true_false'])

const Right = (props: ComponentProps<typeof RightWords>) =>
  toldInPlace.has(props.question.question_type) ? (
    <VisuallyHidden>
      <RightWords {...props} />
    </VisuallyHidden>
  ) : (
    <RightWords {...props} />
  )

/**
 * Moves the focus to the next button if the focused submit button was removed or hidden.
 * If words of the verdict are below the window, the page scrolls far enough to show them. Otherwise it stays: nothing moves under the thumb.
 */
function useInSight(isTold: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isTold) return
    const { activeElement: focused, body } = document
    const isLost = !focused || focused === body || getComputedStyle(focused).visibility === 'hidden'
    if (isLost) next.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
    if (words.current && words.current.getBoundingClientRect().bottom > innerHeight) showWhole(section.current)
  }, [isTold])
  return { next, top, words, section }
}

const edgePx = 12

/** Scrolls on to the end of the verdict, but only as far as the answers above it stay in the window. */
function showWhole(section: HTMLElement | null): void {
  const answers = section?.parentElement?.previousElementSibling
  if (!section || !answers) return
  const missing = section.getBoundingClientRect().bottom + edgePx - innerHeight
  const spare = answers.getBoundingClientRect().top - edgePx
  if (missing > 0 && spare > 0) scrollBy(0, Math.min(missing, spare))
}
