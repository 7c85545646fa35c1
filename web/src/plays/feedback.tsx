import type { AnswerOutcome, Q, QuestionType } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportButton } from '../reports/report-button.tsx'
import { useContentLang } from '../settings/use-content-lang.ts'
import { FormulaText } from '../ui/formula-text.tsx'
import { answerWords } from './answer-words.ts'
import { verdictOf } from './play-state.ts'
import classes from './play.module.css'
import { QuestionSource } from './question-source.tsx'

/** On a phone the sheet covers much of them: what was right is said again although it was answered. */
const isLong = new Set<QuestionType>(['guess_the_word', 'audio', 'multi_select', 'sequence'])

interface FeedbackProps {
  /** Null while nothing is told: the place is there before, so that screen readers hear what comes into it. */
  outcome: AnswerOutcome | null
  question: Q
  answer: string
  onNext: () => void
}

/** What was right, why, and the way on. */
export function Feedback({ outcome, question, answer, onNext }: FeedbackProps) {
  const { t } = useTranslation()
  const next = useFocusWhenLost(outcome !== null)
  return (
    <section
      className={classes.feedback}
      data-verdict={outcome ? verdictOf(outcome, answer) : undefined}
      aria-label={outcome ? t('play.feedback') : undefined}
    >
      <div>
        <div role="status">{outcome && <FeedbackWords outcome={outcome} question={question} answer={answer} />}</div>
        {outcome && <QuestionSource source={question.source} />}
      </div>
      {outcome && (
        <Button ref={next} size="lg" onClick={onNext}>
          {outcome.result ? t('play.to_result') : t('play.next')}
        </Button>
      )}
      {outcome && <ReportButton question={question} />}
    </section>
  )
}

function FeedbackWords({ outcome, question, answer }: Omit<FeedbackProps, 'onNext'> & { outcome: AnswerOutcome }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const verdict = verdictOf(outcome, answer)
  const Drawing = { saved: IconSend, right: IconCircleCheckFilled, wrong: IconCircleXFilled, over: IconClockPause, late: IconClockPause }[
    verdict
  ]
  const rightTexts = answerWords(question, outcome.correct_answer)
  return (
    <>
      <p className={classes.verdict}>
        <Drawing size={24} aria-hidden /> {t(`play.verdict_${verdict}`)}
      </p>
      {verdict === 'late' && <p className={classes.rightAnswer}>{t('play.late_text')}</p>}
      {(!outcome.correct || isLong.has(question.question_type)) && rightTexts.length > 0 && (
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

/** The button that handed the answer in may have gone, and the focus with it; or it is hidden, and the browser takes the focus next. */
function useFocusWhenLost(isTold: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement: focused, body } = document
    const isLost = !focused || focused === body || getComputedStyle(focused).visibility === 'hidden'
    if (isTold && isLost) next.current?.focus({ preventScroll: true })
  }, [isTold])
  return next
}
