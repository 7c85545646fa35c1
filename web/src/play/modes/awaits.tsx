import { IconClock, IconListNumbers, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Facts } from './facts.tsx'
import type { Round } from './round.ts'
import { RulesLine } from './rules-line.tsx'

/** The facts about a round before it starts. */
export function Awaits({ round }: { round: Round }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { questions, secondsEach, coins, winningPercentage } = round
  const facts = [
    { text: t('await.questions'), value: count(questions), Drawing: IconListNumbers },
    ...(secondsEach === null
      ? []
      : [{ text: t('await.time'), value: t('review.seconds', { count: secondsEach, shown: count(secondsEach) }), Drawing: IconClock }]),
    { text: t('await.winning'), value: percent(winningPercentage), Drawing: IconTrophy },
    ...(coins > 0 ? [{ text: t('await.coins'), value: t('await.up_to', { coins: count(coins) }), Drawing: CoinIcon }] : []),
  ]
  return (
    <>
      <Facts label={t('await.title')} facts={facts} />
      <RulesLine round={round} />
    </>
  )
}
