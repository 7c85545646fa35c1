import type { AnswerOutcome, Q } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconClockPause, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { keysIn } from './play-state.ts'
import classes from './play.module.css'

interface FeedbackProps {
  outcome: AnswerOutcome
  question: Q
  answer: string
  onNext: () => void
}

/** What was right, why, and the way on. */
export function Feedback({ outcome, question, answer, onNext }: FeedbackProps) {
  const { t } = useTranslation()
  const verdict = outcome.correct === null ? 'saved' : outcome.correct ? 'right' : answer === '' ? 'over' : 'wrong'
  const Drawing = { saved: IconSend, right: IconCircleCheckFilled, wrong: IconCircleXFilled, over: IconClockPause }[verdict]
  const rightTexts = keysIn(outcome.correct_answer).map(key => question.options.find(option => option.key === key)?.text ?? key)
  return (
    <section className={classes.feedback} data-verdict={verdict} aria-label={t('play.feedback')}>
      <div role="status">
        <p className={classes.verdict}>
          <Drawing size={24} aria-hidden /> {t(`play.verdict_${verdict}`)}
        </p>
        {!outcome.correct && rightTexts.length > 0 && (
          <p className={classes.rightAnswer}>
            {t('play.right_was')} <bdi>{rightTexts.join(' · ')}</bdi>
          </p>
        )}
        {outcome.note && (
          <p className={classes.note} dir="auto">
            {outcome.note}
          </p>
        )}
      </div>
      <Button size="lg" onClick={onNext} className={classes.next}>
        {outcome.result ? t('play.to_result') : t('play.next')}
      </Button>
    </section>
  )
}
