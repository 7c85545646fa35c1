// The numbers of the advisory locks of PostgreSQL, one for each purpose. Those of boards and addresses are hashes of their names.

export const advisoryLocks = {
  /** One process at a time brings the database up to date. */
  migrations: 7_315_042,
  /** With the id of an account: who counts its invitations that were paid for. */
  referrals: 7_315_043,
  /** With the id of an account: what makes its plays ask something new. */
  asking: 7_315_044,
  /** One process at a time loads the starter content. */
  content: 7_315_045,
} as const
