// The numbers of the advisory locks of PostgreSQL, one for each purpose. Those of boards and addresses are hashes of their names.

export const advisoryLocks = {
  /** One process at a time brings the database up to date. */
  migrations: 7_315_042,
  /** One process at a time loads the starter content. */
  content: 7_315_045,
} as const
