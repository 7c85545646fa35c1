// Requests a payout, and shows problems at their fields.

import type { PaymentType } from '@trivium/contract/rewards/payout-names'
import type { PayoutTerms } from '@trivium/contract/rewards/payouts'
import type { PlayerRefusal } from '@trivium/contract/platform/refusals'
import { useTranslation } from 'react-i18next'
import { CallError, useCommand } from '../../platform/calls/actions.ts'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import type { Problems } from '../../platform/ui/hooks/use-form.ts'
import { worthOf } from './money.ts'

type Field = 'address' | 'coins'

/** The field that a refusal belongs to; other refusals appear above the form. */
const fieldOf: Partial<Record<PlayerRefusal, Field>> = {
  invalid_email: 'address',
  invalid_phone: 'address',
  invalid_upi: 'address',
  payout_address_taken: 'address',
  payout_below_minimum: 'coins',
  payout_too_much: 'coins',
  not_enough_coins: 'coins',
}

interface Typed {
  type: PaymentType
  address?: string
  coins?: string
  details?: string
}

export function useRedeem(terms: PayoutTerms): (typed: Typed) => Promise<Problems | void> {
  const { t } = useTranslation()
  const request = useCommand('set_payment_request', {
    isQuiet: true,
    outdates: ['get_payment_request', 'get_tracker_data', 'get_user_by_id'],
    onSuccess: () => notify.success(t('payout.asked'), 'payout'),
  })
  return async ({ type, address = '', coins = '', details = '' }) => {
    const whole = /^\d{1,9}$/.test(coins.trim()) ? Number(coins) : 0
    const problems = problemsIn(address, whole)
    if (Object.keys(problems).length > 0) return problems
    try {
      const asked = { payment_type: type, payment_address: address.trim(), coin_used: whole, payment_amount: worthOf(whole, terms) }
      await request.mutateAsync({ ...asked, ...(details.trim() && { details: details.trim() }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { [(error.refusal && fieldOf[error.refusal]) ?? 'form']: callErrorText(error) }
    }
  }

  function problemsIn(address: string, coins: number): Problems {
    return {
      ...(address.trim() === '' && { address: t('payout.address_missing') }),
      ...(coins < terms.least_coins && { coins: t('refusal.payout_below_minimum') }),
      ...(coins > terms.coins && { coins: t('refusal.not_enough_coins') }),
    }
  }
}
