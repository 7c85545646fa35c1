import type { League } from '@trivium/contract/rewards/leagues'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

interface RivalLineProps {
  rival: NonNullable<League['rival']>
  /** The player's own rank. */
  rank: number
}

/** "12 points behind Sara": the member next above; for the first, the one next below. */
export function RivalLine({ rival: { name, gap }, rank }: RivalLineProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  // Isolated, because a name may be written in the other direction.
  const words = { count: gap, shown: count(gap), name: `\u2068${name}\u2069` }
  if (gap === 0) return <span className="tabular">{t('league.level', words)}</span>
  return <span className="tabular">{t(rank === 1 ? 'league.ahead' : 'league.behind', words)}</span>
}
