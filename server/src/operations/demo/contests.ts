// Contests of the demo: the weekly cups, and two that an editor announces.

import { announceContest } from '../../compete/contests/index.ts'
import type { Thing } from '../../platform/db/tables/contest-tables.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { playOn } from './playing.ts'
import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'

interface Announced {
  key: string
  name: string
  description: string
  language: string
  startsAt: Date
  endsAt: Date
  entry: number
  prizes: number[]
  things: Thing[]
  questions: number
}

export async function announce({ database: { db }, clock, languageIds }: DemoContext, wanted: Announced): Promise<void> {
  const { language, questions, ...contest } = wanted
  const languageId = languageIds.get(language)
  if (languageId === undefined) return
  const asks = { questions, leafIds: [] }
  await announceContest(db, { kind: 'special', ...contest, languageId, asks }, await readSettings(db), clock.now())
}

const notNow = ['already_played', 'not_enough_coins', 'play_before_staking', 'contest_over', 'contest_not_started', 'no_questions']

/** Enters every open contest and plays it. */
export async function enterContests(context: DemoContext, actor: Actor): Promise<void> {
  const listed = await unlessRefused(['no_contests'], actor.ask('get_contest', { language_id: actor.languageId }))
  for (const { id, played } of listed?.data.live ?? []) {
    if (played) continue
    const begun = await unlessRefused(notNow, actor.ask('get_questions_by_contest', { contest_id: id, language_id: actor.languageId }))
    if (begun) await playOn(context, actor, begun)
  }
}

/** The best winner of a thing says where it goes; the others have not said it yet. */
export async function claimThing(actors: readonly Actor[]): Promise<void> {
  for (const actor of actors) {
    const { data } = await actor.ask('get_contest', { language_id: actor.languageId })
    for (const { id } of data.past.filter(({ things }) => things.length > 0)) {
      const { data: contest } = await actor.ask('get_contest_detail', { contest_id: id })
      if (contest.my_place?.user_rank !== 1) continue
      const [thing] = (await actor.ask('get_won_things', { contest_id: id })).data
      if (!thing) continue
      const address = { recipient: actor.name, address: '12 Sample Street\nSpecimen' }
      return void (await actor.ask('claim_won_thing', { thing_id: thing.id, how: 'post', ...address }))
    }
  }
}
