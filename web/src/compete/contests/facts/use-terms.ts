import type { Contest } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { isolated } from '../../../platform/i18n/isolated.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { prizeOf } from './prize-groups.ts'

/** What a player wins, in words: coins, a thing, or both; '' for nothing. */
export function usePrizeText(): (coins: number, thing: string | null) => string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (coins, thing) => {
    const inCoins = coins === 0 ? '' : t('catalogue.price', { count: coins, shown: count(coins) })
    if (thing === null) return inCoins
    return inCoins === '' ? thing : `${isolated(inCoins)} + ${isolated(thing)}`
  }
}

type Terms = Pick<Contest, 'entry' | 'prizes' | 'things'>

/** What a contest costs, and what its first place wins; '' if it wins nothing. */
export function useTerms(contest: Terms): { entry: string; prize: string } {
  const { t } = useTranslation()
  const prizeText = usePrizeText()
  const { coins, thing } = prizeOf(contest, 1)
  return { entry: contest.entry === 0 ? t('contest.free') : prizeText(contest.entry, null), prize: prizeText(coins, thing?.name ?? null) }
}

/** The same in one line, which breaks only between the two, and in the name of a thing. */
export function useTermsText(contest: Terms): string {
  const { t } = useTranslation()
  const { entry, prize } = useTerms(contest)
  const whole = (text: string) => text.replaceAll(' ', '\u00a0')
  const first = `${t('contest.first_prize')}: ${prize}`
  return [whole(`${t('contest.entry')}: ${entry}`), ...(prize ? [prizeOf(contest, 1).thing ? first : whole(first)] : [])].join(' · ')
}
