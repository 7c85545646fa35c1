// Words of lists of people: of a group, and of an exam.

/** Extra time on a list, in percent. */
export const extraPercents = [0, 25, 50, 100] as const

/**
 * What a row of a file does: `added` puts an account on the list, `changed` gives a person on the list other terms, `same` changes nothing,
 * `invited` sends an invitation by mail to an address without an account.
 */
export const listVerdicts = ['added', 'changed', 'same', 'invited', 'refused'] as const
export type ListVerdict = (typeof listVerdicts)[number]

export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]
