// Keys and their effects, for players with a keyboard.

import { useTranslation } from 'react-i18next'
import classes from './key-caps.module.css'

export interface KeyRow {
  /** The labels of the keys. */
  keys: readonly string[]
  /** The effect of the keys. */
  does: string
}

export function KeyCaps({ rows }: { rows: readonly KeyRow[] }) {
  const { t } = useTranslation()
  return (
    <div className={classes.keys}>
      <h2 className={classes.title}>{t('keys.title')}</h2>
      <dl className={classes.rows}>
        {rows.map(({ keys, does }) => (
          <div key={does} className={classes.row}>
            <dt className={classes.caps}>
              {keys.map(key => (
                <kbd key={key} className={classes.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={classes.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
