// Guests answer five questions, and the account that follows keeps what they brought. The server grades and counts; a guest's browser
// holds nothing but a key.

import { type Told, tastes } from '@trivium/contract/tastes'
import { isRight, parseAnswer } from '@trivium/rules/grading'
import { modeTable } from '@trivium/rules/modes'
import { handle } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { addScore } from '../boards/index.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import { lockAccounts } from '../db/lock-accounts.ts'
import { transact } from '../db/transaction.ts'
import { freezeQuestion, presentQuestion, readShownQuestions, rightAnswerOf } from '../plays/index.ts'
import { answerKeyOf, readQuestions } from '../questions/index.ts'
import { readFreeLeaves } from '../solo/index.ts'
import { guestOf, keyOf, newGuest } from './guest-key.ts'
import { addAnswer, drawTaste, lockTaste, takeOver, type TasteRow } from './store.ts'

/** A question of each of so many categories. */
const count = 5

const standingOf = ({ were_right, points }: TasteRow, total: number, pointsEach: number) => {
  const right = were_right.filter(Boolean).length
  return { answered: were_right.length, right, total, points: points ?? right * pointsEach }
}

/** @param secret seals the keys of guests; 32 bytes */
export const tasteActions = (secret: Uint8Array) =>
  handle(tastes, {
    async get_taste({ language_id }, context) {
      const { db, now, settings } = context
      const language = await resolveLanguage(context, language_id)
      const ids = await drawTaste(db, { leafIds: await readFreeLeaves(db, null), languageId: language.id, count })
      if (ids.length === 0) refuse('no_questions')
      const shown = await readShownQuestions(db, ids)
      const asked = ids.map(id => {
        const question = must(shown.get(id), 'it was just drawn')
        const frozen = freezeQuestion(question, modeTable.quiz_zone)
        return { frozen, question: presentQuestion(question, frozen, null) }
      })
      const guest = newGuest(
        asked.map(({ frozen }) => frozen),
        now,
      )
      return {
        guest_key: await keyOf(guest, secret),
        expires_at: guest.expiresAt.toISOString(),
        points_each: settings.score_correct,
        questions: asked.map(({ question }) => question),
      }
    },

    async answer_taste({ guest_key, number, answer }, { db, now, settings }): Promise<Told> {
      const guest = await guestOf(guest_key, secret, now)
      const frozen = guest.asks[number] ?? refuse('operation_not_allowed')
      const question = (await readQuestions(db, [frozen.question_id])).get(frozen.question_id) ?? refuse('taste_over')
      // A contest asks it now: until then it is told nowhere.
      if (question.sealed_by !== null) refuse('taste_over')
      const key = answerKeyOf(question)
      const given = parseAnswer(answer, key, frozen.order) ?? refuse('operation_not_allowed')
      const taste = await addAnswer(db, guest, { number, given, isRight: isRight(given, key) })
      // Out of turn, or taken over before it was answered.
      const correct = taste.were_right[number] ?? refuse('operation_not_allowed')
      return {
        ...standingOf(taste, guest.asks.length, settings.score_correct),
        correct,
        correct_answer: rightAnswerOf(question, frozen),
        note: question.note,
      }
    },

    async take_over_taste({ guest_key }, { db, now, player, settings }) {
      const { id, beganAt, asks } = await guestOf(guest_key, secret, now)
      return transact(db, async tx => {
        const account = (await lockAccounts(tx, [player.id])).of(player.id)
        // Only what came before an account can be meant for it: whoever has one plays for points under the rules of plays.
        if (account.registered_at < beganAt) refuse('operation_not_allowed')
        const taste = (await lockTaste(tx, id)) ?? refuse('taste_over')
        const standing = standingOf(taste, asks.length, settings.score_correct)
        if (taste.account_id === player.id) return standing
        if (taste.account_id !== null || !(await takeOver(tx, id, player.id, standing.points))) refuse('already_claimed')
        await addScore(tx, { accountId: player.id, score: standing.points, timezone: account.timezone, at: now })
        return standing
      })
    },
  })
