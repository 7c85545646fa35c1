// Fun and learn: texts to read, and the questions of a text.

import type { DataOf } from '@trivium/contract/platform/action'
import type { solo } from '@trivium/contract/play/solo'
import { nameIn } from '@trivium/rules/people/names'
import type { Context } from '../../platform/api/handle.ts'
import { createPause } from '../../platform/api/http/pause.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { categoryById, refuseIfLocked, resolveLanguage } from '../../bank/catalogue/index.ts'
import { mediaPath, pictureOr } from '../../platform/media/index.ts'
import { openPlay } from '../plays/index.ts'
import { sanitizeText } from '../../platform/settings/index.ts'
import { type CategoryAsked, placeAsked } from './categories.ts'
import { type PassageRow, readPassage, readPassages, readQuestionsOfPassage } from './store.ts'

/** A usual speed for attentive reading. */
const wordsPerMinute = 200

type Texts = DataOf<typeof solo.get_fun_n_learn>

export async function listTexts(asked: CategoryAsked, context: Context): Promise<Texts> {
  const { db, player } = context
  const language = await resolveLanguage(context, asked.language_id)
  const { leafIds } = await placeAsked('fun_and_learn', asked, context)
  const passages = await readPassages(db, leafIds, language.id, player.id)
  if (passages.length === 0) refuse('no_data')
  const pause = createPause()
  const texts: Texts = []
  for (const passage of passages) {
    texts.push(presentText(passage, language.code))
    await pause()
  }
  return texts
}

function presentText(passage: PassageRow, languageCode: string): Texts[number] {
  const own = nameIn(passage.names, languageCode)
  const parent = passage.parent_names && nameIn(passage.parent_names, languageCode)
  return {
    id: passage.id,
    title: passage.title,
    category: parent ?? own,
    subcategory: parent === null ? null : own,
    detail: sanitizeText(passage.html),
    content_type: passage.content_type,
    content_url: passage.content_url,
    image: pictureOr(passage.image && mediaPath(passage.image), passage.hue, `text-${passage.id}`),
    caption: passage.caption,
    minutes: Math.max(1, Math.round(passage.words / wordsPerMinute)),
    questions: passage.questions,
    played: passage.played,
  }
}

export async function openText(passageId: number, context: Context) {
  const passage = (await readPassage(context.db, passageId)) ?? refuse('document_not_found')
  const { category, parent } = await categoryById(context.db, passage.category_id, 'fun_and_learn')
  await refuseIfLocked(context.db, context.player.id, parent ?? category)
  return openPlay(context, {
    mode: 'fun_and_learn',
    target: `fun_and_learn:${passage.id}`,
    // Translations of a text share one reward.
    reward: `fun_and_learn:${passage.fact ?? passage.id}`,
    leafId: passage.category_id,
    level: null,
    languageId: passage.language_id,
    draw: tx => readQuestionsOfPassage(tx, passage.id),
  })
}
