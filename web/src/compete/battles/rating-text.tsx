import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './rating.module.css'

interface RatingTextProps {
  rating: { rating: number; is_provisional: boolean }
}

export function RatingText({ rating: { rating, is_provisional } }: RatingTextProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <span className={classes.rating}>
      <span className="tabular">{t('battle.rating_of', { rating: count(rating) })}</span>
      {is_provisional && <span className={classes.provisional}>{t('battle.provisional')}</span>}
    </span>
  )
}
