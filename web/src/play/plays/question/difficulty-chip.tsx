import type { Difficulty } from '@trivium/contract/bank/question-names'
import { useTranslation } from 'react-i18next'
import classes from './question.module.css'

const difficulties: Difficulty[] = ['easy', 'medium', 'hard']

/** The difficulty (easy, medium or hard) as a word and as one to three bars. */
export function DifficultyChip({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation()
  const filled = difficulties.indexOf(difficulty)
  return (
    <span className={classes.difficulty}>
      <svg viewBox="0 0 14 12" className={classes.bars} fill="currentColor" aria-hidden>
        {difficulties.map((name, index) => (
          <rect
            key={name}
            x={index * 5}
            y={8 - index * 4}
            width="4"
            height={4 + index * 4}
            rx="1"
            data-empty={index > filled || undefined}
          />
        ))}
      </svg>
      {t(`play.difficulty_${difficulty}`)}
    </span>
  )
}
