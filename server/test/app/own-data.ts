// The data export of a player, at any moment: for scans of what it reveals.

import { sql } from 'kysely'
import { z } from 'zod'
import type { TestPlayer } from './app.ts'
import type { Quiz } from './quiz.ts'

const Copy = z.looseObject({
  rounds: z.array(z.looseObject({ id: z.int() })),
  answers: z.array(
    z.looseObject({
      play_id: z.int(),
      question_id: z.int(),
      answer: z.string().nullable(),
      correct: z.boolean().nullable(),
      withheld: z.string().nullable(),
    }),
  ),
})

export interface OwnData {
  copy: z.output<typeof Copy>
  text: string
}

/** Exports at once, however recent the last export was. */
export async function ownDataOf({ app, database }: Pick<Quiz, 'app' | 'database'>, player: TestPlayer): Promise<OwnData> {
  await sql`delete from data_export_tickets where account_id = ${player.id}`.execute(database.db)
  const { path } = (await player.call('export_own_data')).data
  const { body } = await app.http.inject({ method: 'GET', url: path })
  return { copy: Copy.parse(JSON.parse(body)), text: body }
}

/** The answers of one play in the export, without what differs from play to play anyway. */
export const answersIn = ({ copy }: OwnData, playId: number) =>
  copy.answers
    .filter(({ play_id }) => play_id === playId)
    .map(({ id: _id, play_id: _play, answered_at: _at, ms: _ms, ...said }) => said)
    .toSorted((one, other) => one.question_id - other.question_id)
