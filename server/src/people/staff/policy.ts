// What staff may do to staff. The contract of an action says which role it needs; the rules that depend on the row are here.

/** Somebody must be able to give roles, so the last administrator keeps the role. */
export const isLastAdministrator = (accountId: number, administrators: readonly number[]): boolean =>
  administrators.length === 1 && administrators[0] === accountId
