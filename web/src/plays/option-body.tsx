import type { Q } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import type { Effect } from './play-state.ts'
import classes from './play.module.css'

type Option = Q['options'][number]

/** What stands in an option: its key, its words or picture, and what the audience said of it. */
export function OptionBody({ option, effect }: { option: Option; effect: Effect | undefined }) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  const share = effect?.shares?.[option.key]
  return (
    <>
      {share !== undefined && <span className={classes.share} style={{ inlineSize: `${share}%` }} aria-hidden />}
      <span className={classes.key} aria-hidden>
        {t(`play.key_${option.key}`)}
      </span>
      <span className={classes.text} dir="auto">
        {option.image && <img src={option.image} alt="" width={96} height={72} className={classes.optionPicture} />}
        {option.text}
      </span>
      {share !== undefined && <span className={`${classes.percent} tabular`}>{percent(share)}</span>}
    </>
  )
}
