// A player sends random calls at random times; a simple model says which outcome each call must have (attack-model.ts).

import { type LifelineName } from '@trivium/contract/play/play-names'
import { lifelineNames, plays, Q } from '@trivium/contract/play/plays'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import type { TestPlayer } from '../app/app.ts'
import { attacks, attackSeed, tried } from '../setup/effort.ts'
import {
  end,
  isDue,
  isOpenLevel,
  type Model,
  type ModelPlay,
  newModel,
  rulesOfTheGame,
  start,
  submit,
  touch,
  useLifeline,
} from './attack-model.ts'
import { ancient, coinsOf, type Quiz, scoreOf, startQuiz } from '../app/quiz.ts'

let quiz: Quiz
let victim: { play_id: number; question_id: number }

beforeAll(async () => {
  quiz = await startQuiz()
  await quiz.set('daily_solo_coin_cap', rulesOfTheGame.cap)
  // Only the attacker's own steps advance the time, so that the model can be exact.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { play, questions } = await quiz.begin(await quiz.player('Victim'))
  victim = { play_id: play.id, question_id: questions[0]?.id ?? 0 }
})
afterAll(async () => {
  vi.useRealTimers()
  await quiz.close()
})

interface Attacker {
  player: TestPlayer
  /** For each level, the server's reply about its newest play. */
  open: Map<number, { id: number; questions: Q[] }>
  /** For each Idempotency-Key, the sent body and the reply. */
  keys: Map<string, { body: string; reply: unknown }>
}

type Step = fc.AsyncCommand<Model, Attacker>

/** One step: model and server must give the same outcome; a refusal changes neither. */
class Move implements Step {
  readonly name: string
  readonly run: (model: Model, attacker: Attacker) => Promise<void>
  constructor(name: string, run: (model: Model, attacker: Attacker) => Promise<void>) {
    this.name = name
    this.run = run
  }
  check = () => true
  toString = () => this.name
}

/** Runs the model on a copy and keeps the copy only if the move is not refused. */
function ifAllowed(model: Model, level: number, move: (model: Model, play: ModelPlay) => string): string {
  const copy = structuredClone(model)
  const play = copy.plays.get(level)
  if (!play) return 'document_not_found'
  const outcome = move(copy, play)
  if (outcome === 'ok') Object.assign(model, copy)
  return outcome
}

const said = (reply: { error: boolean; message: string; status: number }) => (reply.status === 200 ? reply.message : String(reply.status))

const begin = (level: number) =>
  new Move(`start level ${level}`, async (model, attacker) => {
    const reply = await attacker.player.call('get_questions_by_level', { ...ancient, level })
    if (!isOpenLevel(model, level)) return expect(said(reply)).toBe('level_locked')
    const how = start(model, level)
    expect({ message: said(reply), resumed: reply.play?.resumed }).toEqual({ message: 'ok', resumed: how === 'resumed' })
    const questions = Q.array().parse(reply.data)
    attacker.open.set(level, { id: reply.play.id, questions })
    const mine = model.plays.get(level)
    if (mine) mine.ids = questions.map(({ id }) => id)
  })

const answer = (level: number, ahead: number, how: 'right' | 'wrong' | '' | 'nonsense') =>
  new Move(`answer ${how || 'nothing'} ${ahead} ahead in level ${level}`, async (model, attacker) => {
    const play = attacker.open.get(level)
    const position = (model.plays.get(level)?.given.length ?? 0) + ahead
    const question = play?.questions[position]
    if (!play || !question) return
    const text = how === 'nonsense' ? 'x' : how && quiz.fixture[how](question)
    const reply = await attacker.player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: text })
    // A play whose questions have all lapsed is settled even if the call is refused.
    const settled = structuredClone(model)
    const theirs = settled.plays.get(level)
    if (theirs) touch(settled, theirs)
    if (theirs?.result) Object.assign(model, settled)
    const expected = ifAllowed(model, level, (copy, mine) => submit(copy, mine, position, how))
    expect(said(reply)).toBe(expected)
    const now = model.plays.get(level)
    if (expected === 'ok')
      expect({ answered: reply.data.answered, isOver: reply.data.result !== null }).toEqual({
        answered: now?.given.length,
        isOver: now?.result !== null,
      })
  })

const help = (level: number, ahead: number, lifeline: LifelineName, key: string) =>
  new Move(`${lifeline} ${ahead} ahead in level ${level}${key && ` with key ${key}`}`, async (model, attacker) => {
    const play = attacker.open.get(level)
    const position = (model.plays.get(level)?.given.length ?? 0) + ahead
    const question = play?.questions[position]
    if (!play || !question) return
    const input = { play_id: play.id, question_id: question.id, lifeline }
    const reply = await attacker.player.call('use_lifeline', input, key ? { headers: { 'idempotency-key': key } } : {})
    const before = attacker.keys.get(key)
    const { error, message, data } = reply
    if (before && before.body !== JSON.stringify(input)) return expect(said(reply)).toBe('idempotency_mismatch')
    if (before) return expect({ error, message, data }).toEqual(before.reply)
    if (key) attacker.keys.set(key, { body: JSON.stringify(input), reply: { error, message, data } })
    const expected = ifAllowed(model, level, (copy, mine) => useLifeline(copy, mine, position, lifeline))
    expect(said(reply)).toBe(expected)
    if (expected !== 'ok') return
    const effect = plays.use_lifeline.output.parse(data)
    expect(effect.coins).toBe(model.coins)
    const mine = model.plays.get(level)
    if (!effect.question || !mine) return
    play.questions[position] = effect.question
    mine.ids[position] = effect.question.id
  })

