// The calls of players about tests from the bank.

import { notUnderstood } from '@trivium/contract/platform/fields'
import { type TestResult, tests } from '@trivium/contract/assess/practice-tests'
import { pointsGiven, pointsPossible } from '@trivium/rules/play/plays/item-points'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle, type SignedIn } from '../../platform/api/handle.ts'
import { must, NotYours, refuse } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { currentPlay, handIn, openById, readAnswersOf, reviewOf } from '../../play/plays/index.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import { readAreas, readCalibrated } from './bank-store.ts'
import { createTest, sheetOf } from './create.ts'
import { offerTests } from './offer.ts'
import { readinessFor } from './adaptive/readiness.ts'
import { reportTests } from './report.ts'
import { difficultyOfQuestion, markTests, presentTest } from './result.ts'
import { retakeTest } from './retake.ts'
import { readLastTest, readTest, readTestOfPlay, readTestsIn, type TestRow } from './store.ts'
import { questionsOf } from '../../play/questions/index.ts'

const mostOpen = 20

export const testActions = handle(tests, {
  get_all_question_types: offerTests,
  get_questions_test: createTest,
  get_questions_test_retake: retakeTest,
  get_questions_test_report: reportTests,
  get_readiness: (_input, context) => readinessFor(context, context.now),

  async get_open_tests(_input, context) {
    const open = await readTestsIn(context.db, context.player.id, 'open', mostOpen)
    const all = await Promise.all(open.map(async test => ({ test, play: await currentPlay(test.play_id, context) })))
    return all
      .filter(({ play }) => play.state === 'open')
      .map(({ test, play }) => ({
        quiz_id: test.id,
        play_id: play.id,
        test_type: test.test_type,
        answered: play.position || Object.keys(play.drafts).length,
        started_at: play.started_at.toISOString(),
      }))
  },

  async get_test({ quiz_id }, context) {
    const test = await ownTest(quiz_id, context)
    const started = (await openById(test.play_id, context)) ?? refuse('play_over')
    return { ...started, test: await sheetOf(context.db, test) }
  },

  async get_test_result({ quiz_id, play_id }, context) {
    const test = quiz_id === undefined ? await testOfPlay(play_id, context) : await ownTest(quiz_id, context)
    await refuseOpen(test, context)
    return resultOf(test, context)
  },

  async get_questions_test_review({ quiz_id }, context) {
    const test = await ownTest(quiz_id, context)
    const play = await refuseOpen(test, context)
    const items = await reviewOf(play, context)
    const ids = items.map(({ id }) => id)
    const [questions, given, calibrated] = await Promise.all([
      questionsOf(context.db, play),
      readAnswersOf(context.db, [play.id]),
      readCalibrated(context.db, ids),
    ])
    const answers = new Map(given.map(({ question_id, answer }) => [question_id, answer]))
    return items.map(item => {
      const question = must(questions.get(item.id), 'questions of plays are never deleted')
      const key = answerKeyOf(question)
      const points = pointsGiven(answers.get(item.id) ?? null, key, play.rules)
      const b = play.questions.find(({ question_id }) => question_id === item.id)?.item?.b
      return {
        ...item,
        points,
        points_possible: pointsPossible(key, play.rules),
        difficulty_logits: b ?? difficultyOfQuestion(question, calibrated.get(item.id)),
      }
    })
  },

  /** A claim ends the test that it names, because the seed's client has no other call to end one. */
  async set_users_question_test_results(claim, context) {
    const { quiz_id } = claim
    const named = quiz_id === undefined || quiz_id === notUnderstood || quiz_id === 0 ? undefined : quiz_id
    const test =
      (await (named === undefined ? readLastTest(context.db, context.player.id) : readTest(context.db, named))) ??
      refuse('document_not_found')
    if (test.account_id !== context.player.id) throw new NotYours()
    await handIn(test.play_id, context)
    const result = await resultOf(test, context)
    const { quiz_id: _id, multi_match_id: _match, ...said } = claim
    const { by_organisation: _areas, adaptive: _adaptive, ...truth } = result
    noteClaim(context, said, truth)
    return result
  },
})

/** @throws Refused document_not_found; NotYours */
async function ownTest(id: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<TestRow> {
  return own((await readTest(db, id)) ?? refuse('document_not_found'), player)
}

async function testOfPlay(playId: number | undefined, { db, player }: Pick<Context, 'db' | 'player'>): Promise<TestRow> {
  return own((playId === undefined ? undefined : await readTestOfPlay(db, playId)) ?? refuse('document_not_found'), player)
}

function own(test: TestRow, { id }: SignedIn): TestRow {
  if (test.account_id !== id) throw new NotYours()
  return test
}

/** @throws Refused play_open */
async function refuseOpen({ play_id }: TestRow, context: Context) {
  const play = await currentPlay(play_id, context)
  return play.state === 'open' ? refuse('play_open') : play
}

async function resultOf(test: TestRow, context: Context): Promise<TestResult> {
  const [one] = await markTests(context.db, [test])
  const marked = must(one, 'it was given')
  // Area names are in the language of the test's questions.
  const { code } = await resolveLanguage(context, marked.play.language_id ?? undefined)
  const ended = presentTest(marked, await readAreas(context.db), code)
  const { estimate } = await readinessFor(context, new Date(ended.date))
  return { ...ended, readiness_assessment: estimate?.probability ?? null }
}
