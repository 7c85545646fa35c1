import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import { type PaymentType, paymentTypes } from '@trivium/contract/rewards/payout-names'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useForm } from '../../platform/ui/hooks/use-form.ts'
import { useMoney, worthOf } from './money.ts'
import { useRedeem } from './use-redeem.ts'
import classes from './wallet.module.css'

const inputTypes = { paypal: 'email', mobile: 'tel', upi: 'text' } as const

export function RedeemForm({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation()
  const [type, setType] = useState<PaymentType>('paypal')
  const redeem = useRedeem(terms)
  const { form, field, problems, isBusy } = useForm(values => redeem({ ...values, type }))
  return (
    <form {...form} className={classes.form}>
      <FormProblem>{problems['form']}</FormProblem>
      <SegmentedControl
        fullWidth
        size="md"
        radius="xl"
        aria-label={t('payout.way')}
        data={paymentTypes.map(value => ({ value, label: t(`payout.way_${value}`) }))}
        value={type}
        onChange={value => setType(paymentTypes.find(one => one === value) ?? 'paypal')}
      />
      <TextInput
        key={type}
        {...field('address')}
        type={inputTypes[type]}
        label={t(`payout.address_${type}`)}
        description={t(`payout.address_${type}_hint`)}
        className={classes.ltr}
        autoComplete={type === 'upi' ? 'off' : inputTypes[type]}
        spellCheck={false}
        maxLength={254}
        required
        withAsterisk={false}
      />
      <CoinsField terms={terms} field={field('coins')} />
      <TextInput
        {...field('details')}
        label={t('payout.details')}
        description={t('payout.details_hint')}
        maxLength={200}
        autoComplete="off"
      />
      <BusyButton type="submit" size="lg" loading={isBusy}>
        {t('payout.ask')}
      </BusyButton>
    </form>
  )
}

interface CoinsFieldProps {
  terms: PayoutTerms
  field: ReturnType<ReturnType<typeof useForm>['field']>
}

/** The worth follows what is typed. */
function CoinsField({ terms, field }: CoinsFieldProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const money = useMoney()
  const most = Math.min(terms.coins, terms.most_coins)
  const [typed, setTyped] = useState(String(terms.least_coins))
  const coins = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0
  return (
    <div className={classes.coinsField}>
      <TextInput
        {...field}
        label={t('payout.coins')}
        description={t('payout.coins_hint', { least: count(terms.least_coins), most: count(most) })}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className={classes.grow}
      />
      <Button variant="default" onClick={() => setTyped(String(most))}>
        {t('payout.all')}
      </Button>
      <p className={classes.becomes} role="status">
        {t('payout.becomes', { amount: money(worthOf(coins, terms), terms.currency) })}
      </p>
    </div>
  )
}
