import type { Contest } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'

/** What a contest costs, and what its first place wins; '' if it wins nothing. */
export function useTerms({ entry, prizes }: Pick<Contest, 'entry' | 'prizes'>): { entry: string; prize: string } {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const inCoins = (coins: number) => t('catalogue.price', { count: coins, shown: count(coins) })
  const first = prizes.find(({ rank }) => rank === 1)?.coins ?? 0
  return { entry: entry === 0 ? t('contest.free') : inCoins(entry), prize: first === 0 ? '' : inCoins(first) }
}

/** The same in one line, which breaks only between the two. */
export function useTermsText(contest: Pick<Contest, 'entry' | 'prizes'>): string {
  const { t } = useTranslation()
  const { entry, prize } = useTerms(contest)
  const parts = [`${t('contest.entry')}: ${entry}`, ...(prize ? [`${t('contest.first_prize')}: ${prize}`] : [])]
  return parts.map(part => part.replaceAll(' ', '\u00a0')).join(' · ')
}
