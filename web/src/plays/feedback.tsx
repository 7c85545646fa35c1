import type { AnswerOutcome, Play, Q } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../i18n/content-language.ts'
import { ReportButton } from '../reports/report-button.tsx'
import { ReportLaterButton } from '../reports/report-later-button.tsx'
import { FormulaText } from '../ui/formula-text.tsx'
import { answerWords } from '../modes/answer-words.ts'
import { type Verdict, verdictOf } from './conversation/play-state.ts'
import classes from './feedback.module.css'
import { QuestionSource } from './question/question-source.tsx'

interface FeedbackProps {
  /** Null while nothing is told: the place is there before, so that screen readers hear what comes into it. */
  outcome: AnswerOutcome | null
  question: Q
  answer: string
  play: Pick<Play, 'id'>
  onNext: () => void
}

/**
 * The verdict and the way on stand right below the answers, what was right and why under them: nothing lies over the answers,
 * however low the window is.
 */
export function Feedback({ outcome, question, answer, play, onNext }: FeedbackProps) {
  const { t } = useTranslation()
  const { next, top } = useInSight(outcome !== null)
  const verdict = outcome && verdictOf(outcome, answer)
  return (
    <section className={classes.feedback} data-verdict={verdict ?? undefined} aria-label={outcome ? t('play.feedback') : undefined}>
      <div ref={top} className={classes.top}>
        <div role="status" className={classes.verdict}>
          {verdict && <VerdictWords verdict={verdict} />}
        </div>
        {outcome && (
          <Button ref={next} size="md" className={classes.next} onClick={onNext}>
            {outcome.result ? t('play.to_result') : t('play.next')}
          </Button>
        )}
      </div>
      <div role="status" className={classes.words}>
        {outcome && <FeedbackWords outcome={outcome} question={question} answer={answer} />}
      </div>
      {outcome && <QuestionSource source={question.source} />}
      {outcome &&
        (outcome.deadline === null ? <ReportButton question={question} /> : <ReportLaterButton playId={play.id} question={question} />)}
    </section>
  )
}

function VerdictWords({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation()
  const Drawing = { saved: IconSend, right: IconCircleCheckFilled, wrong: IconCircleXFilled, over: IconClockPause, late: IconClockPause }[
    verdict
  ]
  return (
    <>
      <Drawing size={24} aria-hidden /> <span>{t(`play.verdict_${verdict}`)}</span>
    </>
  )
}

function FeedbackWords({ outcome, question, answer }: Pick<FeedbackProps, 'question' | 'answer'> & { outcome: AnswerOutcome }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const rightTexts = answerWords(question, outcome.correct_answer)
  return (
    <>
      {verdictOf(outcome, answer) === 'late' && <p className={classes.rightAnswer}>{t('play.late_text')}</p>}
      {!outcome.correct && rightTexts.length > 0 && (
        <p className={classes.rightAnswer}>
          {t('play.right_was')}{' '}
          <bdi lang={lang}>
            <FormulaText text={rightTexts.join(' · ')} />
          </bdi>
        </p>
      )}
      {outcome.note && (
        <p className={classes.note} lang={lang} dir="auto">
          <FormulaText text={outcome.note} />
        </p>
      )}
    </>
  )
}

/**
 * The button that handed the answer in may have gone, and the focus with it; or it is hidden, and the browser takes the focus next.
 * Where the verdict lies below the window, the page moves up so far that it is seen, and no further.
 */
function useInSight(isTold: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isTold) return
    const { activeElement: focused, body } = document
    const isLost = !focused || focused === body || getComputedStyle(focused).visibility === 'hidden'
    if (isLost) next.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  return { next, top }
}
