import type { Result } from '@trivium/contract/play/plays'
import { IconBolt, IconCheck, IconClock, IconMinus, IconStar, IconX, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './result.module.css'
import { type Figure, gains, isCut, statsOf } from './story/story.ts'
import { useSeconds } from './use-seconds.ts'

const looks = {
  correct: { name: 'result.correct', Drawing: IconCheck, tone: 'right' },
  wrong: { name: 'result.wrong', Drawing: IconX, tone: 'wrong' },
  unanswered: { name: 'result.unanswered', Drawing: IconMinus, tone: 'plain' },
  per_answer: { name: 'result.per_answer', Drawing: IconBolt, tone: 'plain' },
  time: { name: 'result.time', Drawing: IconClock, tone: 'plain' },
  score: { name: 'result.score', Drawing: IconStar, tone: 'plain' },
  coins: { name: 'result.coins', Drawing: CoinIcon, tone: 'coins' },
} as const satisfies Record<Figure, { name: string; Drawing: Icon; tone: string }>

interface ResultStatsProps {
  result: Result
  /** What the round has brought, or the others. Default: all. */
  part?: 'gains' | 'others'
}

export function ResultStats({ result, part }: ResultStatsProps) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  const seconds = useSeconds()
  const values: Record<Figure, () => string> = {
    // Isolated, so that the order "right/total" also holds in right-to-left text.
    correct: () => `\u2066${count(result.correct)}/${count(result.total)}\u2069`,
    wrong: () => count(result.wrong),
    unanswered: () => count(result.total - result.answered),
    per_answer: () => seconds(result.average_ms ?? 0),
    time: () => clock(result.duration_ms),
    score: () =>
      isCut(result) ? t('result.score_of', { shown: count(result.score), points: count(result.shown_score ?? 0) }) : count(result.score),
    coins: () => count(result.coins_earned),
  }
  const stats = statsOf(result).filter(figure => part === undefined || gains.includes(figure) === (part === 'gains'))
  if (stats.length === 0) return null
  return (
    <dl className={classes.figures} data-count={stats.length}>
      {stats.map(figure => {
        const { name, Drawing, tone } = looks[figure]
        return (
          <div key={figure} data-tone={tone} {...(tone === 'coins' && { 'data-coins-from': true })}>
            <dt>{t(name)}</dt>
            <dd className="tabular">
              <Drawing size={20} aria-hidden /> {values[figure]()}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
