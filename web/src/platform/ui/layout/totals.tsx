import classes from './totals.module.css'

interface TotalsProps {
  /** Already formatted in the interface language. */
  stats: readonly { text: string; value: string }[]
}

/** A few large figures with labels. */
export function Totals({ stats }: TotalsProps) {
  return (
    <dl className={classes.totals} data-count={stats.length}>
      {stats.map(({ text, value }) => (
        <div key={text} className={classes.total}>
          <dt>{text}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
