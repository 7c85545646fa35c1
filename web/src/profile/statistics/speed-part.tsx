import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { BarRows } from './bar-rows.tsx'
import { ChartCard } from './chart-card.tsx'
import { accuracyOf, type Statistics } from './statistics-types.ts'

interface SpeedPartProps {
  speed: Statistics['speed']
  medianMs: number | null
}

/** The distribution of answer times and the accuracy for each range. */
export function SpeedPart({ speed, medianMs }: SpeedPartProps) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const seconds = useSeconds()
  if (speed.every(({ answers }) => answers === 0)) return null
  const ofAnswered = (answers: number, correct: number) => {
    const share = percent(accuracyOf({ asked: answers, correct }))
    return t('statistics.of_answered', { percent: share, count: answers, shown: count(answers) })
  }
  const ranges = speed.map(({ up_to_ms: upTo, answers, correct }, index) => ({
    key: String(upTo),
    name:
      upTo === null
        ? t('statistics.slower', { time: seconds(speed[index - 1]?.up_to_ms ?? 0) })
        : t('statistics.up_to', { time: seconds(upTo) }),
    total: answers,
    correct,
    value: answers === 0 ? '–' : ofAnswered(answers, correct),
  }))
  const columns = [t('statistics.time'), t('statistics.answered'), t('statistics.accuracy')]
  const rows = ranges.map(range => ({
    key: range.key,
    cells: [range.name, count(range.total), range.total === 0 ? '–' : percent(accuracyOf({ asked: range.total, correct: range.correct }))],
  }))
  return (
    <ChartCard
      title={t('statistics.speed')}
      note={medianMs === null ? undefined : t('statistics.median', { time: seconds(medianMs) })}
      stats={{ columns, rows }}
    >
      <BarRows rows={ranges} />
    </ChartCard>
  )
}

/** Formats a duration in seconds in the interface language: "4.2 sec". */
function useSeconds(): (milliseconds: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language || 'en', {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return milliseconds => format.format(milliseconds / 1000)
}
