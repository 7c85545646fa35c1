import type { Result } from '@trivium/contract/plays'
import { IconBolt, IconCheck, IconClock, IconMinus, IconStar, IconX, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../ui/coin-icon.ts'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './result.module.css'
import { type Figure, figuresOf } from './story.ts'
import { useSeconds } from './use-seconds.ts'

const drawings: Record<Figure, { Drawing: Icon; tone: string }> = {
  correct: { Drawing: IconCheck, tone: 'right' },
  wrong: { Drawing: IconX, tone: 'wrong' },
  unanswered: { Drawing: IconMinus, tone: 'plain' },
  per_answer: { Drawing: IconBolt, tone: 'plain' },
  time: { Drawing: IconClock, tone: 'plain' },
  score: { Drawing: IconStar, tone: 'plain' },
  coins: { Drawing: CoinIcon, tone: 'coins' },
}

export function ResultFigures({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count, clock } = useNumbers()
  const seconds = useSeconds()
  const values: Record<Figure, () => string> = {
    correct: () => t('result.right_of', { right: count(result.correct), total: count(result.total) }),
    wrong: () => count(result.wrong),
    unanswered: () => count(result.total - result.answered),
    per_answer: () => seconds(result.average_ms ?? 0),
    time: () => clock(result.duration_ms),
    score: () => count(result.score),
    coins: () => count(result.coins_earned),
  }
  const figures = figuresOf(result)
  return (
    <dl className={classes.figures} data-count={figures.length}>
      {figures.map(figure => {
        const { Drawing, tone } = drawings[figure]
        return (
          <div key={figure} data-tone={tone} {...(tone === 'coins' && { 'data-coins-from': true })}>
            <dt>{t(`result.${figure}`)}</dt>
            <dd className="tabular">
              <Drawing size={20} aria-hidden /> {values[figure]()}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
