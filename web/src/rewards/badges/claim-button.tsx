import type { Badge } from '@trivium/contract/rewards/badges'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { flyCoins } from '../../platform/ui/drawing/fly-coins.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

interface ClaimButtonProps {
  badge: Badge
  /** The button disappears afterwards. */
  onClaimed?: () => void
}

/** Claims the reward of a badge. The coins fly from the button to the balance in the header. */
export function ClaimButton({ badge, onClaimed }: ClaimButtonProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const client = useQueryClient()
  // Coins must fly only from the button that was pressed.
  const [isPressed, setPressed] = useState(false)
  const { type, name, reward } = badge
  const words = { count: reward, shown: count(reward) }
  const claim = useCommand('set_user_coin_score', {
    outdates: ['get_user_badges', 'get_user_by_id', 'get_tracker_data'],
    onSuccess: ({ data }) => {
      flyCoins(reward)
      updateUser({ coins: data.coins, all_time_score: data.score })
      notify.success(t('badges.claimed', words), `claim-${type}`)
      onClaimed?.()
    },
    // A refusal means that the badges on screen are outdated.
    onError: () => void client.invalidateQueries({ queryKey: ['get_user_badges'] }),
  })
  const press = () => {
    setPressed(true)
    claim.mutate({ type })
  }
  return (
    <span data-coins-from={isPressed || undefined}>
      <BusyButton
        size="sm"
        loading={claim.isPending}
        leftSection={<CoinIcon size={18} aria-hidden />}
        aria-label={`${name}: ${t('badges.claim', words)}`}
        onClick={press}
      >
        {t('badges.claim', words)}
      </BusyButton>
    </span>
  )
}
