import { useTranslation } from 'react-i18next'
import classes from './charts.module.css'

/** Explains the two shades of the bars. */
export function Legend() {
  const { t } = useTranslation()
  return (
    <ul className={classes.legend}>
      <li className={classes.key} data-part="correct">
        {t('statistics.correct')}
      </li>
      <li className={classes.key} data-part="rest">
        {t('statistics.wrong')}
      </li>
    </ul>
  )
}
