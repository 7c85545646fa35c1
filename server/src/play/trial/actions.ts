// Guests answer five questions, the same for all guests of a day; an account created afterwards takes over their points. The server grades
// and counts; a guest's browser holds only a key.

import type { DataOf } from '@trivium/contract/platform/action'
import { type TrialFeedback, trial } from '@trivium/contract/play/trial'
import { parseAnswer } from '@trivium/rules/play/plays/grading'
import { begin } from '@trivium/rules/play/engine/begin'
import { decide } from '@trivium/rules/play/engine/decide'
import type { PlayState } from '@trivium/rules/play/engine/state'
import { freezeRules } from '@trivium/rules/play/plays/frozen'
import { localDay } from '@trivium/rules/platform/days'
import { modeTable } from '@trivium/rules/play/modes'
import type { Settings } from '../../platform/settings/defaults.ts'
import { type Context, handle, type SignedIn } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { addScore } from '../../rewards/leaderboards/index.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { transact } from '../../platform/db/transaction.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import { readFreeLeaves } from '../solo/index.ts'
import { type Guest, guestOf, keyOf, newGuest } from './guest-key.ts'
import { addAnswer, drawTrial, isInDaily, lockTrial, takeOver, type TrialRow } from './store.ts'
import { freezeQuestion, presentQuestion, questionsOf, readShownQuestions, rightAnswerOf } from '../questions/index.ts'

/** Questions of a trial, each of a different category. */
const count = 5

const standingOf = ({ were_right, points }: TrialRow, total: number, pointsEach: number) => {
  const right = were_right.filter(Boolean).length
  return { answered: were_right.length, right, total, points: points ?? right * pointsEach }
}

/** @param secret encrypts the keys of guests; 32 bytes */
export const trialActions = (secret: Uint8Array) =>
  handle(trial, {
    get_trial: ({ language_id }, context) => offer(language_id, context, secret),
    answer_trial: async ({ guest_key, ...given }, context) => publish(await guestOf(guest_key, secret, context.now), given, context),
    take_over_trial: async ({ guest_key }, context) => keepFor(context, await guestOf(guest_key, secret, context.now)),
  })

type Offer = DataOf<typeof trial.get_trial>
type AnyContext = Omit<Context, 'player'>

async function offer(languageId: number | undefined, context: Context<SignedIn | null>, secret: Uint8Array): Promise<Offer> {
  const { db, now, settings } = context
  const language = await resolveLanguage(context, languageId)
  const ids = await drawTrial(db, { leafIds: await readFreeLeaves(db, null), languageId: language.id, day: localDay(now, 'UTC'), count })
  if (ids.length === 0) refuse('no_questions')
  const shown = await readShownQuestions(db, ids)
  const asked = ids.map(id => {
    const question = must(shown.get(id), 'it was just drawn')
    const frozen = freezeQuestion(question, modeTable.quiz_zone)
    return { frozen, question: presentQuestion(question, frozen, null) }
  })
  const frozen = asked.map(one => one.frozen)
  const guest = newGuest(frozen, now)
  return {
    guest_key: await keyOf(guest, secret),
    expires_at: guest.expiresAt.toISOString(),
    points_each: settings.score_correct,
    questions: asked.map(({ question }) => question),
  }
}

async function publish(
  guest: Guest,
  { number, answer }: { number: number; answer: string },
  { db, settings, now }: AnyContext,
): Promise<TrialFeedback> {
  const frozen = guest.asks[number] ?? refuse('operation_not_allowed')
  const question = (await questionsOf(db, { questions: [frozen] })).get(frozen.question_id) ?? refuse('trial_over')
  // A contest or the daily quiz asks this question now, so nothing may reveal its answer.
  if (question.sealed_by !== null || (await isInDaily(db, question.id, localDay(now, 'UTC')))) refuse('trial_over')
  const key = answerKeyOf(question)
  const given = parseAnswer(answer, key, frozen) ?? refuse('operation_not_allowed')
  const { events, refusal } = decide(playOf(guest, number, settings), { type: 'answer', position: number, answer: given, key }, now)
  if (refusal) refuse('operation_not_allowed')
  const trial = await addAnswer(db, guest, {
    number,
    given,
    isRight: events.some(event => event.type === 'answered' && event.answer.correct),
  })
  // Out of turn, or taken over before it was answered.
  const correct = trial.were_right[number] ?? refuse('operation_not_allowed')
  const standing = standingOf(trial, guest.asks.length, settings.score_correct)
  return { ...standing, correct, correct_answer: rightAnswerOf(question, frozen), note: question.note }
}

/** The play of a guest at one of its questions. The store adds the answer only if it is the turn of this question. */
function playOf({ asks, beganAt }: Guest, position: number, settings: Settings): PlayState {
  const rules = { ...freezeRules('quiz_zone', settings, { level: 1 }), secondsPerQuestion: null }
  return { ...begin({ mode: 'quiz_zone', rules, questions: asks }, beganAt), position }
}

function keepFor({ db, now, player, settings }: Context, { id, beganAt, asks }: Guest): Promise<DataOf<typeof trial.take_over_trial>> {
  return transact(db, async tx => {
    const account = (await lockAccounts(tx, [player.id])).of(player.id)
    // An account takes over only trials that began before it: players with an account earn points under the rules of plays.
    if (account.registered_at < beganAt) refuse('operation_not_allowed')
    const trial = (await lockTrial(tx, id)) ?? refuse('trial_over')
    const standing = standingOf(trial, asks.length, settings.score_correct)
    if (trial.account_id === player.id) return standing
    if (trial.account_id !== null || !(await takeOver(tx, id, player.id, standing.points))) refuse('already_claimed')
    await addScore(tx, { accountId: player.id, score: standing.points, timezone: account.timezone, at: now }, { settings, now })
    return standing
  })
}
