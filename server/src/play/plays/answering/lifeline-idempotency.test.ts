import type { LifelineName } from '@trivium/contract/play/play-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coinsOf, effectOf, type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Free lifelines are tested in free-lifeline.test.ts.
  await quiz.set('free_lifelines', 0)
})
afterAll(() => quiz.close())

const refused = (message: string) => ({ status: 200, error: true, message })

describe('Idempotency-Key on use_lifeline', () => {
  const use = (
    player: Awaited<ReturnType<Quiz['player']>>,
    key: string,
    body: { play_id: number; question_id?: number; lifeline: LifelineName },
  ) => player.call('use_lifeline', body, { headers: { 'idempotency-key': key } })

  it('repeats the first reply to the same body, and charges once', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' } as const
    const first = await use(alice, 'k1', body)
    const again = await use(alice, 'k1', body)
    expect(first.error).toBe(false)
    expect(again.data).toEqual(first.data)
    expect(await coinsOf(alice)).toBe(98)
  })

  it('repeats the reply to a retry that arrives while the first call runs', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'skip' } as const
    const replies = await Promise.all(Array.from({ length: 4 }, () => use(alice, 'k1', body)))
    expect(new Set(replies.map(reply => JSON.stringify(effectOf(reply)))).size).toBe(1)
    expect(await coinsOf(alice)).toBe(98)
  })

  it('is refused with another body', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' } as const
    await use(alice, 'k1', body)
    expect(await use(alice, 'k1', { ...body, lifeline: 'skip' })).toMatchObject(refused('idempotency_mismatch'))
    expect(await coinsOf(alice)).toBe(98)
  })

  it('is refused with another action, though its body is the same', async () => {
    const alice = await quiz.player()
    const { play } = await quiz.begin(alice)
    const headers = { 'idempotency-key': 'k1' }
    expect(await alice.call('finish_play', { play_id: play.id }, { headers })).toMatchObject({ error: false, data: { won: false } })
    expect(await alice.call('get_play_review', { play_id: play.id }, { headers })).toMatchObject(refused('idempotency_mismatch'))
  })

  it('repeats a refusal too', async () => {
    const alice = await quiz.player('Alice', { coins: 0 })
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' } as const
    expect(await use(alice, 'k1', body)).toMatchObject(refused('not_enough_coins'))
    const rich = await quiz.player('Alice', { coins: 50 })
    expect(await coinsOf(rich)).toBe(50)
    await quiz.playLevel(alice, { category: 'science' }, 10)
    expect(await coinsOf(alice)).toBe(4)
    expect(await use(alice, 'k1', body)).toMatchObject(refused('not_enough_coins'))
    expect(await use(alice, 'k2', body)).toMatchObject({ error: false, data: { coins: 2 } })
  })

  it('belongs to one player', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    for (const player of [alice, bob]) {
      const { play, questions } = await quiz.begin(player)
      const reply = await use(player, 'shared', { play_id: play.id, question_id: questions[0]?.id, lifeline: 'reset_timer' })
      expect(reply.error).toBe(false)
    }
  })

  it('ignores fields that the action does not take, at any depth', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' }
    const payload = `${JSON.stringify(body).slice(0, -1)},"deep":${'['.repeat(25_000)}${']'.repeat(25_000)}}`
    const headers = { authorization: `Bearer ${alice.token}`, 'content-type': 'application/json', 'idempotency-key': 'k1' }
    const replies = [payload, JSON.stringify(body)].map(text =>
      quiz.app.http.inject({ method: 'POST', url: '/api/use_lifeline', headers, payload: text }),
    )
    const [deep, flat] = (await Promise.all(replies)).map(reply => reply.json())
    expect(deep).toMatchObject({ error: false })
    expect(flat).toEqual(deep)
  })

  it('must be short and of visible characters', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' } as const
    for (const key of ['x'.repeat(129), 'two words']) {
      expect(await use(alice, key, body)).toMatchObject({ status: 400, message: 'invalid_input', issues: [{ field: 'Idempotency-Key' }] })
    }
    expect(await coinsOf(alice)).toBe(100)
  })
})
