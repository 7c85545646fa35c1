import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './statistics.module.css'
import { accuracyOf } from './statistics-types.ts'
import { Totals } from '../../platform/ui/layout/totals.tsx'

interface TotalsPartProps {
  asked: number
  correct: number
  bestRank: number | null
}

export function TotalsPart({ asked, correct, bestRank }: TotalsPartProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const stats = [
    { text: t('statistics.asked'), value: count(asked) },
    { text: t('statistics.correct'), value: count(correct) },
    { text: t('statistics.accuracy'), value: percent(accuracyOf({ asked, correct })) },
    { text: t('statistics.best_rank'), value: bestRank === null ? t('statistics.no_rank') : count(bestRank) },
  ]
  return (
    <section className={classes.wide} aria-label={t('statistics.totals')}>
      <Totals stats={stats} />
    </section>
  )
}
