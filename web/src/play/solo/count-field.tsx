import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './challenge.module.css'

interface CountFieldProps {
  offered: number[]
  chosen: number | null
  onChoose: (questions: number) => void
  problem?: string
}

/** The number of questions as a row of radio buttons, so that all choices are visible. */
export function CountField({ offered, chosen, onChoose, problem }: CountFieldProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <span id={id} className={classes.legend}>
        {t('challenge.questions')}
      </span>
      <div className={`${classes.counts} tabular`} data-invalid={problem !== undefined || undefined}>
        {offered.map(questions => (
          <label key={questions} className={classes.count}>
            <input
              type="radio"
              name="questions"
              value={questions}
              checked={chosen === questions}
              onChange={() => onChoose(questions)}
              aria-label={t('catalogue.questions', { count: questions, shown: count(questions) })}
            />
            <span aria-hidden>{count(questions)}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          <IconAlertTriangle size={16} aria-hidden /> {problem}
        </p>
      )}
    </div>
  )
}
