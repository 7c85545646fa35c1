// The weekly cup: announced a week ahead in each content language that has enough questions, and drawn from the bank.

import { type Week } from '@trivium/rules/platform/days'
import { cupsWanted } from '@trivium/rules/compete/contests/weekly-cup'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { readFreeLeaves } from '../../../play/solo/index.ts'
import { announceContest } from './announce.ts'
import { countDrawable } from './draw-store.ts'
import { hasWeeklyCup, readKeysAmong } from '../store.ts'

/** A cup takes its questions out of the other modes for a week, so the bank must have this many times as many questions. */
const bankFactor = 10

const keyOf = (languageId: number, monday: string) => `weekly:${languageId}:${monday}`

/** Announces missing cups. Two processes may run it at once: the key makes a cup unique. */
export async function announceCups(db: Db, settings: Settings, now: Date): Promise<void> {
  if (settings.weekly_contest === 0) return
  for (const language of await readLanguages(db)) {
    const wanted = cupsWanted(now, false).map(({ monday }) => keyOf(language.id, monday))
    if ((await readKeysAmong(db, wanted)).size === wanted.length) continue
    if (await hasEnough(db, language, settings)) await announceMissing(db, language.id, settings, now)
  }
}

/** In the default language the cup's own number of questions is enough, so that a small installation has a cup, too. */
async function hasEnough(db: Db, { id, is_default }: { id: number; is_default: boolean }, settings: Settings): Promise<boolean> {
  const least = settings.weekly_contest_questions * (is_default ? 1 : bankFactor)
  return (await countDrawable(db, id, await readFreeLeaves(db, null))) >= least
}

async function announceMissing(db: Db, languageId: number, settings: Settings, now: Date): Promise<void> {
  const isFirst = !(await hasWeeklyCup(db, languageId))
  for (const week of cupsWanted(now, isFirst)) await announceCup(db, languageId, week, settings, now)
}

/** Does nothing if the cup exists already. */
export async function announceCup(db: Db, languageId: number, { monday, startsAt, endsAt }: Week, settings: Settings, now: Date) {
  const asks = { questions: settings.weekly_contest_questions, leafIds: [] }
  const key = keyOf(languageId, monday)
  const cup = { kind: 'weekly', key, languageId, startsAt, endsAt, prizes: settings.weekly_contest_prizes, asks } as const
  await announceContest(db, cup, settings, now)
}
