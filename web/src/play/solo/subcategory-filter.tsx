import { useTranslation } from 'react-i18next'
import classes from '../passages/texts.module.css'

interface SubcategoryFilterProps {
  names: string[]
  /** Null means all. */
  chosen: string | null
  onChoose: (name: string | null) => void
}

export function SubcategoryFilter({ names, chosen, onChoose }: SubcategoryFilterProps) {
  const { t } = useTranslation()
  if (names.length === 0) return null
  return (
    <div role="group" aria-label={t('reading.filter')} className={classes.filter}>
      {[null, ...names].map(name => (
        <button key={name ?? ''} type="button" className={classes.chip} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          <bdi>{name ?? t('reading.all')}</bdi>
        </button>
      ))}
    </div>
  )
}
