// Plays that count for an invitation, without playing them.

import type { TestApp, TestPlayer } from '../app/app.ts'

const dayMs = 86_400_000

/** The last play is on the day before the others, unless `isOneDay`. */
export async function insertFinishedPlays(
  { clock, database }: Pick<TestApp, 'clock' | 'database'>,
  player: TestPlayer,
  plays: number,
  { isOneDay = false } = {},
): Promise<void> {
  const at = clock.now()
  const dayBefore = new Date(at.getTime() - dayMs)
  const row = {
    mode: 'quiz_zone',
    state: 'finished',
    questions: '[]',
    rules: '{}',
    result: JSON.stringify({ total: 5 }),
    opened_at: at,
    started_at: at,
    closes_at: at,
    correct: 5,
  } as const
  const rows = Array.from({ length: plays }, (_, index) => ({
    ...row,
    account_id: player.id,
    target: `test:${index}`,
    finished_at: index === plays - 1 && !isOneDay ? dayBefore : at,
  }))
  await database.db.insertInto('plays').values(rows).execute()
}