const finish = (level: number) =>
  new Move(`finish level ${level}`, async (model, attacker) => {
    const play = attacker.open.get(level)
    const mine = model.plays.get(level)
    if (!play || !mine) return
    touch(model, mine)
    end(model, mine)
    const { data } = await attacker.player.call('finish_play', { play_id: play.id })
    expect(data && { correct: data.correct, wrong: data.wrong, coins: data.coins_earned }).toEqual(mine.result)
  })

const look = (level: number) =>
  new Move(`look at level ${level}`, async (model, attacker) => {
    const play = attacker.open.get(level)
    const mine = model.plays.get(level)
    if (!play || !mine) return
    touch(model, mine)
    const reply = await attacker.player.call('get_play', { play_id: play.id })
    expect(reply.result === null).toBe(mine.result === null)
    if (!mine.result) expect(reply.play).toMatchObject({ answered: mine.given.length, deadline: new Date(mine.deadline).toISOString() })
  })

const wait = (ms: number) =>
  new Move(`wait ${ms / 1000} s`, async model => {
    quiz.clock.advance(ms)
    model.now += ms
  })

const sweep = new Move('sweep', async model => {
  await closeOverduePlays(quiz.database.db, quiz.clock.now())
  const due = [...model.plays.values()].filter(play => isDue(model, play))
  for (const play of due.toSorted((one, other) => one.latest - other.latest)) touch(model, play)
})

const steal = (action: 'submit_answer' | 'use_lifeline' | 'finish_play' | 'get_play' | 'get_play_review') =>
  new Move(`${action} on another's play`, async (_model, { player }) => {
    const everything: object = { ...victim, answer: 'a', lifeline: 'skip' }
    expect(said(await player.call(action, everything))).toBe('403')
  })

const claim = new Move('claim riches', async (model, { player }) => {
  const wish = { coins: 1_000_000, score: 1_000_000, title: 'mine', status: 1 }
  const { data } = await player.call('set_user_coin_score', { ...wish, type: 'riches' })
  expect(data).toEqual({ coins: model.coins, score: model.score, all_time_score: model.score })
  expect(said(await player.call('set_user_coin_score', { ...wish, type: 'big_thing' }))).toBe('badge_locked')
})

const unlockBeyond = new Move('claim a level', async (model, { player }) => {
  const { data } = await player.call('set_level_data', { category: 'history', subcategory: 'ancient', level: 99 })
  expect(data.unlocked).toBe(Math.max(1, ...[...model.won, ...model.played].map(level => Math.min(level + 1, rulesOfTheGame.levels))))
})

const level = fc.constantFrom(1, 1, 1, 2, 2, 3)
const ahead = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, -1, -2, 1, 5)
const moves = [
  level.map(begin),
  level.map(begin),
  fc.tuple(level, ahead, fc.constantFrom('right', 'right', 'right', 'right', 'wrong', '', 'nonsense')).map(([...of]) => answer(...of)),
  fc.tuple(level, fc.constant(0), fc.constant('right')).map(([...of]) => answer(...of)),
  fc.tuple(level, fc.constant(0), fc.constant('right')).map(([...of]) => answer(...of)),
  fc.tuple(level, fc.constant(0), fc.constant('right')).map(([...of]) => answer(...of)),
  fc.tuple(level, ahead, fc.constantFrom(...lifelineNames), fc.constantFrom('', '', 'k1', 'k2')).map(([...of]) => help(...of)),
  level.map(finish),
  level.map(look),
  fc.constantFrom(1000, 5000, 29_000, 31_000, 31_001, 40_000, 400_000).map(wait),
  fc.constant(sweep),
  fc.constantFrom('submit_answer', 'use_lifeline', 'finish_play', 'get_play', 'get_play_review').map(steal),
  fc.constant(claim),
  fc.constant(unlockBeyond),
]

async function newAttacker(): Promise<{ model: Model; real: Attacker }> {
  // Starts an hour after midnight, so that no run reaches the next day with its new coin cap.
  const now = quiz.clock.now().getTime()
  const dayMs = 86_400_000
  quiz.clock.advance(Math.ceil(now / dayMs) * dayMs + 3_600_000 - now)
  const player = await quiz.player('Mallory', { coins: rulesOfTheGame.startCoins })
  return { model: newModel(quiz.clock.now().getTime()), real: { player, open: new Map(), keys: new Map() } }
}

/** After the attack: settles open plays, then checks coins, score and levels against the model, and that the ledger balances. */
async function balance(model: Model, attacker: Attacker): Promise<void> {
  for (const each of attacker.open.keys()) await look(each).run(model, attacker)
  expect(await coinsOf(attacker.player)).toBe(model.coins)
  expect(await scoreOf(attacker.player)).toBe(model.score)
  await unlockBeyond.run(model, attacker)
  expect(await quiz.ledgerSum()).toBe(0)
}

describe('an attacker', () => {
  // ASVS V2.2.2, V2.3.1, V2.3.2, V8.2.2
  it('gains nothing with any calls at any time', { timeout: 600_000 }, async () => {
    const attack = fc.asyncProperty(fc.commands(moves, { maxCommands: 60, size: 'max' }), async steps => {
      const { model, real } = await newAttacker()
      await fc.asyncModelRun(() => ({ model, real }), steps)
      await balance(model, real)
      tried('attacks on a play')
    })
    await fc.assert(attack, { numRuns: attacks(60, 1000), seed: attackSeed(), endOnFailure: false })
  })
})
