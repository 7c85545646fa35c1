// The mapping of a table's columns: given now, or remembered for columns with the same names. A file of refused rows has a column of
// reasons first; the remembered mapping of the other columns applies to it, too.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Db } from '../../../platform/db/connect.ts'
import { reasonColumn, signatureOf } from '../formats/table/columns.ts'
import { mappingOf, type Table } from '../formats/table/table.ts'
import { readMapping, rememberMapping } from '../store.ts'

const saysColumns = (said: Mapping | null): said is Mapping => Object.keys(said?.columns ?? {}).length > 0

/** @param said takes precedence over a remembered mapping; without columns, it only changes how these are read */
export async function mappingFor(db: Db, table: Table, said: Mapping | null): Promise<Mapping> {
  if (saysColumns(said)) return mappingOf(table, said)
  const { columns: _columns, header_line: _line, sheet: _sheet, ...how }: Partial<Mapping> = said ?? {}
  return { ...mappingOf(table, await remembered(db, table)), ...how }
}

/** Remembers only mappings that someone stated, never our guesses. */
export async function rememberSaid(db: Db, { signature }: Table, said: Mapping | null, now: Date): Promise<void> {
  if (saysColumns(said)) await rememberMapping(db, signature, said, now)
}

async function remembered(db: Db, { names, signature }: Table): Promise<Mapping | null> {
  const own = await readMapping(db, signature)
  const [first, ...rest] = names
  if (own || first !== reasonColumn) return own
  const ofFile = await readMapping(db, signatureOf(rest))
  return ofFile && movedOn(ofFile)
}

function movedOn(mapping: Mapping): Mapping {
  const moved = Object.entries(mapping.columns).map(([field, index]) => [field, index + 1])
  return { ...mapping, columns: Object.fromEntries(moved) }
}

/**
 * Moves an operator's mapping behind the column of reasons, which it does not count. A mapping written for the corrected table itself is
 * recognised by the names of the columns, or because moved indexes would exceed the table.
 */
export function behindReason(said: Mapping, { names, mapping: guessed }: Table): Mapping {
  if (names[0] !== reasonColumn) return said
  const moved = movedOn(said)
  const fits = Object.values(moved.columns).every(index => index < names.length)
  const guesses = new Map(Object.entries(guessed.columns))
  const agreeing = ({ columns }: Mapping) => Object.entries(columns).filter(([field, index]) => guesses.get(field) === index).length
  const namesReason = Object.values(said.columns).includes(0)
  return namesReason || (fits && agreeing(moved) >= agreeing(said)) ? moved : said
}
