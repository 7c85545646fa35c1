// Whether the caller of a change has seen the last one.

import { createHash } from 'node:crypto'
import { refuse } from './refuse.ts'

/**
 * Compares the version of a row that this transaction has locked with the version that the caller saw when opening the form. Without the
 * lock, two changes at once would both pass. @throws Refused changed_meanwhile
 */
export function refuseUnseen<Version extends number | string>({ version }: { version: Version }, seen: Version): void {
  if (version !== seen) refuse('changed_meanwhile')
}

/** The version of what may be deleted and written again: it follows from the content, and is no count. @param content null: there is none */
export const contentVersion = (content: unknown): string =>
  content === null ? 'none' : createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** The same for ids that a change replaces as a whole. @throws Refused changed_meanwhile */
export function refuseOthers(now: readonly number[], were: readonly number[]): void {
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()
  if (sorted(now) !== sorted(were)) refuse('changed_meanwhile')
}
