// The button that gives coins to a player or takes them.

import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { useOnce } from '../../platform/ui/once.ts'

interface AdjustButtonProps {
  account: { id: number; name: string }
}

export function AdjustButton({ account }: AdjustButtonProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  const once = useOnce()
  const [turn, setTurn] = useState(0)
  async function adjust({ coins, reason = '' }: Record<string, string>) {
    // A correction that is sent again because no reply came moves its coins once.
    const idempotencyKey = `${once}:${turn}:${Number(coins)}:${reason.length}`
    try {
      const { data } = await call('adjust_coins', { account_id: account.id, coins: Number(coins), reason }, { idempotencyKey })
      notify(data.state === 'done' ? 'Balance corrected. The player is notified.' : 'A second person has to confirm it under Corrections.')
    } catch (error) {
      if (error instanceof HttpError && error.status === 0) throw error
      setTurn(turn + 1)
      throw error
    }
    setTurn(turn + 1)
    refresh()
  }
  return (
    <AskButton
      label="Correct the balance"
      title={`Correct the balance of ${account.name}`}
      text="Above a limit, a second person has to confirm the correction. The player sees the reason."
      questions={[
        { name: 'coins', label: 'Coins to give (negative to take)', type: 'number' },
        { name: 'reason', label: 'Reason, for the player' },
      ]}
      onAnswer={adjust}
    />
  )
}
