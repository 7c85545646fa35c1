// While a new release takes over, servers of the previous release still read and write the tables that it has just migrated. So a
// migration only expands: it keeps everything that the previous release uses. A later release removes unused things, under a comment that
// begins `-- contract:` and says since when they are unused. A migration may replace something if the previous release does not notice,
// under a comment that begins `-- instead:` and says why (CONTRIBUTING.md).

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../migrations')
/** The last migration from before this rule; it and all earlier ones were released together. */
const lastBefore = '0037-next-level.sql'

const breaks: [what: string, pattern: RegExp][] = [
  ['drops something that the previous release may use', /\bdrop\s+(table|column|type|function|view|sequence|schema)\b/],
  ['renames something that the previous release uses', /\brename\s+(to|column|constraint)\b/],
  ['changes a type that the previous release reads', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/],
  ['needs a value that the previous release does not write', /\bset\s+not\s+null\b|\bdrop\s+default\b/],
  [
    'needs a column that the previous release does not write',
    /\badd\s+column\s+(?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)[^,;]*\bnot\s+null\b/,
  ],
]

/** The statements of a migration that break the previous release. Tables that the same migration creates are exempt. */
function breaksOf(sql: string): string[] {
  const own = new Set([...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name))
  return statementsOf(sql).flatMap(({ text, isContract }) => {
    const table = /^alter\s+table\s+(?:only\s+)?(\w+)/.exec(text)?.[1]
    if (isContract || (table !== undefined && own.has(table))) return []
    return breaks.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text.slice(0, 80)}`)
  })
}

/** Leaves out function bodies, which are not statements of the migration. */
function statementsOf(sql: string): { text: string; isContract: boolean }[] {
  const withoutBodies = sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  return withoutBodies.split(';').map(part => ({
    isContract: /^\s*-- (contract|instead): \S/m.test(part),
    text: part.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
  }))
}

describe('a migration', () => {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql') && name > lastBefore)

  it('does not break servers of the previous release, which run until they are replaced', () => {
    const broken = names.flatMap(name => breaksOf(readFileSync(join(folder, name), 'utf8')).map(what => `${name} ${what}`))
    expect(broken).toEqual([])
  })

  it.each([
    ['alter table plays drop column result', 1],
    ['alter table plays rename column result to outcome', 1],
    ['alter table plays rename to rounds', 1],
    ['alter table plays alter column points type bigint', 1],
    ['alter table plays alter points set data type bigint', 1],
    ['alter table plays add column x int, alter column x set not null', 1],
    ['alter table plays add column x int not null', 1],
    ['alter table plays add column x int not null default 0, add column y text not null', 1],
    ['alter table plays alter column points drop default', 1],
    ['drop function settle', 1],
    ['alter table plays add column x int not null default 0', 0],
    ['alter table plays add column x int', 0],
    ['create table x (id int not null); alter table x add column y int not null', 0],
    ['create function f() returns void language sql as $$ drop table x $$', 0],
    ['-- drop table x', 0],
    ['-- contract: nothing reads it since 0041\nalter table plays drop column x', 0],
    ['-- instead: a table of the same columns\nalter table plays rename to old_plays', 0],
    ['-- contract: nothing reads it since 0041\nalter table plays drop column x; alter table plays drop column y', 1],
  ])('%s: %d', (sql, count) => expect(breaksOf(sql)).toHaveLength(count))

  it('fails this check if it is like an older one that broke the rule', () => {
    const older = readFileSync(join(folder, '0034-streak-freezes.sql'), 'utf8')
    expect(breaksOf(older)).toHaveLength(1)
  })
})
