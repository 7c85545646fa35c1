import type { Badge } from '@trivium/contract/badges'
import { useId, type ReactNode } from 'react'
import { useNumbers } from '../ui/numbers.ts'
import classes from './badges.module.css'

interface BadgeGroupProps {
  title: string
  badges: Badge[]
  children: (badge: Badge) => ReactNode
}

/** A group without badges is not there. */
export function BadgeGroup({ title, badges, children }: BadgeGroupProps) {
  const { count } = useNumbers()
  const id = useId()
  if (badges.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title} <span className={`${classes.headingCount} tabular`}>{count(badges.length)}</span>
      </h2>
      <ul className={classes.cards}>{badges.map(children)}</ul>
    </section>
  )
}
