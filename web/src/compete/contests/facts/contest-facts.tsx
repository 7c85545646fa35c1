import type { ContestDetail } from '@trivium/contract/compete/contests'
import { IconClock, IconListNumbers, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../play/modes/index.ts'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'

export function ContestFacts({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { entry, participants, questions, seconds_per_question: seconds } = contest
  const price = entry === 0 ? t('contest.free') : t('catalogue.price', { count: entry, shown: count(entry) })
  const facts = [
    { text: t('contest.entry'), value: price, Drawing: CoinIcon },
    { text: t('await.questions'), value: count(questions), Drawing: IconListNumbers },
    { text: t('await.time'), value: t('review.seconds', { count: seconds, shown: count(seconds) }), Drawing: IconClock },
    { text: t('contest.players'), value: count(participants), Drawing: IconUsers },
  ]
  return <Facts label={t('contest.facts')} facts={facts} />
}
