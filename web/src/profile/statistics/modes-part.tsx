import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BarRows } from './bar-rows.tsx'
import { ChartCard } from './chart-card.tsx'
import { accuracyOf, type ModeStats } from './statistics-types.ts'

/** Modes with the same name are one row: all tests are "Tests". */
export function ModesPart({ played: all }: { played: ModeStats[] }) {
  const { t } = useTranslation()
  const played = [...Map.groupBy(all, ({ mode }) => t(`mode.name_${mode}`)).values()].flatMap(summed)
  const { count, percent } = useNumbers()
  if (played.length === 0) return null
  const columns = [t('statistics.mode'), t('statistics.plays'), t('statistics.asked'), t('statistics.accuracy')]
  const rows = played.map(stats => ({
    key: stats.mode,
    cells: [t(`mode.name_${stats.mode}`), count(stats.plays), count(stats.asked), percent(accuracyOf(stats))],
  }))
  const bars = played.map(({ mode, asked, correct }) => ({
    key: mode,
    name: t(`mode.name_${mode}`),
    total: asked,
    correct,
    value: t('statistics.of_asked', { percent: percent(accuracyOf({ asked, correct })), count: asked, shown: count(asked) }),
    hue: modes[mode].hue,
  }))
  return (
    <ChartCard title={t('statistics.modes')} stats={{ columns, rows }}>
      <BarRows rows={bars} />
    </ChartCard>
  )
}

const summed = ([first, ...others]: ModeStats[]): ModeStats[] =>
  first === undefined
    ? []
    : [
        others.reduce(
          (sum, { plays, asked, answered, correct }) => ({
            ...sum,
            plays: sum.plays + plays,
            asked: sum.asked + asked,
            answered: sum.answered + answered,
            correct: sum.correct + correct,
          }),
          first,
        ),
      ]
