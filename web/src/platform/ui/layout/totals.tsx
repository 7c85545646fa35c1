import classes from './totals.module.css'

interface TotalsProps {
  /** Already formatted in the interface language. */
  figures: readonly { text: string; value: string }[]
}

/** A few large figures with labels. */
export function Totals({ figures }: TotalsProps) {
  return (
    <dl className={classes.totals} data-count={figures.length}>
      {figures.map(({ text, value }) => (
        <div key={text} className={classes.total}>
          <dt>{text}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
