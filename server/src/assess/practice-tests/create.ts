// Creates and starts a test, or resumes the open one of the same choices.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { TestType } from '@trivium/contract/assess/practice-test-names'
import type { tests, TestSheet } from '@trivium/contract/assess/practice-tests'
import { adaptiveLengths, mayReachLeast } from '@trivium/rules/assess/adaptive/stop'
import { lockActiveAccount } from '../../people/accounts/index.ts'
import type { Context } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { openInTurn, readPlay } from '../../play/plays/index.ts'
import { beginAdaptive } from './adaptive/adaptive.ts'
import { drawFixed } from './bank-store.ts'
import { type ChosenTest, choose, scopeOf } from './choices.ts'
import { leastReadiness, lengths, readinessLength } from './offer.ts'
import { insertTest, readTestOfPlay, type TestRow } from './store.ts'

type Create = typeof tests.get_questions_test
type Started = ResultOf<Create>

const modes = { tutor: 'tutor_test', timed: 'timed_test', cat: 'adaptive_test', readiness: 'readiness_test' } as const satisfies Record<
  TestType,
  string
>

export async function createTest(asked: InputOf<Create>, context: Context): Promise<Started> {
  const chosen = await choose(asked, context)
  return inTransaction(context.db, tx => startTest(tx, { asked, chosen, groupTestId: null }, context))
}

/** @param groupTestId the test of a group whose first try by this player it is */
export function startTest(
  tx: Tx,
  { asked, chosen, groupTestId }: { asked: InputOf<Create>; chosen: ChosenTest; groupTestId: number | null },
  context: Context,
): Promise<Started> {
  const { q_test_type: type } = asked
  const length = lengthOf(asked)
  // A first try resumes no other test of the same choices.
  const target = groupTestId === null ? `test:${type}:${scopeOf(chosen, length)}` : `test:group:${groupTestId}`
  return (type === 'cat' ? startAdaptive : startFixed)(tx, { chosen, length, type, target, groupTestId }, context)
}

export function lengthOf({ q_test_type: type, q_test_length: length }: InputOf<Create>): number {
  if (type === 'readiness') return readinessLength
  if (type !== 'cat') return length ?? lengths[0]
  return (length ?? 0) <= adaptiveLengths.short.most ? adaptiveLengths.short.most : adaptiveLengths.full.most
}

interface Wanted {
  chosen: ChosenTest
  type: TestType
  length: number
  target: string
  groupTestId: number | null
}

async function startFixed(tx: Tx, { chosen, type, length, target, groupTestId }: Wanted, context: Context): Promise<Started> {
  const { languageId, areaIds, questionTypes, pool } = chosen
  const { player, settings } = context
  const started = await openInTurn(
    { ...context, db: tx },
    {
      mode: modes[type],
      target,
      leafId: null,
      level: null,
      languageId,
      ...(type !== 'tutor' && { totalSeconds: secondsFor(settings) }),
      async draw(db, activeQuestions) {
        const ids = await drawFixed(db, {
          languageId,
          areaIds,
          questionTypes,
          pool,
          length,
          accountId: player.id,
          without: activeQuestions,
        })
        if (type === 'readiness' && ids.length < leastReadiness) refuse('not_enough_items')
        return ids
      },
    },
  )
  const choices = { ...choicesOf(chosen), length }
  return withSheet(tx, started, { test_type: type, retake_of: null, choices, group_test_id: groupTestId }, context)
}

const slow: readonly string[] = ['sequence', 'matching']

/** A minute per question, more for sequences and pairs. */
export const secondsFor =
  ({ test_seconds, test_sequence_seconds }: Context['settings']) =>
  (asked: readonly { question_type: string }[]) =>
    asked.reduce((sum, { question_type }) => sum + (slow.includes(question_type) ? test_sequence_seconds : test_seconds), 0)

async function startAdaptive(tx: Tx, { chosen, length, target, groupTestId }: Wanted, context: Context): Promise<Started> {
  const form = length === adaptiveLengths.short.most ? 'short' : 'full'
  const lengthsOfForm = adaptiveLengths[form]
  const { languageId } = chosen
  const choices = { ...choicesOf(chosen), length }
  const begun = await beginAdaptive(tx, choices, lengthsOfForm.least, context)
  const started = await openInTurn(
    { ...context, db: tx },
    {
      mode: 'adaptive_test',
      target,
      leafId: null,
      level: null,
      languageId,
      totalSeconds: context.settings.adaptive_test_seconds * (lengthsOfForm.most + begun.riders),
      adaptive: {
        rules: { form, ...lengthsOfForm, riders: begun.riders, standard: context.settings.passing_standard },
        itemOf: id => begun.itemOf(id),
      },
      draw: (_db, activeQuestions) => {
        const first = mayReachLeast(begun.items, lengthsOfForm) ? begun.first(activeQuestions) : null
        return first === null ? refuse('not_enough_items') : Promise.resolve([first])
      },
    },
  )
  if (!started.play.resumed) await begun.count(must(started.data[0], 'it begins with an item').id)
  const about = { test_type: 'cat', retake_of: null, choices, is_practice: begun.isPractice, group_test_id: groupTestId } as const
  return withSheet(tx, started, about, context)
}

const choicesOf = ({ languageId, areaIds, questionTypes, pool }: ChosenTest) => ({ languageId, areaIds, questionTypes, pool })

type About = Pick<TestRow, 'test_type' | 'retake_of' | 'choices'> & Partial<Pick<TestRow, 'is_practice' | 'group_test_id'>>

/** Makes a new play a test. */
export async function withSheet(tx: Tx, started: Omit<Started, 'test'>, about: About, { player }: Context): Promise<Started> {
  const { play } = started
  const known = play.resumed ? await readTestOfPlay(tx, play.id) : undefined
  if (!known) await lockActiveAccount(tx, player.id)
  const test =
    known ?? (await insertTest(tx, { is_practice: false, group_test_id: null, ...about, account_id: player.id, play_id: play.id }))
  return { ...started, test: await sheetOf(tx, test) }
}

export async function sheetOf(db: Db, test: TestRow): Promise<TestSheet> {
  const { rules } = must(await readPlay(db, test.play_id), 'plays of tests are kept')
  const { adaptive } = rules
  const riders = adaptive?.riders ?? 0
  return {
    quiz_id: test.id,
    test_type: test.test_type,
    retake_of: test.retake_of,
    adaptive: adaptive ? { form: adaptive.form, least: adaptive.least + riders, most: adaptive.most + riders } : null,
    is_practice: test.is_practice,
  }
}
