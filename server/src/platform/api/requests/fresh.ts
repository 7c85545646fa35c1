/** For this long after the person proved who they are, a session may pay, give roles, adjust balances and delete. */
export const freshMs = 15 * 60_000
