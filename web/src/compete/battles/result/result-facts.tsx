import type { Battle, BattleResult } from '@trivium/contract/compete/battles'
import { IconArrowDown, IconArrowRight, IconArrowUp, IconCheck, IconFlame, IconTrendingUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ownUser } from '../conversation/battle-state.ts'
import classes from './battle-result.module.css'

interface ResultFactsProps {
  battle: Battle
  result: BattleResult
}

/** The gains of the battle: right answers, coins, rating, and the winning streak. */
export function ResultFacts({ battle, result }: ResultFactsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { coins_earned, rating, streak, pot } = result
  return (
    <dl className={classes.facts}>
      <Fact text={t('result.correct')} icon={<IconCheck size={20} aria-hidden />}>
        {t('battle.of', { number: count(ownUser(battle)?.correctAnswers ?? 0), total: count(battle.questions) })}
      </Fact>
      {pot > 0 && (
        <Fact text={t('result.coins')} icon={<CoinIcon size={20} aria-hidden />} isCoins={coins_earned > 0}>
          {count(coins_earned)}
        </Fact>
      )}
      {rating && (
        <Fact text={t('battle.rating')} icon={<IconTrendingUp size={20} aria-hidden />}>
          <RatingMove rating={rating} />
        </Fact>
      )}
      {streak !== null && streak > 1 && (
        <Fact text={t('battle.streak')} icon={<IconFlame size={20} aria-hidden />}>
          {count(streak)}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  text: string
  icon: ReactNode
  /** The animation of won coins starts here. */
  isCoins?: boolean
  children: ReactNode
}

function Fact({ text, icon, isCoins = false, children }: FactProps) {
  return (
    <div className={classes.fact} {...(isCoins && { 'data-coins-from': true })}>
      <dt>{text}</dt>
      <dd className="tabular">
        {icon} {children}
      </dd>
    </div>
  )
}

function RatingMove({ rating: { before, after } }: { rating: NonNullable<BattleResult['rating']> }) {
  const { count, signed } = useNumbers()
  const change = after - before
  const Arrow = change > 0 ? IconArrowUp : change < 0 ? IconArrowDown : IconArrowRight
  return (
    <>
      {count(after)}
      <span className={classes.change} data-up={change > 0 || undefined} data-down={change < 0 || undefined}>
        <Arrow size={18} stroke={2.5} aria-hidden />
        <bdi>{signed(change)}</bdi>
      </span>
    </>
  )
}
