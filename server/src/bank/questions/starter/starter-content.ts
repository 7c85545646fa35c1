// Loads the starter content in content/ at the first start and whenever it has changed, in one transaction.

import { setImmediate as breathe } from 'node:timers/promises'
import type { CategoryType, ContentCategory, ContentPassage, ContentQuestion, Content } from '@trivium/content/types'
import { must } from '../../../platform/api/refuse.ts'
import type { Database, Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { storeMedia } from '../../../platform/media/index.ts'
import { sanitizeText, storeFirstPage } from '../../../platform/settings/index.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { moveIntoSubcategories } from '../move-store.ts'
import { hasNoQuestions, withoutIndexes } from './first-load-store.ts'
import {
  insertQuestions,
  lockContent,
  type NewQuestion,
  readContentVersion,
  readEditedKeys,
  storeContentVersion,
  upsertCategory,
  upsertLanguage,
  upsertPassage,
  upsertQuestions,
  withdrawOtherPassages,
  withdrawOthers,
  plain,
} from '../store.ts'
import { createHash } from 'node:crypto'
import { type ContentPage, readPages } from '@trivium/content/pages'
import { readContent, readHead } from '@trivium/content/published'

/** Increase it when loading the same content must store something different from before. */
const loaderVersion = 3

/** A hash of what loading stores. @throws when nothing is published */
export function contentVersion(): string {
  const what = JSON.stringify([loaderVersion, readHead().version, readPages()])
  return createHash('sha256').update(what).digest('hex').slice(0, 32)
}

export interface StarterContent extends Content {
  pages: ContentPage[]
}

export const readStarterContent = async (): Promise<StarterContent> => ({ ...readContent(), pages: readPages() })

const name = 'starter'
/** Separates the starter content's keys from those of imports. */
const prefix = 'starter:'
const batch = 500

export type OnLoaded = (done: number, total: number) => void

/** The source of the content; tests pass their own. */
interface ContentToLoad {
  version: string
  read: () => Promise<StarterContent>
}

/**
 * Idempotent: an interrupted load leaves nothing behind, so it can simply be repeated.
 * @param onProgress may throw to abort
 * @returns whether there was anything to load
 */
export async function loadStarterContent(database: Database, onProgress: OnLoaded = () => {}, from?: ContentToLoad): Promise<boolean> {
  const { version, read } = from ?? { version: contentVersion(), read: readStarterContent }
  if ((await readContentVersion(database.db, name)) === version) return false
  const content = await read()
  return inTransaction(database.db, async tx => {
    await lockContent(tx)
    // Another process may have loaded it while this one waited for the lock.
    if ((await readContentVersion(tx, name)) === version) return false
    await storeContent(tx, content, onProgress)
    await storeContentVersion(tx, name, version)
    return true
  })
}

async function storeContent(tx: Db, content: StarterContent, onProgress: OnLoaded): Promise<void> {
  const languageIds = new Map<string, number>()
  for (const language of content.languages) languageIds.set(language.code, await upsertLanguage(tx, language))
  for (const { type, bytes } of content.media) await storeMedia(tx, { type, bytes })
  for (const page of content.pages) await storeFirstPage(tx, page)
  const categoryIds = await storeCategories(tx, content.categories)
  const places: Places = { languageIds, categoryIds }
  const passageIds = await storePassages(tx, content.passages, places)
  await storeQuestions(
    tx,
    content.questions.map(question => newQuestion(question, places, passageIds)),
    onProgress,
  )
  const parents = content.categories.filter(({ subcategories }) => subcategories !== undefined)
  await moveIntoSubcategories(
    tx,
    parents.flatMap(({ type, slug }) => categoryIds.get(`${type}/${slug}`) ?? []),
  )
}

interface Places {
  languageIds: Map<string, number>
  /** Keys are `type/slug` or `type/slug/subslug`. */
  categoryIds: Map<string, number>
}

async function storeCategories(tx: Db, categories: ContentCategory[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, category] of categories.entries()) {
    const { type } = category
    const id = await upsertCategory(tx, null, newCategory(type, category, index))
    ids.set(`${type}/${category.slug}`, id)
    for (const [place, child] of (category.subcategories ?? []).entries()) {
      ids.set(`${type}/${category.slug}/${child.slug}`, await upsertCategory(tx, id, newCategory(type, child, place)))
    }
  }
  return ids
}

