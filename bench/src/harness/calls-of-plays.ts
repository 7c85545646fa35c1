// The measured calls: players start levels, and players answer.

import { Play, Q } from '@trivium/contract/play/plays'
import type { Database } from '../../../server/src/platform/db/connect.ts'
import { migrate } from '../../../server/src/platform/db/upkeep/migrate.ts'
import { changeSetting } from '../../../server/src/platform/settings/index.ts'
import { type Fixture, loadFixture } from '../../../server/test/app/fixture.ts'
import { request, send, signUpPlayers, withApp } from './bench-app.ts'
import { connections, type Request } from './load.ts'
import { analyzeFilled } from './own-database.ts'

const places = [
  { category: 'history', subcategory: 'ancient', level: 1 },
  { category: 'history', subcategory: 'modern', level: 1 },
  { category: 'science', level: 1 },
  { category: 'claims', level: 1 },
  { category: 'sets', level: 1 },
  { category: 'scarce', level: 1 },
]

const questionsAPlay = 10
/** The number of concurrent plays, each at another question. When one ends the next begins, so every tenth answer settles a play. */
const atOnce = 6 * connections

export interface PreparedPlays {
  fixture: Fixture
  /** The requests for every player's start of every level. Players take turns, because no player starts six plays at once. */
  starts: Request[]
}

export async function prepare(database: Database, players: number): Promise<PreparedPlays> {
  await migrate(database)
  const fixture = await loadFixture(database.db)
  // A long clock, so that no question lapses on a slow machine.
  await changeSetting(database.db, 'quiz_zone_seconds', 3600, new Date())
  const tokens = await signUpPlayers(database, players)
  // Without statistics PostgreSQL reads the wrong index of small tables.
  await analyzeFilled(database)
  return { fixture, starts: places.flatMap(place => tokens.map(token => request('get_questions_by_level', token, place))) }
}

/** Starts plays. @returns the requests for all answers, in sending order. */
export async function startAll(database: Database, { fixture, starts }: PreparedPlays, plays: number): Promise<Request[]> {
  return withApp(database, async app => {
    const answers: Request[][] = []
    for (const start of starts.slice(0, plays)) {
      const { play, data } = JSON.parse(await send(app, start))
      answers.push(
        Q.array()
          .parse(data)
          .map((question, position) => {
            const answer = position % 4 === 3 ? fixture.wrong(question) : fixture.right(question)
            const fields = { play_id: Play.parse(play).id, question_id: question.id, answer }
            return request('submit_answer', start.token ?? '', fields)
          }),
      )
    }
    const rows = inRows(answers)
    const before = rows.flatMap((row, index) => row.splice(0, index % questionsAPlay))
    for (const answer of before) await send(app, answer)
    return inTurns(rows)
  })
}

function inRows(plays: Request[][]): Request[][] {
  return Array.from({ length: atOnce }, (_, row) => plays.filter((_play, index) => index % atOnce === row).flat())
}

/** Interleaves the rows until the shortest is empty, so that no play gets two calls at the same time. */
function inTurns(rows: Request[][]): Request[] {
  const rounds = Math.min(...rows.map(row => row.length))
  return Array.from({ length: rounds }, (_, round) => rows.flatMap(row => row[round] ?? [])).flat()
}
