import { IconClock, IconListNumbers, IconStar, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../ui/coin-icon.ts'
import { useNumbers } from '../ui/numbers.ts'
import { Facts } from './facts.tsx'
import type { Round } from './round.ts'

/** The facts about a round before it starts. */
export function Awaits({ round }: { round: Round }) {
  const { t } = useTranslation()
  const { count, percent, signed } = useNumbers()
  const { questions, secondsEach, coins, winningPercentage, points } = round
  const facts = [
    { text: t('await.questions'), value: count(questions), Drawing: IconListNumbers },
    ...(secondsEach === null
      ? []
      : [{ text: t('await.time'), value: t('review.seconds', { count: secondsEach, shown: count(secondsEach) }), Drawing: IconClock }]),
    { text: t('await.winning'), value: percent(winningPercentage), Drawing: IconTrophy },
    ...(coins > 0 ? [{ text: t('await.coins'), value: t('await.up_to', { coins: count(coins) }), Drawing: CoinIcon }] : []),
    // Isolated, so that a sign stays before its number in right-to-left text.
    ...(points
      ? [{ text: t('await.score'), value: `\u2066${signed(points.right)}\u2069 / \u2066${signed(-points.wrong)}\u2069`, Drawing: IconStar }]
      : []),
  ]
  return <Facts label={t('await.title')} facts={facts} />
}
