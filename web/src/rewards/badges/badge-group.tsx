import type { Badge } from '@trivium/contract/rewards/badges'
import type { ReactNode } from 'react'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import classes from './badges.module.css'

interface BadgeGroupProps {
  title: string
  badges: Badge[]
  children: (badge: Badge) => ReactNode
}

/** Renders nothing for a group without badges. */
export function BadgeGroup({ title, badges, children }: BadgeGroupProps) {
  const { count } = useNumbers()
  if (badges.length === 0) return null
  return (
    <PageSection
      title={
        <>
          {title} <span className={`${classes.headingCount} tabular`}>{count(badges.length)}</span>
        </>
      }
    >
      <ul className={classes.cards}>{badges.map(children)}</ul>
    </PageSection>
  )
}
