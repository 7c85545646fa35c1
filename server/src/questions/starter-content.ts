// Loads the starter content of content/ at the first start, and again when it has changed. All or nothing.

import { setImmediate as breathe } from 'node:timers/promises'
import type { ContentCategory, ContentQuestion } from '@trivium/content/types'
import { must } from '../api/refuse.ts'
import type { Database, Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { storeMedia } from '../media/index.ts'
import { storeFirstPage } from '../settings/index.ts'
import { contentVersion, readStarterContent, type StarterContent } from './content-files.ts'
import {
  lockContent,
  type NewQuestion,
  readContentVersion,
  storeContentVersion,
  upsertCategory,
  upsertLanguage,
  upsertQuestions,
  withdrawOthers,
} from './store.ts'

const name = 'starter'
/** Sets the starter content's keys apart from those of imports. */
const prefix = 'starter:'
const batch = 500

export type Progress = (done: number, total: number) => void

/** Where the content comes from; tests bring their own. */
interface ContentToLoad {
  version: string
  read: () => Promise<StarterContent>
}

/**
 * Idempotent, and resumable in that an interrupted load leaves nothing behind.
 * @param onProgress may throw to give up
 * @returns whether there was anything to load
 */
export async function loadStarterContent(database: Database, onProgress: Progress = () => {}, from?: ContentToLoad): Promise<boolean> {
  const { version, read } = from ?? { version: contentVersion(), read: readStarterContent }
  if ((await readContentVersion(database.db, name)) === version) return false
  const content = await read()
  return inTransaction(database.db, async tx => {
    await lockContent(tx)
    // Another process may have loaded it while we waited.
    if ((await readContentVersion(tx, name)) === version) return false
    await storeContent(tx, content, onProgress)
    await storeContentVersion(tx, name, version)
    return true
  })
}

async function storeContent(tx: Db, content: StarterContent, onProgress: Progress): Promise<void> {
  const languageIds = new Map<string, number>()
  for (const language of content.languages) languageIds.set(language.code, await upsertLanguage(tx, language))
  for (const picture of content.pictures) await storeMedia(tx, { type: picture.type, bytes: picture.bytes })
  for (const page of content.pages) await storeFirstPage(tx, page)
  const categoryIds = await storeCategories(tx, content.categories)
  await storeQuestions(
    tx,
    content.questions.map(question => newQuestion(question, languageIds, categoryIds)),
    onProgress,
  )
}

/** @returns ids by place: `slug` or `slug/subslug`. */
async function storeCategories(tx: Db, categories: ContentCategory[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, category] of categories.entries()) {
    const id = await upsertCategory(tx, null, newCategory(category, index))
    ids.set(category.slug, id)
    for (const [place, child] of (category.subcategories ?? []).entries()) {
      ids.set(`${category.slug}/${child.slug}`, await upsertCategory(tx, id, newCategory(child, place)))
    }
  }
  return ids
}

function newCategory({ slug, name: names, icon, hue, isPremium = false }: ContentCategory, position: number) {
  return { slug, names, icon, hue, isPremium, position }
}

function newQuestion(question: ContentQuestion, languageIds: Map<string, number>, categoryIds: Map<string, number>): NewQuestion {
  const { category, subcategory, language } = question
  const place = subcategory === null ? category : `${category}/${subcategory}`
  return {
    ...question,
    key: prefix + question.key,
    categoryId: must(categoryIds.get(place), `a question in the unknown category ${place}`),
    languageId: must(languageIds.get(language), `a question in the unknown language ${language}`),
    difficulty: (question.level - 0.5) / 10,
  }
}

async function storeQuestions(tx: Db, questions: NewQuestion[], onProgress: Progress): Promise<void> {
  for (let done = 0; done < questions.length; done += batch) {
    onProgress(done, questions.length)
    await upsertQuestions(tx, questions.slice(done, done + batch))
    await breathe()
  }
  await withdrawOthers(
    tx,
    prefix,
    questions.map(question => question.key),
  )
  onProgress(questions.length, questions.length)
}
