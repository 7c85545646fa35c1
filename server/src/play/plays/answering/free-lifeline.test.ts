// Only the first lifeline of a play is free, also under parallel and repeated calls.

import { type LifelineName } from '@trivium/contract/play/play-names'
import { lifelineNames } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { coinsOf, effectOf, type Quiz, type Started, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const refused = (message: string) => ({ status: 200, error: true, message })
const pricesIn = ({ lifelines }: Pick<Started['play'], 'lifelines'>) => lifelines.map(({ price }) => price)

async function pricesOf(player: TestPlayer, { play }: Started) {
  const { play: now } = await player.call('get_play', { play_id: play.id })
  return now && pricesIn(now)
}

const transfersOf = ({ play }: Started) =>
  quiz.database.db.selectFrom('transfers').select(['title', 'amount']).where('reference', '=', `play:${play.id}`).execute()

const use = (player: TestPlayer, { play, questions }: Started, name: LifelineName) => quiz.lifeline(player, play, questions[0], name)

describe('the free lifeline of a play', () => {
  it.each(lifelineNames)('can be %s, which is free; the next one costs its price', async first => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    expect(pricesIn(started.play)).toEqual([0, 0, 0, 0])
    const effect = effectOf(await use(alice, started, first))
    expect(effect).toMatchObject({ coins: 100, next_price: 2 })
    expect(await pricesOf(alice, started)).toEqual([2, 2, 2, 2])
    expect(await transfersOf(started)).toEqual([])
    const current = effect.question ?? started.questions[0]
    const second = first === 'reset_timer' ? 'fifty_fifty' : 'reset_timer'
    expect(effectOf(await quiz.lifeline(alice, started.play, current, second))).toMatchObject({ coins: 98, next_price: 2 })
    expect(await transfersOf(started)).toEqual([{ title: `lifeline_${second}`, amount: 2 }])
  })

  it('is available once to a player without coins', async () => {
    const alice = await quiz.player('Alice', { coins: 0 })
    const started = await quiz.begin(alice)
    expect(await use(alice, started, 'fifty_fifty')).toMatchObject({ error: false, data: { coins: 0 } })
    expect(await use(alice, started, 'reset_timer')).toMatchObject(refused('not_enough_coins'))
    expect(await pricesOf(alice, started)).toEqual([2, 2, 2, 2])
  })

  it('is available again in the next play', async () => {
    const alice = await quiz.player()
    await use(alice, await quiz.begin(alice), 'fifty_fifty')
    const other = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    expect(effectOf(await use(alice, other, 'fifty_fifty')).coins).toBe(100)
  })

  it('is not used up by a refusal', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice, { category: 'claims' })
    expect(await use(alice, started, 'fifty_fifty')).toMatchObject(refused('lifeline_not_allowed'))
    expect(effectOf(await use(alice, started, 'reset_timer')).coins).toBe(100)
  })

  it('is granted once when different lifelines are used at the same moment', async () => {
    const alice = await quiz.player()
    const started = await quiz.begin(alice)
    const replies = await Promise.all((['fifty_fifty', 'reset_timer'] as const).map(name => use(alice, started, name)))
    expect(replies.map(reply => effectOf(reply).coins).toSorted((one, other) => other - one)).toEqual([100, 98])
    expect(await coinsOf(alice)).toBe(98)
    expect(await transfersOf(started)).toHaveLength(1)
  })

  it('is granted once to a player who cannot pay another, when different ones are used at the same moment', async () => {
    const alice = await quiz.player('Alice', { coins: 1 })
    const started = await quiz.begin(alice)
    const replies = await Promise.all((['fifty_fifty', 'reset_timer', 'skip'] as const).map(name => use(alice, started, name)))
    expect(replies.filter(reply => !reply.error)).toHaveLength(1)
    expect(await coinsOf(alice)).toBe(1)
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('stays free when its call is repeated with its key, and the next one costs its price', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const body = { play_id: play.id, question_id: questions[0]?.id, lifeline: 'fifty_fifty' } as const
    const send = () => alice.call('use_lifeline', body, { headers: { 'idempotency-key': 'free' } })
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map(reply => JSON.stringify(effectOf(reply)))).size).toBe(1)
    expect(effectOf(await quiz.lifeline(alice, play, questions[0], 'reset_timer')).coins).toBe(98)
    expect(effectOf(await send()).coins).toBe(100)
    expect(await coinsOf(alice)).toBe(98)
  })

  it('counts for the badge brainiac like any other', async () => {
    const alice = await quiz.player()
    const helped = await quiz.begin(alice)
    await use(alice, helped, 'reset_timer')
    expect((await quiz.playThrough(alice, helped, 10)).badges).not.toContain('brainiac')
    const alone = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    expect((await quiz.playThrough(alice, alone, 10)).badges).toContain('brainiac')
  })

  it('appears in the log of the play, also when its question was skipped', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    await quiz.lifeline(alice, play, questions[0], 'fifty_fifty')
    const skipped = effectOf(await quiz.lifeline(alice, play, questions[0], 'skip'))
    await quiz.answer(alice, play, skipped.question, 'right')
    await alice.call('finish_play', { play_id: play.id })
    const { data } = await alice.call('get_result_proof', { play_id: play.id })
    expect(data.lifelines.toSorted((one, other) => one.coins - other.coins)).toEqual([
      { name: 'fifty_fifty', position: 1, coins: 0 },
      { name: 'skip', position: 1, coins: 2 },
    ])
  })
})

describe('the setting free_lifelines', () => {
  it('affects only plays that start after the change', async () => {
    const alice = await quiz.player()
    const before = await quiz.begin(alice)
    await quiz.set('free_lifelines', 2)
    const after = await quiz.begin(alice, { category: 'history', subcategory: 'modern' })
    await quiz.set('free_lifelines', 1)
    const coins = []
    for (const name of ['reset_timer', 'fifty_fifty', 'skip'] as const) coins.push(effectOf(await use(alice, after, name)).coins)
    expect(coins).toEqual([100, 100, 98])
    await use(alice, before, 'reset_timer')
    expect(effectOf(await use(alice, before, 'fifty_fifty')).coins).toBe(96)
  })

  it('gives none to a play from before free lifelines existed', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    const { db } = quiz.database
    const { rules } = await db.selectFrom('plays').select('rules').where('id', '=', play.id).executeTakeFirstOrThrow()
    const { freeLifelines: _, ...old } = rules
    await db
      .updateTable('plays')
      .set({ rules: JSON.stringify(old) })
      .where('id', '=', play.id)
      .execute()
    expect(effectOf(await quiz.lifeline(alice, play, questions[0], 'reset_timer')).coins).toBe(98)
  })
})
