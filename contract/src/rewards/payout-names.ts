// The names that payouts use. Separate from the schemas, so that the browser can import them alone.

export const paymentTypes = ['paypal', 'mobile', 'upi'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The states of a request. A request that its player has deleted stays stored; only staff see it. */
export const payoutStates = ['pending', 'approved', 'paid', 'rejected', 'deleted'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The conditions for a payout, in the order in which the server checks them. */
export const payoutConditions = ['open', 'contact', 'age', 'plays'] as const
export type PayoutCondition = (typeof payoutConditions)[number]

export const adjustmentStates = ['waiting', 'done', 'refused'] as const
export type AdjustmentState = (typeof adjustmentStates)[number]
