import type { AnswerOutcome, Q } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../settings/use-content-lang.ts'
import { keysIn, verdictOf } from './play-state.ts'
import classes from './play.module.css'

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
      <div role="status">{outcome && <FeedbackWords outcome={outcome} question={question} answer={answer} />}</div>
      {outcome && (
        <Button ref={next} size="lg" onClick={onNext}>
          {outcome.result ? t('play.to_result') : t('play.next')}
        </Button>
      )}
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
  const rightTexts = keysIn(outcome.correct_answer).map(key => question.options.find(option => option.key === key)?.text ?? key)
  return (
    <>
      <p className={classes.verdict}>
        <Drawing size={24} aria-hidden /> {t(`play.verdict_${verdict}`)}
      </p>
      {verdict === 'late' && <p className={classes.rightAnswer}>{t('play.late_text')}</p>}
      {!outcome.correct && rightTexts.length > 0 && (
        <p className={classes.rightAnswer}>
          {t('play.right_was')} <bdi lang={lang}>{rightTexts.join(' · ')}</bdi>
        </p>
      )}
      {outcome.note && (
        <p className={classes.note} lang={lang} dir="auto">
          {outcome.note}
        </p>
      )}
    </>
  )
}

/** The button that handed the answer in may have gone, and the focus with it. */
function useFocusWhenLost(isTold: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTold && document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  }, [isTold])
  return next
}
