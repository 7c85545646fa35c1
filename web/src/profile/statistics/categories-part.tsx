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

/** Most answered first, the best and the weakest marked. */
export function CategoriesPart({ categories }: { categories: CategoryStats[] }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const [isAll, setAll] = useState(false)
  if (categories.length === 0) return null
  const marks = categoryMarks(categories)
  // If several modes have a category of the same name, the name of the mode is added.
  const nameOf = ({ name, type }: CategoryStats) =>
    categories.some(other => other.name === name && other.type !== type) ? `${name} · ${t(`mode.name_${type}`)}` : name
  const markText = (mark: CategoryMark | undefined) => (mark ? t(`statistics.mark_${mark}`) : '')
  const columns = [t('statistics.category'), t('statistics.answered'), t('statistics.accuracy'), t('statistics.mark')]
  const rows = categories.map(one => ({
    key: categoryKey(one),
    cells: [nameOf(one), count(one.answered), percent(accuracyOf(one)), markText(marks.get(categoryKey(one)))],
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
