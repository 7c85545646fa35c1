import { useTranslation } from 'react-i18next'

export const knownTitles = [
  'welcome_bonus',
  'level_won',
  'won_daily_quiz',
  'won_guess_the_word',
  'won_fun_and_learn',
  'won_audio',
  'won_maths',
  'lifeline_fifty_fifty',
  'lifeline_audience_poll',
  'lifeline_reset_timer',
  'lifeline_skip',
  'premium_category',
  'refer_bonus',
  'badge_reward',
  'hint',
  'review',
  'contest_entry',
  'contest_prize',
  'contest_refund',
  'battle_entry',
  'battle_won',
  'battle_refund',
  'adjustment',
  'report_thanks',
  'regraded',
  'quest',
  'quests_done',
  'payout',
  'payout_returned',
] as const

/** The ledger stores codes. A code without a text is shown unchanged. */
export function useTransactionTitle(): (code: string) => string {
  const { t } = useTranslation()
  return code => {
    const title = knownTitles.find(one => one === code)
    return title ? t(`wallet.title.${title}`) : code
  }
}
