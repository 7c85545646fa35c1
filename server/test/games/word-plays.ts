// Opens plays of guess the word.

import type { TestPlayer } from '../app/app.ts'
import type { Quiz, Started } from '../app/quiz.ts'

export function openWords(quiz: Quiz, player: TestPlayer, language: 'en' | 'ar' = 'en'): Promise<Started> {
  const input = { type: 'category', type_id: quiz.fixture.categories.words, language_id: quiz.fixture.languages[language] }
  return quiz.open(player, 'get_guess_the_word', input)
}

/** A play whose first question asks for this word. */
export async function openWord(quiz: Quiz, player: TestPlayer, word: string): Promise<Started> {
  const row = await quiz.database.db
    .selectFrom('questions')
    .select(['id', 'language_id'])
    .where('word', '=', word)
    .executeTakeFirstOrThrow()
  const started = await openWords(quiz, player, row.language_id === quiz.fixture.languages.ar ? 'ar' : 'en')
  const { db } = quiz.database
  const { questions } = await db.selectFrom('plays').select('questions').where('id', '=', started.play.id).executeTakeFirstOrThrow()
  const others = questions.filter(question => question.question_id !== row.id).slice(0, 9)
  const put = JSON.stringify([{ question_id: row.id, order: [] }, ...others])
  await db.updateTable('plays').set({ questions: put }).where('id', '=', started.play.id).execute()
  return openWords(quiz, player, row.language_id === quiz.fixture.languages.ar ? 'ar' : 'en')
}
