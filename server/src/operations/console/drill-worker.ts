// Runs in its own thread: restores a backup into a temporary folder and reports what it found.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { readBackup } from '../../platform/db/upkeep/backup-file.ts'
import { migrationsIn, type Query, unpackDump } from '../../platform/db/upkeep/dump.ts'
import { knownMigrations } from '../../platform/db/upkeep/migrate.ts'
import type { DrillCheck } from '../../platform/db/tables/admin-tables.ts'
import type { DrillTask } from './drill.ts'

async function drill({ path, live }: DrillTask): Promise<DrillCheck[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-drill-'))
  try {
    const { dump } = readBackup(path)
    return await unpackDump(dump, join(folder, 'database'), query => lookThrough(query, live))
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return [{ what: 'The backup opens', is_sound: false, found: found.slice(0, 300) || 'It does not.' }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lookThrough(query: Query, live: Record<string, number>): Promise<DrillCheck[]> {
  const opened = { what: 'The backup opens', is_sound: true, found: 'It does.' }
  return [opened, await migrationCheck(query), ...(await ledgerChecks(query)), ...(await countChecks(query, live))]
}

async function migrationCheck(query: Query): Promise<DrillCheck> {
  const [names, known] = [await migrationsIn(query), knownMigrations()]
  const unknown = names.filter(name => !known.includes(name))
  const found =
    unknown.length === 0 ? `${names.length} of ${known.length}; a start would apply the rest.` : `Unknown: ${unknown.join(', ')}`
  return { what: 'Its migrations are known', is_sound: unknown.length === 0 && names.length > 0, found }
}

const numberIn = async (query: Query, text: string): Promise<number> => Number(Object.values((await query(text))[0] ?? {})[0])

async function ledgerChecks(query: Query): Promise<DrillCheck[]> {
  const sum = await numberIn(query, 'select coalesce(sum(balance), 0) from ledger_accounts')
  const wrong = await numberIn(
    query,
    `select count(*) from ledger_accounts a left join (
       select id, sum(coins) as moved from (
         select to_id as id, amount as coins from transfers union all select from_id, -amount from transfers) sides group by id
     ) m on m.id = a.id where a.balance <> coalesce(m.moved, 0)`,
  )
  return [
    { what: 'The ledger sums to 0', is_sound: sum === 0, found: String(sum) },
    { what: 'Every balance equals the sum of its transfers', is_sound: wrong === 0, found: `${wrong} differ.` },
  ]
}

/** A backup cannot have more rows than there are now. */
async function countChecks(query: Query, live: Record<string, number>): Promise<DrillCheck[]> {
  const checks: DrillCheck[] = []
  for (const [table, now] of Object.entries(live)) {
    const count = await numberIn(query, `select count(*) from ${table}`)
    const is_sound = count <= now && (count > 0 || now === 0 || table === 'audit_entries')
    checks.push({ what: `Rows of ${table}`, is_sound, found: `${count}; ${now} are live now.` })
  }
  return checks
}

const task: DrillTask = workerData
parentPort?.postMessage(await drill(task), [])
