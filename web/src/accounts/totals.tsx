import classes from './totals.module.css'

interface TotalsProps {
  /** In the words and figures of the reader's language. */
  figures: readonly { text: string; value: string }[]
}

/** A few big figures, each with what it counts. */
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
