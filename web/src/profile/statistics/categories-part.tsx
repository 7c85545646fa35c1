import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BarRows } from './bar-rows.tsx'
import { categoryKey, categoryMarks, type CategoryMark } from './category-marks.ts'
import { ChartCard } from './chart-card.tsx'
import classes from './charts.module.css'
import { accuracyOf, type CategoryStats } from './statistics-types.ts'

const shownFirst = 8

interface CategoriesPartProps {
  categories: CategoryStats[]
  nameOf: (category: CategoryStats) => string
}

/** Most answered first, the best and the weakest marked. */
export function CategoriesPart({ categories, nameOf }: CategoriesPartProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const [isAll, setAll] = useState(false)
  if (categories.length === 0) return null
  const marks = categoryMarks(categories)
  const markText = (mark: CategoryMark | undefined) => (mark ? t(`statistics.mark_${mark}`) : '')
  const columns = [t('statistics.category'), t('statistics.asked'), t('statistics.accuracy'), t('statistics.mark')]
  const rows = categories.map(one => ({
    key: categoryKey(one),
    cells: [nameOf(one), count(one.asked), percent(accuracyOf(one)), markText(marks.get(categoryKey(one)))],
  }))
  const bars = categories.slice(0, isAll ? undefined : shownFirst).map(one => ({
    key: categoryKey(one),
    name: nameOf(one),
    total: one.asked,
    correct: one.correct,
    value: t('statistics.of_asked', { percent: percent(accuracyOf(one)), count: one.asked, shown: count(one.asked) }),
    mark: markText(marks.get(categoryKey(one))),
  }))
  return (
    <ChartCard
      title={t('statistics.categories')}
      stats={{ columns, rows }}
      action={
        categories.length > shownFirst && (
          <Button variant="default" size="sm" className={classes.all} onClick={() => setAll(!isAll)}>
            {t(isAll ? 'statistics.fewer_categories' : 'statistics.all_categories')}
          </Button>
        )
      }
    >
      <BarRows rows={bars} />
    </ChartCard>
  )
}
