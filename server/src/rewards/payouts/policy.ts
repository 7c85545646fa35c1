// Who may do what to payouts and balances. Which role an action is for, its contract says; what depends on the row stands here.

interface Staff {
  id: number
}

/** Nobody decides a request of their own. */
export const mayDecide = ({ account_id }: { account_id: number }, { id }: Staff): boolean => account_id !== id

/** Nobody corrects a balance of their own. */
export const mayAdjust = (accountId: number, { id }: Staff): boolean => accountId !== id

/** What takes a second person is confirmed by one. */
export const mayConfirm = ({ asked_by }: { asked_by: number }, { id }: Staff): boolean => asked_by !== id

/** Who has approved a request does not pay it, unless the operator has nobody else. */
export const mayPay = ({ decided_by }: { decided_by: number | null }, { id }: Staff, isAlone: boolean): boolean =>
  isAlone || decided_by !== id

/** What one person gives or takes alone in a day, of one player and of all together. `before` is what the same person has given and taken so far. */
export const mayAlone = (coins: number, before: { ofPlayer: number; ofAll: number }, most: { ofPlayer: number; ofAll: number }): boolean =>
  Math.abs(coins) + before.ofPlayer <= most.ofPlayer && Math.abs(coins) + before.ofAll <= most.ofAll

/** The payouts of a deactivated account are held. That of a deleted one, approved before, is still owed. */
export const isHeld = ({ status }: { status: 'active' | 'deactivated' | 'deleted' }): boolean => status === 'deactivated'
