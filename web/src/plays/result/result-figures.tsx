import type { Result } from '@trivium/contract/plays'
import { IconCheck, IconMinus, IconStar, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isExercise } from '../../modes/round.ts'
import { CoinIcon } from '../../ui/coin-icon.ts'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './result.module.css'

export function ResultFigures({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const figures = [
    { text: t('result.correct'), value: count(result.correct), Drawing: IconCheck, tone: 'right' },
    { text: t('result.wrong'), value: count(result.wrong), Drawing: IconX, tone: 'wrong' },
    { text: t('result.unanswered'), value: count(result.total - result.answered), Drawing: IconMinus, tone: 'plain' },
    ...(isExercise(result.mode)
      ? []
      : [
          { text: t('result.score'), value: count(result.score), Drawing: IconStar, tone: 'plain' },
          { text: t('result.coins'), value: count(result.coins_earned), Drawing: CoinIcon, tone: 'coins' },
        ]),
  ]
  return (
    <dl className={classes.figures} data-count={figures.length}>
      {figures.map(({ text, value, Drawing, tone }) => (
        <div key={text} data-tone={tone} {...(tone === 'coins' && { 'data-coins-from': true })}>
          <dt>{text}</dt>
          <dd className="tabular">
            <Drawing size={20} aria-hidden /> {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