type Look = Omit<ContentCategory, 'type' | 'subcategories'>

function newCategory(type: CategoryType, { slug, name: names, icon, hue, isPremium = false, priceCoins }: Look, position: number) {
  return { type, slug, names, icon, hue, isPremium, price: priceCoins ?? null, position }
}

interface Placed {
  key: string
  categoryType: CategoryType
  category: string
  subcategory: string | null
  language: string
}

function placeOf({ key, categoryType, category, subcategory, language }: Placed, { languageIds, categoryIds }: Places) {
  const place = [categoryType, category, ...(subcategory === null ? [] : [subcategory])].join('/')
  return {
    categoryId: must(categoryIds.get(place), `${key} is in the unknown category ${place}`),
    languageId: must(languageIds.get(language), `${key} is in the unknown language ${language}`),
  }
}

/** @returns ids by key */
async function storePassages(tx: Db, passages: ContentPassage[], places: Places): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, passage] of passages.entries()) {
    const place = placeOf({ ...passage, categoryType: 'fun_and_learn' }, places)
    const { title, html, link, picture } = passage
    const words = { title, html: sanitizeText(html), link, picture }
    const stored = { key: prefix + passage.key, fact: factOf(passage), ...words, position, ...place }
    ids.set(passage.key, await upsertPassage(tx, stored))
  }
  await withdrawOtherPassages(
    tx,
    prefix,
    passages.map(passage => prefix + passage.key),
  )
  return ids
}

/** The keys of translations differ only in the language, so the key without it identifies the fact. */
const factOf = ({ key, language }: { key: string; language: string }) => key.replace(`:${language}:`, ':')

function newQuestion(question: ContentQuestion, places: Places, passageIds: Map<string, number>): NewQuestion {
  const { passage, key, level, statedLevel = level, type, options, answer, word, note, image, audio, audioText, source } = question
  const { categoryId, languageId } = placeOf(question, places)
  const asked = { question: question.question, options: options.map(text => ({ text, image: null })), word, image, audio }
  return {
    ...plain,
    ...asked,
    key: prefix + key,
    // All questions about a text share its fact, because readers of the text know their answers.
    fact: factOf({ ...question, key: passage ?? key }),
    category_id: categoryId,
    language_id: languageId,
    passage_id: passage === null ? null : must(passageIds.get(passage), `${key} is about the unknown text ${passage}`),
    level,
    difficulty: (statedLevel - 0.5) / 10,
    question_type: type,
    answer,
    note,
    audio_text: audioText,
    source,
    marks: 1,
    fingerprint: fingerprintOf(asked),
    is_written: question.isWritten,
    for_daily: question.isForDaily,
    is_active: true,
    is_draft: false,
  }
}

async function storeQuestions(tx: Db, questions: NewQuestion[], onProgress: OnLoaded): Promise<void> {
  if (await hasNoQuestions(tx)) {
    await withoutIndexes(tx, () => inBatches(questions, onProgress, some => insertQuestions(tx, some, null)))
  } else {
    await changeQuestions(tx, questions, onProgress)
  }
  onProgress(questions.length, questions.length)
}

async function changeQuestions(tx: Db, questions: NewQuestion[], onProgress: OnLoaded): Promise<void> {
  const edited = await readEditedKeys(tx, prefix)
  await inBatches(questions, onProgress, async some => {
    const untouched = some.filter(({ key }) => !edited.has(key))
    if (untouched.length > 0) await upsertQuestions(tx, untouched)
  })
  await withdrawOthers(
    tx,
    prefix,
    questions.map(question => question.key),
  )
}

async function inBatches(questions: NewQuestion[], onProgress: OnLoaded, store: (some: NewQuestion[]) => Promise<void>): Promise<void> {
  for (let done = 0; done < questions.length; done += batch) {
    onProgress(done, questions.length)
    await store(questions.slice(done, done + batch))
    await breathe()
  }
}
