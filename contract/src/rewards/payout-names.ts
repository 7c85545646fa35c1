// The words of payouts, without schemas, so that the browser can import them.

export const paymentTypes = ['paypal', 'mobile', 'upi'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Where a request is. Deleted by its player it is kept, and shown to staff alone. */
export const payoutStates = ['pending', 'approved', 'paid', 'rejected', 'deleted'] as const
export type PayoutState = (typeof payoutStates)[number]

/** What a player has to be before a payout, in the order in which it is refused. */
export const payoutConditions = ['open', 'contact', 'age', 'plays'] as const
export type PayoutCondition = (typeof payoutConditions)[number]

export const adjustmentStates = ['waiting', 'done', 'refused'] as const
export type AdjustmentState = (typeof adjustmentStates)[number]
