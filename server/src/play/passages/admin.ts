// Calls of editors about texts to read. Those about the daily quiz are in play/solo/daily-admin.ts.

import { randomUUID } from 'node:crypto'
import type { InputOf } from '@trivium/contract/platform/action'
import { type Passage, passageAdmin } from '@trivium/contract/play/passages.admin'
import { type Context, handle, type StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockMedia } from '../../platform/media/index.ts'
import { cleanHtml } from '../../platform/settings/index.ts'
import { dailyAdmin, readLeaves } from '../solo/index.ts'
import {
  countPassages,
  insertPassage,
  lockFitting,
  lockPassage,
  moveQuestions,
  type PassageRow,
  readAsked,
  readPassage,
  readPassages,
  setQuestions,
  updatePassage,
} from './store.ts'
import { isTextCategory } from './policy.ts'
import { countWords, presentPassage, presentRow } from './views.ts'

type Admin = typeof passageAdmin

export const passageAdminActions = handle(passageAdmin, {
  async get_passages({ offset = 0, limit, sort = 'id', order = 'desc', ...wanted }, { db, settings }) {
    const page = { sort, order, offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readPassages(db, wanted, page), countPassages(db, wanted)])
    return { data: rows.map(presentRow), total }
  },

  get_passage: ({ passage_id }, { db }) => passageAt(db, passage_id),

  async create_passage({ once = randomUUID(), language_id, ...wanted }, context) {
    const { db, audit } = context
    const language = await resolveLanguage(context, language_id)
    const row = { ...(await rowOf(wanted, db)), key: `made:${once}`, language_id: language.id, is_active: false }
    const after = await passageAt(db, await insertPassage(db, row))
    audit({ subject: `passage:${after.id}`, after })
    return after
  },

  async change_passage({ passage_id: id, version, ...wanted }, context) {
    const { db, audit } = context
    const row = await seen(id, version, context)
    const before = await passageAt(db, id)
    const changed = await rowOf(wanted, db)
    await updatePassage(db, id, changed)
    if (changed.category_id !== row.category_id) await moveQuestions(db, id, changed.category_id)
    const after = await passageAt(db, id)
    audit({ subject: `passage:${id}`, before, after })
    return after
  },

  publish_passage: publish,

  async withdraw_passage({ passage_id: id }, context) {
    return withState(await locked(id, context), { is_active: false, publish_at: null }, context)
  },

  set_passage_questions: chooseQuestions,
  preview_passage: async ({ html }) => ({ html: cleanHtml(html) }),
  ...dailyAdmin,
})

async function passageAt(db: Db, id: number): Promise<Passage> {
  const [row, asks] = await Promise.all([readPassage(db, id), readAsked(db, id)])
  return presentPassage(row ?? refuse('document_not_found'), asks)
}

/** @throws Refused document_not_found */
async function locked(id: number, { db }: StaffContext): Promise<PassageRow> {
  if (!(await lockPassage(db, id))) refuse('document_not_found')
  return must(await readPassage(db, id), 'it was just locked')
}

/** Locks the text and checks that it has the version the editor saw. @throws Refused document_not_found, changed_meanwhile */
async function seen(id: number, version: number, context: StaffContext): Promise<PassageRow> {
  const row = await locked(id, context)
  refuseUnseen(row, version)
  return row
}

/** Publishing sets `created_at`: players see it as the time of the news. */
async function publish({ passage_id: id, publish_at }: InputOf<Admin['publish_passage']>, context: StaffContext): Promise<Passage> {
  const { now } = context
  const row = await locked(id, context)
  if (row.questions === 0) refuse('passage_without_questions')
  const at = publish_at === undefined ? now : new Date(publish_at)
  if (at > now) return withState(row, { is_active: false, publish_at: at }, context)
  return withState(row, { is_active: true, publish_at: null, ...(!row.is_active && { created_at: now }) }, context)
}

type State = { is_active: boolean; publish_at: Date | null; created_at?: Date }

async function withState(row: PassageRow, state: State, { db, audit }: StaffContext): Promise<Passage> {
  await updatePassage(db, row.id, state)
  const { is_active, publish_at } = row
  audit({ subject: `passage:${row.id}`, before: { is_active, publish_at }, after: state })
  return passageAt(db, row.id)
}

async function chooseQuestions(
  { passage_id: id, version, question_ids }: InputOf<Admin['set_passage_questions']>,
  context: StaffContext,
): Promise<Passage> {
  const { db, audit } = context
  const row = await seen(id, version, context)
  const ids = [...new Set(question_ids)]
  const belonging = { passageId: id, categoryId: row.category_id, languageId: row.language_id }
  const fitting = await lockFitting(db, ids, belonging)
  const others = ids.filter(one => !fitting.has(one))
  if (others.length > 0) {
    const problem = `${others.join(', ')}: of another text or language, or not among texts to read`
    throw new InvalidInput([{ field: 'question_ids', problem }])
  }
  const before = (await readAsked(db, id)).map(question => question.id)
  await setQuestions(db, ids, belonging)
  await updatePassage(db, id, {})
  audit({ subject: `passage:${id}`, before: { question_ids: before }, after: { question_ids: ids } })
  return passageAt(db, id)
}

type Wanted = Omit<InputOf<Admin['create_passage']>, 'once' | 'language_id'>

async function rowOf({ title, html, content_type, content_url, image, caption, category_id, position }: Wanted, db: Context['db']) {
  const leaf = await isTextCategory(db, category_id, await readLeaves(db, category_id))
  if (!leaf) throw new InvalidInput([{ field: 'category_id', problem: 'is not a category of texts, or has subcategories' }])
  if ((content_type === 'text') !== (content_url === undefined)) {
    const problem = content_type === 'text' ? 'is only for videos and files' : 'is missing'
    throw new InvalidInput([{ field: 'content_url', problem }])
  }
  const clean = cleanHtml(html)
  const picture = await pictureOf(db, image, caption)
  return { title, html: clean, content_type, content_url: content_url ?? null, ...picture, category_id, position, words: countWords(clean) }
}

/** @returns a picture with its caption; a caption without a picture is dropped. @throws InvalidInput */
async function pictureOf(db: Db, image: string | undefined, caption: string | undefined) {
  const wrong = (field: string, problem: string): never => {
    throw new InvalidInput([{ field, problem }])
  }
  if (image === undefined) return { image: null, caption: null }
  if (!/\.(webp|png|jpg|avif|gif|svg)$/.test(image)) wrong('image', 'is not a picture')
  if ((await lockMedia(db, [image])).length > 0) wrong('image', 'is not there any more: upload it again')
  return { image, caption: caption ?? wrong('caption', 'is missing: describe the picture') }
}
