import type { FunctionComponent } from 'react'
import classes from './facts.module.css'

export interface Fact {
  text: string
  value: string
  Drawing: FunctionComponent<{ size: number; stroke: number; 'aria-hidden': true }>
}

/** The facts to know before a round starts. */
export function Facts({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <section aria-label={label}>
      <dl className={classes.facts}>
        {facts.map(({ text, value, Drawing }) => (
          <div key={text} className={classes.fact}>
            <dt>
              <Drawing size={20} stroke={1.75} aria-hidden /> {text}
            </dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
