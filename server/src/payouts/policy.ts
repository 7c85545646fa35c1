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

/** What one person gives or takes alone; `before` is what the same person has given and taken of the same player in the last day. */
export const mayAlone = (coins: number, before: number, limit: number): boolean => Math.abs(coins) + before <= limit

/** The payouts of a deactivated account are held. That of a deleted one, approved before, is still owed. */
export const isHeld = ({ status }: { status: 'active' | 'deactivated' | 'deleted' }): boolean => status === 'deactivated'
