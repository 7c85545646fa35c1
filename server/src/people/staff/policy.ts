// Who may do what to staff. Which role an action is for, its contract says; what depends on the row stands here.

/** Somebody must be able to give roles: the last administrator stays one. */
export const isLastAdministrator = (accountId: number, administrators: readonly number[]): boolean =>
  administrators.length === 1 && administrators[0] === accountId
