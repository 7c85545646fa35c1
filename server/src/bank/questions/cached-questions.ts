// Questions as plays need them, cached in memory. Type, options, answer and word of a row never change (docs/decisions/016); PostgreSQL
// notifies every other change.

import type { AnswerKey } from '@trivium/rules/play/plays/grading'
import type { Selectable } from 'kysely'
import { must } from '../../platform/api/refuse.ts'
import { placeOf, readLanguages } from '../catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { cached } from '../../platform/db/changes/cached.ts'
import type { Questions } from '../../platform/db/tables/play-tables.ts'
import { readQuestionRows } from './store.ts'

/** Shared by all callers: do not modify it. */
export interface CachedQuestion extends Readonly<Selectable<Questions>> {
  readonly category_slug: string
  readonly category_names: Record<string, string>
  readonly subcategory_slug: string | null
  readonly subcategory_names: Record<string, string> | null
  readonly language_code: string
}

/** The fields that grading needs. */
export function answerKeyOf(question: KeyColumns): AnswerKey {
  const { question_type, options, answer, word, accepted, matches, number, corrections = [] } = question
  return {
    question_type,
    options: options.length,
    answer,
    word,
    accepted,
    matches: matches.length,
    number,
    ...(corrections.length > 0 && { later: corrections }),
  }
}

type KeyColumns = Pick<CachedQuestion, 'question_type' | 'options' | 'answer' | 'word' | 'accepted' | 'matches' | 'number'> &
  Partial<Pick<CachedQuestion, 'corrections'>>

/** About 15 MB. */
const mostQuestions = 5_000

/** @returns the existing questions, by id. Only reads outside a transaction fill the cache. */
export const readQuestions = cached<number, CachedQuestion>({
  topic: 'questions',
  besides: ['categories', 'languages'],
  most: mostQuestions,
  idOf: question => question.id,
  async read(db, ids) {
    const rows = await readQuestionRows(db, ids)
    const codes = new Map((await readLanguages(db)).map(({ id, code }) => [id, code]))
    const places = new Map<number, Place>()
    for (const { category_id: id } of rows) if (!places.has(id)) places.set(id, await readPlace(db, id))
    return new Map(
      rows.map(row => {
        const language_code = must(codes.get(row.language_id), 'a foreign key guarantees the language')
        const place = must(places.get(row.category_id), 'it was just read')
        return [row.id, Object.freeze({ ...row, ...place, language_code })]
      }),
    )
  },
})

type Place = Pick<CachedQuestion, 'category_slug' | 'category_names' | 'subcategory_slug' | 'subcategory_names'>

async function readPlace(db: Db, categoryId: number): Promise<Place> {
  const { category, subcategory } = must(await placeOf(db, categoryId), 'a foreign key guarantees the category')
  return {
    category_slug: category.slug,
    category_names: category.names,
    subcategory_slug: subcategory?.slug ?? null,
    subcategory_names: subcategory?.names ?? null,
  }
}
