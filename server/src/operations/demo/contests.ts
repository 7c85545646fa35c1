// Contests of the demo: the weekly cups, and two that an editor announces.

import { announceContest } from '../../compete/contests/index.ts'
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
