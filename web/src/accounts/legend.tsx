import { useTranslation } from 'react-i18next'
import classes from './charts.module.css'

/** What the two shades of every bar mean. */
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
