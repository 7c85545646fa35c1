// The conditions of a payout, and which of them are met.

import type { Condition, PayoutTerms } from '@trivium/contract/rewards/payouts'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import list from '../../platform/ui/layout/list.module.css'
import { type Numbers, useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useMoney } from './money.ts'
import classes from './wallet.module.css'

export function TermsPart({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  const numbers = useNumbers()
  const { count } = numbers
  const money = useMoney()
  const shown = terms.conditions.filter(({ needed }) => needed > 0)
  const coins = (value: number) => t('wallet.coins', { count: value, shown: count(value) })
  return (
    <PageSection title={t('payout.rules')}>
      <ul className={list.rows}>
        {shown.map(condition => (
          <Check key={condition.name} isMet={condition.is_met} text={textOf(condition, t, numbers)} />
        ))}
        <Check isMet={terms.coins >= terms.least_coins} text={t('payout.rule_minimum', { coins: coins(terms.least_coins) })} />
      </ul>
      <ul className={classes.notes}>
        <li>{t('payout.rule_rate', { coins: coins(terms.per_coin), amount: money(terms.coin_amount, terms.currency) })}</li>
        <li>{t('payout.rule_most', { coins: coins(terms.most_coins) })}</li>
        <li>{t('payout.rule_hours', { shown: count(terms.difference_hours) })}</li>
        <li>
          <Duration days={terms.payout_days} />
        </li>
      </ul>
    </PageSection>
  )
}

function Check({ isMet, text }: { isMet: boolean; text: string }) {
  const { t } = useTranslation()
  const Drawing = isMet ? IconCircleCheck : IconCircle
  return (
    <li className={classes.check} data-met={isMet}>
      <Drawing size={24} stroke={2} role="img" aria-label={t(isMet ? 'payout.met' : 'payout.unmet')} />
      <span>{text}</span>
    </li>
  )
}

function textOf({ name, needed, has }: Condition, t: TFunction, { count }: Numbers): string {
  const progress = { shown: count(needed), has: count(has) }
  switch (name) {
    case 'open':
      return t('payout.rule_open')
    case 'contact':
      return t('payout.rule_contact')
    case 'age':
      return t('payout.rule_age', progress)
    case 'plays':
      return t('payout.rule_plays', progress)
  }
}

/** A duration in the interface language if it has the usual form; the operator's other texts unchanged. */
function Duration({ days }: { days: string }) {
  const { t, i18n } = useTranslation()
  const [, from, to] = /^(\d{1,2}) to (\d{1,2}) working days$/.exec(days) ?? []
  if (!from || !to) return <bdi>{days}</bdi>
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  return t('payout.duration', { days: t('payout.from_to', { from: numbers.format(Number(from)), to: numbers.format(Number(to)) }) })
}
