// Keys of PostgreSQL advisory locks, one per purpose. Locks for boards and addresses use hashes of their names instead,
// and the weeks of leagues have the pair 7_315_056 and the day of the week (migration 0070).

export const advisoryLocks = {
  /** Lets one process at a time migrate the database. */
  migrations: 7_315_042,
  /** Lets one process at a time load the starter content. */
  content: 7_315_045,
  /** Lets one contest at a time draw its questions. */
  draws: 7_315_046,
  /** Lets one process at a time link the events of contests. */
  contestEvents: 7_315_047,
  /** Lets one setting at a time be changed. */
  settings: 7_315_048,
  /** Lets one process at a time make the partitions of months. */
  months: 7_315_049,
  /** Counting choices takes it shared, rearranging questions takes it exclusively. */
  storedOrder: 7_315_050,
  /** Lets one stranger at a time send a message to the operator. */
  contact: 7_315_055,
} as const
