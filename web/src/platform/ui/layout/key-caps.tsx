// Keys and what they do, for whoever sits at a keyboard.

import { useTranslation } from 'react-i18next'
import classes from './key-caps.module.css'

export interface KeyRow {
  /** As they are written on the keys. */
  keys: readonly string[]
  /** What they do. */
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
