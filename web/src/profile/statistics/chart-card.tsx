// A chart and a table with the same stats. Screen readers always get the table; everyone else can switch to it.

import { Button, VisuallyHidden } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './charts.module.css'
import { StatTable, type StatRows } from './stat-table.tsx'

interface ChartCardProps {
  title: string
  /** One sentence on what the chart shows. */
  note?: string
  stats: StatRows
  /** The chart: decorative to screen readers. */
  children: ReactNode
  /** An action shown below the chart. */
  action?: ReactNode
}

export function ChartCard({ title, note, stats, children, action }: ChartCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const table = <StatTable caption={title} stats={stats} />
  const Drawing = isTable ? IconChartBar : IconTable
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.top}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.toggle}
          leftSection={<Drawing size={18} aria-hidden />}
          onClick={() => setTable(!isTable)}
          aria-describedby={id}
        >
          {t(isTable ? 'statistics.as_chart' : 'statistics.as_table')}
        </Button>
      </div>
      <div className={classes.card}>
        {note && <p className={classes.note}>{note}</p>}
        {isTable ? table : <VisuallyHidden component="div">{table}</VisuallyHidden>}
        {!isTable && <div aria-hidden>{children}</div>}
        {!isTable && action}
      </div>
    </section>
  )
}
