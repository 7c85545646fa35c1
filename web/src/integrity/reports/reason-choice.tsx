import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReasonName, reasonNames } from './reason.ts'
import classes from './report.module.css'

interface ReasonChoiceProps {
  chosen: ReasonName | null
  onChoose: (name: ReasonName) => void
}

/** The usual reasons as radio buttons, so that one touch is enough. */
export function ReasonChoice({ chosen, onChoose }: ReasonChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={classes.legend}>
        {t('report.label')}
      </p>
      <div className={classes.reasons}>
        {reasonNames.map((name, index) => (
          <label key={name} className={classes.reason}>
            <input
              type="radio"
              name={id}
              checked={chosen === name}
              onChange={() => onChoose(name)}
              data-autofocus={index === 0 || undefined}
            />
            <span>{t(`report.why_${name}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
