// A live question on the landing page. After five questions, each with feedback at once, it shows the missed ones, and offers an account to
// keep the gains.

import type { Q } from '@trivium/contract/play/plays'
import type { TrialFeedback } from '@trivium/contract/play/trial'
import { Button, Skeleton } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useContentLang } from '../../platform/i18n/content-language.ts'
import { MissedCards, moodFor, OptionChoice } from '../plays/index.ts'
import type { SavedTrial } from '../../people/identity/index.ts'
import { useSetting } from '../../platform/settings/use-setting.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { FormulaText } from '../../platform/ui/text/formula-text.tsx'
import { MascotPicture, type Mood } from '../../platform/ui/drawing/mascot.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import verdict from '../../platform/ui/feedback/verdict.module.css'
import classes from './trial.module.css'
import { useTrial } from './use-trial.ts'

interface TrialCardProps {
  /** Shown where there are no questions in this language yet. */
  otherwise?: ReactNode
}

export function TrialCard({ otherwise = null }: TrialCardProps) {
  const { t } = useTranslation()
  const { trial, place, question, told, sent, answer, goOn, error, retry } = useTrial()
  const heading = useFocusOn(place)
  useNamed(heading, trial !== null)
  const next = useInReach(told !== null)
  if (error?.refusal) return otherwise
  return (
    <section id="trial" className={classes.card} aria-label={t('trial.title')}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !trial ? (
        <TrialSkeleton />
      ) : question ? (
        <>
          <div className={classes.top}>
            <Pips total={trial.questions.length} told={trial.told} place={place} />
            <Companion mood={told === null ? (place === 0 ? 'hello' : 'thinking') : told.correct ? 'glad' : 'wry'} />
          </div>
          <Question question={question} heading={heading} />
          <OptionChoice
            question={question}
            effect={undefined}
            answer={told?.answer ?? sent ?? ''}
            outcome={told}
            isOpen={told === null && sent === null}
            onChange={() => {}}
            onHandIn={answer}
          />
          <div role="status" className={verdict.card} data-verdict={told ? (told.correct ? 'right' : 'wrong') : undefined}>
            {told && <Verdict told={told} gained={told.points - (trial.told[place - 1]?.points ?? 0)} languageId={question.language_id} />}
          </div>
          {told && (
            <Button ref={next} size="md" onClick={goOn} className={classes.next}>
              {place + 1 < trial.questions.length ? t('play.next') : t('trial.finish')}
            </Button>
          )}
        </>
      ) : (
        trial.told.length > 0 && <Outcome trial={trial} heading={heading} />
      )}
    </section>
  )
}

/** The focus follows the guest from question to question, but does not move to the first one automatically. */
function useFocusOn(place: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) heading.current?.focus()
    before.current = place
  }, [place])
  return heading
}

/** The page that waits for a confirmation leads to the question, which loads late. */
function useNamed(heading: Heading, isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || hash !== '#trial') return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [heading, isThere, hash])
}

/** Scrolls just far enough to show the button above the navigation of a phone. */
function useInReach(isTold: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTold) next.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  return next
}

/** The character watches. The words below it say what it feels. */
const Companion = ({ mood }: { mood: Mood }) => <MascotPicture mood={mood} className={classes.companion} />

interface PipsProps {
  total: number
  told: TrialFeedback[]
  place: number
}

function Pips({ total, told, place }: PipsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <p className={classes.pips}>
      <span className="tabular">{t('trial.number', { number: count(place + 1), total: count(total) })}</span>
      <span className={classes.row} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-told={told[index] && (told[index].correct ? 'right' : 'wrong')} data-now={index === place || undefined} />
        ))}
      </span>
    </p>
  )
}

type Heading = ReturnType<typeof useFocusOn>

function Question({ question, heading }: { question: Q; heading: Heading }) {
  const lang = useContentLang(question.language_id)
  return (
    <>
      <p className={classes.place}>
        <bdi lang={lang}>{question.subcategory?.name ?? question.category.name}</bdi>
      </p>
      <h2 ref={heading} tabIndex={-1} lang={lang} dir="auto" className={classes.words}>
        <FormulaText text={question.question} />
      </h2>
    </>
  )
}

function Verdict({ told, gained, languageId }: { told: TrialFeedback; gained: number; languageId: number }) {
  const { t } = useTranslation()
  const { count, signed } = useNumbers()
  const lang = useContentLang(languageId)
  const Drawing = told.correct ? IconCircleCheckFilled : IconCircleXFilled
  return (
    <>
      <span className={verdict.verdict}>
        <Drawing size={24} aria-hidden /> <span>{t(told.correct ? 'play.verdict_right' : 'play.verdict_wrong')}</span>
        {gained > 0 && (
          <span className="tabular" role="img" aria-label={t('board.points', { count: gained, shown: count(gained) })}>
            {signed(gained)}
          </span>
        )}
      </span>
      {told.note && (
        <span className={verdict.note} lang={lang} dir="auto">
          <FormulaText text={told.note} />
        </span>
      )}
    </>
  )
}

function Outcome({ trial: { questions, told }, heading }: { trial: Pick<SavedTrial, 'questions' | 'told'>; heading: Heading }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const goal = useSetting('quiz_winning_percentage')
  const { points = 0, right = 0, total = 0 } = told.at(-1) ?? {}
  const percentage = total === 0 ? 0 : (100 * right) / total
  const shown = { count: points, shown: count(points) }
  const misses = questions.flatMap((question, index) => {
    const one = told[index]
    return one && !one.correct ? { ...question, correct_answer: one.correct_answer, note: one.note, tolerance: null } : []
  })
  return (
    <div className={classes.outcome}>
      <Companion mood={moodFor({ mode: 'quiz_zone', won: percentage >= goal, level: 1, percentage, answered: told.length })} />
      <h2 ref={heading} tabIndex={-1} className={classes.words}>
        {t('trial.outcome', { right: count(right), total: count(total) })}
      </h2>
      <p>{points > 0 ? t('trial.keep', shown) : t('trial.keep_nothing')}</p>
      <p className={classes.place}>{t('trial.tomorrow')}</p>
      <Button component={Link} to="/auth/sign-up/" size="lg">
        {points > 0 ? t('trial.save', shown) : t('auth.sign_up')}
      </Button>
      <MissedCards items={misses} />
    </div>
  )
}

function TrialSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.skeleton}>
      <Skeleton height={20} width="40%" aria-hidden />
      <Skeleton height={56} aria-hidden />
      {[0, 1, 2, 3].map(option => (
        <Skeleton key={option} height={64} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
