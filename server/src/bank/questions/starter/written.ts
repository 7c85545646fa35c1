// Checks an editor's form against the database: category, language, text, pictures and sounds.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { QuestionFields } from '@trivium/contract/bank/question-form'
import { InvalidInput } from '../../../platform/api/refuse.ts'
import { placeForQuestions, readLanguages } from '../../catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StoredMatch } from '../../../platform/db/tables/play-tables.ts'
import { lockMedia } from '../../../platform/media/index.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { readPassage, type EditedQuestion } from '../admin-store.ts'
import { mayLieIn } from '../policy.ts'

function wrong(field: string, problem: string): never {
  throw new InvalidInput([{ field, problem }])
}

/** @throws InvalidInput, which names the field */
export async function writtenOf(db: Db, fields: QuestionFields): Promise<EditedQuestion> {
  const type = await typeOfPlace(db, fields.category_id)
  if (!mayLieIn(fields.question_type, type)) wrong('category_id', 'is for questions of another type')
  if (!(await readLanguages(db)).some(({ id }) => id === fields.language_id)) wrong('language_id', 'there is no such language')
  const fact = await factOf(db, fields, type)
  await refuseMissingMedia(db, fields)
  const options = fields.options.map(option => ({ ...choiceOf(option), ...(option.remark !== undefined && { remark: option.remark }) }))
  const { word = null, note = null, image = null, audio = null, audio_text = null, passage_id = null, source = null } = fields
  const { accepted, keeps_order, tags, image_text = null } = fields
  const number = fields.number ? { unit: null, ...fields.number } : null
  const answer = fields.question_type === 'multi_select' ? fields.answer.toSorted((one, other) => one - other) : fields.answer
  const placed = { category_id: fields.category_id, language_id: fields.language_id, level: fields.level, difficulty: fields.difficulty }
  const asked = { question_type: fields.question_type, question: fields.question, options, answer, word }
  const more = { matches: fields.matches.map(choiceOf), number, accepted, keeps_order, tags, image_text }
  return {
    ...placed,
    ...asked,
    ...more,
    note,
    image,
    audio,
    audio_text,
    passage_id,
    source,
    fact,
    fingerprint: fingerprintOf({ ...asked, ...more, image, audio }),
  }
}

const choiceOf = ({ text = '', image, image_text }: QuestionFields['matches'][number]): StoredMatch => ({
  text,
  image: image ?? null,
  ...(image_text !== undefined && { image_text }),
})

async function typeOfPlace(db: Db, categoryId: number): Promise<CategoryType> {
  const place = await placeForQuestions(db, categoryId)
  if (place === 'none') return wrong('category_id', 'there is no such category')
  return place === 'parent' ? wrong('category_id', 'has subcategories: choose one of them') : place
}

/** Questions about a text share its fact, because readers of the text know their answers. */
async function factOf(db: Db, { passage_id, category_id, language_id }: QuestionFields, type: CategoryType): Promise<string | null> {
  if (type !== 'fun_and_learn') return passage_id === undefined ? null : wrong('passage_id', 'is for texts to read only')
  if (passage_id === undefined) return wrong('passage_id', 'is needed')
  const passage = (await readPassage(db, passage_id)) ?? wrong('passage_id', 'there is no such text')
  if (passage.category_id !== category_id) wrong('passage_id', 'lies in another category')
  if (passage.language_id !== language_id) wrong('passage_id', 'is in another language')
  return passage.fact
}

/** @throws InvalidInput, which names the field */
export async function refuseMissingMedia(db: Db, { image, audio, options, matches }: MediaFields): Promise<void> {
  const used = [
    { field: 'image', name: image },
    { field: 'audio', name: audio },
    ...options.map((option, index) => ({ field: `options.${index}.image`, name: option.image })),
    ...matches.map((match, index) => ({ field: `matches.${index}.image`, name: match.image })),
  ].flatMap(({ field, name }) => (name === undefined ? [] : [{ field, name }]))
  const misplaced = used.filter(({ field, name }) => isSound(name) !== (field === 'audio'))
  const missing =
    used.length === 0
      ? []
      : await lockMedia(
          db,
          used.map(({ name }) => name),
        )
  const issues = [
    ...misplaced.map(({ field }) => ({ field, problem: field === 'audio' ? 'is no sound' : 'is no picture' })),
    ...used.filter(({ name }) => missing.includes(name)).map(({ field }) => ({ field, problem: 'is not there any more: upload it again' })),
  ]
  if (issues.length > 0) throw new InvalidInput(issues)
}

type MediaFields = Pick<QuestionFields, 'image' | 'audio' | 'options' | 'matches'>

const isSound = (name: string) => /\.(mp3|ogg|wav|m4a|weba)$/.test(name)
