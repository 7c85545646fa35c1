// The adaptive test: chooses the next item, or ends. The rules are in rules/src/assess/adaptive.

import { type Choosing, chooseItem, exposureLimit, type PoolItem } from '@trivium/rules/assess/adaptive/choose-item'
import { expectedAPosteriori, type Response } from '@trivium/rules/assess/adaptive/estimate'
import { firstDifficulty, isRightItem } from '@trivium/rules/assess/adaptive/model'
import { isRiderNext, mayDecide, ridersOf } from '@trivium/rules/assess/adaptive/riders'
import { type TestProgress, endingAfter, latestEstimates } from '@trivium/rules/assess/adaptive/stop'
import type { FrozenItem, FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { AnswerKey } from '@trivium/rules/play/plays/grading'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/api/handle.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { TestChoices } from '../../../platform/db/tables/test-tables.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type AdaptiveDriver, type PlayRow, readAnswersOf } from '../../../play/plays/index.ts'
import { answerKeyOf, type CachedQuestion, readQuestions } from '../../../bank/questions/index.ts'
import { type BankItem, countItem, countTest, readAreas, readItems, readTestsBegun } from '../bank-store.ts'
import { scopeOf } from '../choices.ts'
import { noteRunOut, readTestOfPlay, type TestRow } from '../store.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import { freezeQuestion, questionsOf, readActiveQuestions } from '../../../play/questions/index.ts'

/** An answer to a scored item, in the order of the play. */
export interface GradedItem extends Response {
  position: number
  questionId: number
  area: number
  isScored: boolean
  /** Whether it was right by the key with which it was asked, which may have been corrected since. */
  wasRight: boolean
}

interface Bank {
  items: BankItem[]
  shares: Choosing['shares']
  tests: number
}

/** A bank has thousands of items, so it is cached for a minute. An item's later changes are checked when it is chosen. */
const cachedMs = 60_000
const mostCached = 50
const kept = new WeakMap<Changes, LRUCache<string, Bank>>()

async function readCachedBank(db: Db, choices: TestChoices, accountId: number): Promise<Bank> {
  const banks = kept.get(changesOf(db)) ?? new LRUCache<string, Bank>({ max: mostCached, ttl: cachedMs })
  kept.set(changesOf(db), banks)
  const key = JSON.stringify([choices, choices.pool === 'all' ? null : accountId])
  const bank = banks.get(key) ?? (await readBank(db, choices, accountId))
  banks.set(key, bank)
  return bank
}

async function readBank(db: Db, choices: TestChoices, accountId: number): Promise<Bank> {
  const scope = adaptiveScope(choices)
  const slice = { ...choices, accountId }
  const [items, tests, areas] = await Promise.all([readItems(db, slice, scope), readTestsBegun(db, scope), readAreas(db)])
  const shares = new Map(areas.filter(({ id }) => choices.areaIds.includes(id)).map(({ id, share }) => [id, share]))
  return { items, shares, tests }
}

const adaptiveScope = (choices: TestChoices) =>
  scopeOf({ languageId: choices.languageId, areaIds: choices.areaIds, questionTypes: [], pool: 'all' }, choices.length)

const inPool = (items: readonly BankItem[], tests: number): PoolItem[] =>
  items.map(({ id, difficulty, calibrated_b: b, area, given }) => ({
    id,
    area,
    b: b ?? firstDifficulty(difficulty),
    exposure: given / Math.max(1, tests),
  }))

/** Number of facts: a test asks one question per fact only. */
const countFacts = (items: readonly BankItem[]) => new Set(items.map(({ id, fact }) => fact ?? id)).size

/** Scored items and riders: a test that decides scores calibrated items only, a practice test scores all. */
function divide(items: readonly BankItem[], isPractice: boolean) {
  const isCounted = ({ calibrated_b: b }: BankItem) => isPractice || b !== null
  return { scored: items.filter(isCounted), provisional: items.filter(item => !isCounted(item)) }
}

/** Prepares the start of a test. */
export async function beginAdaptive(tx: Tx, choices: TestChoices, least: number, { player }: Context) {
  const { items, tests, shares } = await readBank(tx, choices, player.id)
  const calibrated = divide(items, false)
  const isPractice = !mayDecide({ items: countFacts(items), calibrated: countFacts(calibrated.scored) }, least)
  const { scored, provisional } = divide(items, isPractice)
  const pool = inPool(scored, tests)
  const limit = exposureLimit(pool.length, choices.length)
  const scope = adaptiveScope(choices)
  return {
    items: countFacts(items),
    isPractice,
    riders: ridersOf(countFacts(provisional), least),
    itemOf(id: number): FrozenItem {
      const { b, area } = must(
        pool.find(item => item.id === id),
        'it was drawn from this pool',
      )
      return { b, area }
    },
    first(activeQuestions: number[]): number | null {
      const free = pool.filter(({ id }) => !activeQuestions.includes(id))
      return chooseItem({ theta: 0, pool: free, asked: new Map(), shares, limit, chance: secureRandom() })?.id ?? null
    },
    async count(questionId: number): Promise<void> {
      await countTest(tx, scope)
      await countItem(tx, scope, questionId)
    },
  }
}

/** Excludes items with the same fact as an asked one, too: each would reveal the other. */
async function unasked(db: Db, bank: Bank, play: PlayRow, askedElsewhere: number[]): Promise<BankItem[]> {
  const asked = play.questions.map(({ question_id }) => question_id)
  const facts = new Set([...(await readQuestions(db, asked)).values()].map(({ fact }) => fact))
  const out = new Set([...asked, ...askedElsewhere])
  return bank.items.filter(({ id, fact }) => !out.has(id) && !(fact !== null && facts.has(fact)))
}

interface Chosen {
  item: PoolItem
  question: CachedQuestion
}

/** Checks the chosen item again, because the bank may have changed: skips items that a contest asks or that were withdrawn. */
async function chooseFree(db: Db, from: PoolItem[], choose: (pool: PoolItem[]) => PoolItem | null): Promise<Chosen | null> {
  for (let pool = from; ;) {
    const item = choose(pool)
    if (item === null) return null
    const question = (await readQuestions(db, [item.id])).get(item.id)
    if (question?.is_active && question.sealed_by === null) return { item, question }
    pool = pool.filter(({ id }) => id !== item.id)
  }
}

export const adaptiveDriver: AdaptiveDriver = {
  async next(play, context) {
    const { db, now, player } = context
    const test = must(await readTestOfPlay(db, play.id), 'an adaptive play is a test')
    const graded = await gradedItems(db, play)
    if (endingAfter(progressOf(play, graded))) return null
    const scored = graded.filter(({ isScored }) => isScored)
    const askedElsewhere = await readActiveQuestions(db, { accountId: player.id, except: play.target }, now)
    const bank = await readCachedBank(db, test.choices, player.id)
    const free = divide(await unasked(db, bank, play, askedElsewhere), test.is_practice)
    const rider = isRiderDue(play) ? await chooseFree(db, inPool(free.provisional, bank.tests), anyOf) : null
    const chosen = rider ?? (await chooseFree(db, inPool(free.scored, bank.tests), choiceFor(play, test, bank, scored)))
    if (chosen === null) {
      await noteRunOut(db, play.id)
      return null
    }
    await countItem(db, adaptiveScope(test.choices), chosen.item.id)
    return freeze(chosen, rider !== null)
  },
}

function isRiderDue({ questions, rules }: PlayRow): boolean {
  const { least, riders = 0 } = must(rules.adaptive, 'an adaptive play has its rules')
  const ridden = questions.filter(({ item }) => item?.isUnscored).length
  return isRiderNext({ asked: questions.length, ridden, riders, least }, secureRandom())
}

const anyOf = (pool: PoolItem[]): PoolItem | null => pool[Math.floor(secureRandom() * pool.length)] ?? null

/** How the next scored item is chosen. The shares of areas count scored items only. */
function choiceFor({ questions }: PlayRow, { choices, is_practice }: TestRow, bank: Bank, scored: GradedItem[]) {
  const asked = new Map<number, number>()
  for (const { item } of questions) if (item && !item.isUnscored) asked.set(item.area, (asked.get(item.area) ?? 0) + 1)
  const { theta } = expectedAPosteriori(scored)
  const limit = exposureLimit(divide(bank.items, is_practice).scored.length, choices.length)
  return (pool: PoolItem[]) => chooseItem({ theta, pool, asked, shares: bank.shares, limit, chance: secureRandom() })
}

function freeze({ question, item: { b, area } }: Chosen, isUnscored: boolean): FrozenQuestion {
  return { ...freezeQuestion(question, { scoring: null }), item: { b, area, ...(isUnscored && { isUnscored }) } }
}

/** The rules that the play has frozen, and the answers so far. */
export function progressOf(play: PlayRow, graded: GradedItem[]): TestProgress {
  const { least, most, standard } = must(play.rules.adaptive, 'an adaptive play has its rules')
  const scored = graded.filter(({ isScored }) => isScored)
  return { least, most, standard, answered: scored.length, latest: latestEstimates(scored) }
}

type Answer = Pick<Awaited<ReturnType<typeof readAnswersOf>>[number], 'position' | 'answer'>

/** All answers in order, including those that are not in the log yet. */
async function gradedItems(db: Db, play: PlayRow): Promise<GradedItem[]> {
  const logged = await readAnswersOf(db, [play.id])
  const unsaved = play.unsaved.filter(({ position }) => !logged.some(answer => answer.position === position))
  return gradeItems(play, [...logged, ...unsaved], await questionsOf(db, play))
}

/** A pass counts as wrong; an unanswered question does not count. */
export function gradeItems(play: PlayRow, answers: readonly Answer[], questions: ReadonlyMap<number, CachedQuestion>): GradedItem[] {
  const given = answers.filter(({ answer }) => answer !== null).toSorted((one, other) => one.position - other.position)
  return given.flatMap(({ position, answer }) => {
    const asked = play.questions[position]
    if (!asked?.item) return []
    const key = answerKeyOf(must(questions.get(asked.question_id), 'questions of plays are never deleted'))
    const { later, ...keyAsAsked } = key
    const isRightBy = (one: AnswerKey) => isRightItem(answer, one, play.rules)
    const isRight = isRightBy(key)
    const wasRight = later ? isRightBy(keyAsAsked) : isRight
    const { b, area, isUnscored = false } = asked.item
    return [{ position, questionId: asked.question_id, b, area, isRight, wasRight, isScored: !isUnscored }]
  })
}
