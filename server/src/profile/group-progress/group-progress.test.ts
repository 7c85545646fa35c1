import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

describe('get_group_progress', () => {
  it('shows leaders how much members have answered, and nothing else, to nobody else', async () => {
    const edda = await quiz.player('Edda', { roles: ['examiner'] })
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    const [lena, mia] = [await quiz.player('Lena'), await quiz.player('Mia', { email: 'mia.secret@school.example', signInType: 'email' })]
    const nora = await quiz.player('Nora')
    const group_id = (await edda.call('create_group', { name: 'Class 7' })).data.id
    for (const { id } of [mia, nora]) await edda.call('put_group_member', { group_id, account_id: id, own_id: `N${id}` })
    await callSeen(edda, 'set_group_leaders', { group_id, account_ids: [lena.id] })
    const { correctAnswer, total } = await playedBy(mia)
    for (const other of [edda, ada, mia, nora])
      expect((await other.call('get_group_progress', { group_id })).message).toBe('document_not_found')
    const { data, total: members, group } = await lena.call('get_group_progress', { group_id })
    expect([members, group]).toEqual([2, 'Class 7'])
    expect(data).toEqual([
      {
        name: 'Mia',
        own_id: `N${mia.id}`,
        answered: total,
        ratio: Math.round((100 * correctAnswer) / total),
        weak: [],
        last_played: quiz.clock.now().toISOString().slice(0, 10),
      },
      { name: 'Nora', own_id: `N${nora.id}`, answered: 0, ratio: null, weak: [], last_played: null },
    ])
    expect((await lena.call('get_group_progress', { group_id, offset: 1, limit: 1 })).data.map(({ name }) => name)).toEqual(['Nora'])
    await callSeen(edda, 'set_group_leaders', { group_id, account_ids: [] })
    expect((await lena.call('get_group_progress', { group_id })).message).toBe('document_not_found')
  })

  it('names at most three categories below the member’s mean, the weakest first, without exams', async () => {
    const edda = await quiz.player('Edda', { roles: ['examiner'] })
    const pia = await quiz.player('Pia')
    const group_id = (await edda.call('create_group', { name: 'Class 8' })).data.id
    await edda.call('put_group_member', { group_id, account_id: pia.id })
    await callSeen(edda, 'set_group_leaders', { group_id, account_ids: [pia.id] })
    const ids = Object.values(quiz.fixture.categories).slice(0, 6)
    const day = { account_id: pia.id, day: '2026-11-20', plays: 1, coins: 0 }
    const rows = ids.map((category_id, index) => ({
      ...day,
      mode: 'quiz_zone' as const,
      category_id,
      asked: 20,
      answered: 20,
      correct: [20, 2, 4, 6, 8, 20][index] ?? 0,
    }))
    await quiz.database.db
      .insertInto('play_days')
      .values([...rows, { ...rows[0], ...day, mode: 'exam', category_id: ids[0] ?? 0, asked: 90, answered: 90, correct: 0 }])
      .execute()
    const [row] = (await pia.call('get_group_progress', { group_id })).data
    expect(row).toMatchObject({ answered: 120, ratio: 50, last_played: '2026-11-20' })
    expect(row?.weak).toHaveLength(3)
  })
})

async function playedBy(player: Awaited<ReturnType<Quiz['player']>>) {
  const { questions } = await quiz.begin(player, ancient).then(async started => {
    await quiz.playThrough(player, started, 3)
    return started
  })
  await quiz.writePlayStats()
  return { correctAnswer: 3, total: questions.length }
}
