import { useTranslation } from 'react-i18next'

const known = [
  'welcome_bonus',
  'level_won',
  'lifeline_fifty_fifty',
  'lifeline_audience_poll',
  'lifeline_reset_timer',
  'lifeline_skip',
  'premium_category',
  'refer_bonus',
  'badge_reward',
  'hint',
  'adjustment',
] as const

/** The ledger keeps codes; one we have no words for is shown as it is. */
export function useTransactionTitle(): (code: string) => string {
  const { t } = useTranslation()
  return code => {
    const title = known.find(one => one === code)
    return title ? t(`wallet.title.${title}`) : code
  }
}
