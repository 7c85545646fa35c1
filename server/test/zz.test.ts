import { contract } from '@trivium/contract'
import fc from 'fast-check'
import { it } from 'vitest'
import { hostileInputs } from './hostile.ts'
import { plausibleValues } from './plausible.ts'
import { startQuiz } from './quiz.ts'
it('x', async () => {
  const quiz = await startQuiz()
  const alice = await quiz.player()
  const edda = await quiz.player('E', { roles: ['administrator'] })
  const plausible = await plausibleValues(quiz, alice)
  console.log(JSON.stringify(quiz.fixture.categories))
  for (const name of ['announce_contest', 'create_passage', 'choose_daily_quiz', 'create_question', 'change_question'] as const) {
    const seen = new Map<string, number>()
    for (const pairs of hostileInputs(name, contract[name], plausible, 200)) {
      const r = await edda.call(name, Object.fromEntries(pairs) as never)
      const k = r.message + ' ' + JSON.stringify((r as any).issues ?? '').slice(0, 150)
      seen.set(k, (seen.get(k) ?? 0) + 1)
    }
    console.log(name, [...seen].sort((a, b) => b[1] - a[1]).slice(0, 8))
  }
  await quiz.close()
})
