// Who may do what to payouts and balances. The contract of an action names its role; checks that depend on the row are here.

interface Staff {
  id: number
}

/** Nobody decides a request of their own. */
export const mayDecide = ({ account_id }: { account_id: number }, { id }: Staff): boolean => account_id !== id

/** Nobody corrects a balance of their own. */
export const mayAdjust = (accountId: number, { id }: Staff): boolean => accountId !== id

/** The second person who confirms must not be the one who asked. */
export const mayConfirm = ({ asked_by }: { asked_by: number }, { id }: Staff): boolean => asked_by !== id

/** The person who approved a request does not pay it, unless the operator has nobody else. */
export const mayPay = ({ decided_by }: { decided_by: number | null }, { id }: Staff, isAlone: boolean): boolean =>
  isAlone || decided_by !== id

/**
 * Whether one person may give or take these coins alone: limits per day, for one player and for all players. `before`: coins that this
 * person has given and taken in that day.
 */
export const mayAlone = (coins: number, before: { ofPlayer: number; ofAll: number }, most: { ofPlayer: number; ofAll: number }): boolean =>
  Math.abs(coins) + before.ofPlayer <= most.ofPlayer && Math.abs(coins) + before.ofAll <= most.ofAll

/** Payouts of a deactivated account are held. An approved payout of a deleted account is still owed. */
export const isHeld = ({ status }: { status: 'active' | 'deactivated' | 'deleted' }): boolean => status === 'deactivated'
