// Writes a data export, a page of rows at a time, so that the server holds little of it in memory.

import { Readable } from 'node:stream'
import type { Db } from '../../platform/db/connect.ts'
import { type Section, sections } from './section-store.ts'
import { readSection, type Whose } from './store.ts'

const pageRows = 500

export const writeOwnData = (db: Db, accountId: number, now: Date): Readable => Readable.from(textOf(db, accountId, now))

async function* textOf(db: Db, accountId: number, now: Date): AsyncGenerator<string> {
  yield `{\n"format": 1,\n"exported_at": ${JSON.stringify(now)}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    yield* rowsOf(db, section, { accountId, now })
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(db: Db, section: Section, whose: Whose): AsyncGenerator<string> {
  for (let offset = 0; ; offset += pageRows) {
    const rows = await readSection(db, section, whose, { offset, limit: pageRows })
    const lines = rows.map(row => `\n${JSON.stringify(row)}`).join(',')
    if (lines !== '') yield offset > 0 ? `,${lines}` : lines
    if (rows.length < pageRows) return
  }
}
