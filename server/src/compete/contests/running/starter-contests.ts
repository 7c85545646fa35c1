// The contests of the starter content, in every content language. An installation with players announces its own.

import { readContests } from '@trivium/content/published'
import { contentLanguages } from '@trivium/content/types'
import { readLanguages, readTreeOfType } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { storeMedia } from '../../../platform/media/index.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { announceContest } from './announce.ts'
import { hasPlayers } from '../store.ts'

const dayMs = 86_400_000

/** Announces each of them once, by its key. */
export async function announceStarterContests(db: Db, now: Date): Promise<void> {
  if (await hasPlayers(db)) return
  const settings = await readSettings(db)
  const leavesOf = new Map((await readTreeOfType(db, 'quiz_zone')).map(({ category, leaves }) => [category.slug, leaves]))
  const languages = (await readLanguages(db)).flatMap(({ id, code }) =>
    contentLanguages.filter(known => known === code).map(known => ({ id, code: known })),
  )
  for (const { slug, name, description, picture, category, questions, prizes, startsInDays, days } of readContests()) {
    const image = await storeMedia(db, picture)
    const startsAt = new Date(now.getTime() + startsInDays * dayMs)
    const endsAt = new Date(startsAt.getTime() + days * dayMs)
    const translations = Object.fromEntries(contentLanguages.map(code => [code, { name: name[code], description: description[code] }]))
    const leafIds = category === null ? [] : (leavesOf.get(category) ?? []).map(({ id }) => id)
    for (const { id: languageId, code } of languages) {
      const words = { name: name[code], description: description[code], translations, image }
      const asks = { questions, leafIds }
      await announceContest(
        db,
        { kind: 'special', key: `starter:${slug}:${code}`, ...words, languageId, startsAt, endsAt, prizes, asks },
        settings,
        now,
      )
    }
  }
}
