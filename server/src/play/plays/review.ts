// Every question of a finished play with the given and the right answer. The caller decides whether the player may see it.

import type { ReviewItem } from '@trivium/contract/play/plays'
import { must } from '../../platform/api/refuse.ts'
import type { Context } from '../../platform/api/handle.ts'
import { readSavedAnswers } from './answering/answer-store.ts'
import { shownQuestionsOf } from './starting/questions.ts'
import type { PlayRow } from './store.ts'
import { presentReview } from './views.ts'

/** @throws Refused answers_archived */
export async function reviewOf(play: PlayRow, { db }: Pick<Context, 'db'>): Promise<ReviewItem[]> {
  const [questions, answers] = await Promise.all([shownQuestionsOf(db, play), readSavedAnswers(db, play)])
  return play.questions.flatMap((frozen, position) => {
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    const given = answers.find(answer => answer.position === position)
    // Questions that a contest or an exam asks now are left out of the reviews of older plays.
    return question.sealed_by === null ? [presentReview(play, question, { frozen, given })] : []
  })
}
