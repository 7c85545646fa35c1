// A test is always kept: other rows refer to its play, and the report counts it.

import { Play } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { deleteEmptyPlays } from '../../play/plays/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

describe('a test', () => {
  it('stays when nobody answered anything in it, while other plays without answers are deleted', async () => {
    const alice = await quiz.player()
    const level = await quiz.begin(alice)
    await alice.call('annotate_question', { play_id: level.play.id, question_id: level.questions[0]?.id, own_note: 'Later.' })
    await alice.call('finish_play', { play_id: level.play.id })
    const begun = await alice.call('get_questions_test', { q_test_type: 'timed', q_test_length: 10 })
    const [play, { quiz_id }] = [Play.parse(begun.play), TestSheet.parse(begun.test)]
    await alice.call('annotate_question', { play_id: play.id, question_id: begun.data[0]?.id, marked: 1 })
    await alice.call('finish_play', { play_id: play.id })
    const inTwoDays = new Date(quiz.clock.now().getTime() + 2 * 86_400_000)
    await deleteEmptyPlays(quiz.database.db, inTwoDays)
    expect((await alice.call('get_test_result', { quiz_id })).data).toMatchObject({ missed: 10, result: 'fail' })
    expect((await alice.call('get_play_review', { play_id: level.play.id })).message).toBe('document_not_found')
  })

  it("loses its player's annotations when the account is deleted", async () => {
    const alice = await quiz.player()
    const begun = await alice.call('get_questions_test', { q_test_type: 'tutor', q_test_length: 10 })
    const play = Play.parse(begun.play)
    await alice.call('annotate_question', { play_id: play.id, question_id: begun.data[0]?.id, own_note: 'Ask my teacher Ms Lamb.' })
    await alice.call('delete_user_account')
    const left = await quiz.database.db.selectFrom('annotations').select('own_note').where('account_id', '=', alice.id).execute()
    expect(left).toEqual([])
  })
})
