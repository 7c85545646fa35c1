// The moves of an attack: each changes the server and the model in the same way and compares the outcomes.

import { type LifelineName } from '@trivium/contract/play/play-names'
import { Listed, Play } from '@trivium/contract/play/plays'
import { type Mode } from '@trivium/contract/platform/mode-names'
import { keyAt } from '@trivium/rules/play/plays/grading'
import { lettersOf } from '@trivium/rules/play/plays/words'
import { expect } from 'vitest'
import { must } from '../../src/platform/api/refuse.ts'
import type { TestPlayer } from '../app/app.ts'
import {
  askedNow,
  beforeStart,
  end,
  isLocked,
  type Model,
  type ModelPlay,
  start,
  submit,
  touch,
  useHint,
  useLifeline,
} from './mode-attack-model.ts'
import type { Fixture } from '../app/fixture.ts'
import type { AttackTarget, TargetName } from './mode-attack-targets.ts'
import type { Quiz } from '../app/quiz.ts'
import { trial } from '../games/trial.ts'

/** The server, targets and players that all attacks of a run share. */
export interface Siege {
  quiz: Quiz
  targets: Record<TargetName, AttackTarget>
  nextPlayer: () => Promise<TestPlayer>
}

export interface Attacker {
  siege: Siege
  /** The number of Idempotency-Keys sent. Every call needs a new key, because the server replays refusals under their key, too. */
  keys: number
  player: TestPlayer
  /** For each target, the server's reply about its newest play. */
  open: Map<TargetName, { id: number; questions: Listed[] }>
}

/** One step as plain values, so that a failure is readable. */
export type AttackAnswer = 'right' | 'wrong' | ''
export type AttackStep =
  | { do: 'start' | 'finish' | 'look' | 'review'; target: TargetName; twice: boolean }
  | { do: 'answer'; target: TargetName; ahead: number; how: AttackAnswer; twice: boolean }
  | { do: 'rush'; target: TargetName; how: AttackAnswer }
  | { do: 'hint'; target: TargetName; ahead: number; twice: boolean; key: boolean }
  | { do: 'lifeline'; target: TargetName; ahead: number; name: LifelineName; twice: boolean }
  | { do: 'keep' | 'drop' | 'report'; target: TargetName; place: number }
  | { do: 'wait'; ms: number }
  | { do: 'badge'; type: (typeof claimable)[number] }
  | { do: 'sweep' | 'claim' }

export const claimable = ['dashing_debut', 'brainiac', 'super_sonic', 'flashback', 'elite', 'big_thing'] as const

export const said = (reply: { error: boolean; message: string; status: number }) =>
  reply.status === 200 ? reply.message : String(reply.status)

/** Runs the model on a copy and keeps the copy only if the move is not refused. */
function ifAllowed(model: Model, move: (copy: Model) => string): string {
  const copy = structuredClone(model)
  const outcome = move(copy)
  if (outcome === 'ok') Object.assign(model, copy)
  return outcome
}

export const playOf = (model: Model, target: TargetName): ModelPlay => {
  const play = model.plays.get(target)
  if (!play) throw new Error(`no play of ${target}`)
  return play
}

export async function begin(model: Model, attacker: Attacker, name: TargetName): Promise<void> {
  const { mode, action, input, level, ...target } = attacker.siege.targets[name]
  const reply = await attacker.player.call(action, input)
  if (level !== null && isLocked(model, mode, level)) return expect(said(reply)).toBe('level_locked')
  const copy = structuredClone(model)
  const expected = beforeStart(copy, name, mode)
  if (expected === 'already_played' || expected === 'not_enough_coins') {
    expect(said(reply)).toBe(expected)
    // A refused start also settles a play whose time is over. Only a refused entry into a contest is rolled back as a whole.
    if (mode !== 'contest') Object.assign(model, copy)
    return
  }
  const asked = askedNow(copy)
  const isEmpty = mode === 'bookmarks' && copy.kept.every(id => asked.includes(id))
  if (expected === 'started' && isEmpty) return expect(said(reply)).toBe('no_questions')
  // The model does not know when missed questions are due (other tests check that); it only checks that practice pays nothing.
  if (expected === 'started' && mode === 'practice' && said(reply) === 'no_questions') return
  expect(said(reply)).toBe('ok')
  const [play, questions] = [Play.parse('play' in reply ? reply.play : null), Listed.array().parse(reply.data)]
  expect(play.resumed ? 'resumed' : 'started').toBe(expected)
  const ids = questions.map(question => question.id)
  if (expected === 'started') {
    if (modesWithoutCoins.has(mode)) expect(ids.filter(id => asked.includes(id))).toEqual([])
    start(copy, { ...target, mode, level, id: play.id, target: name, ids })
  }
  expect(ids).toEqual(playOf(copy, name).ids)
  expect(play.answered).toBe(mode === 'self_challenge' ? Object.keys(playOf(copy, name).drafts).length : playOf(copy, name).given.length)
  Object.assign(model, copy)
  attacker.open.set(name, { id: play.id, questions })
}

const modesWithoutCoins = new Set<Mode>(['true_and_false', 'self_challenge', 'bookmarks', 'practice', trial])

/** The question of a play at `ahead` places after the current one. */
async function subject(model: Model, attacker: Attacker, target: TargetName, ahead: number) {
  const open = attacker.open.get(target)
  const play = model.plays.get(target)
  if (!open || !play) return null
  // In a mode with a window, only get_play shows which question is open now.
  if (play.windowEnds !== null) {
    touch(model, play)
    const { data } = await attacker.player.call('get_play', { play_id: open.id })
    expect(data.map(isSealed)).toEqual(play.result ? [] : play.ids.map((_id, place) => place > play.given.length))
    if (!play.result) open.questions = data
  }
  const position = play.given.length + ahead
  const question = open.questions[position]
  return question ? { id: open.id, position, question, questions: open.questions } : null
}

const isSealed = (question: Listed) => 'sealed' in question

/** Sends a call once, or twice concurrently; the model then runs it twice in sequence. */
export async function send<R extends { error: boolean; message: string; status: number }>(
  twice: boolean,
  call: () => Promise<R>,
  expected: () => string,
): Promise<R[]> {
  const replies = await Promise.all(twice ? [call(), call()] : [call()])
  const outcomes = replies.map(() => expected())
  expect(replies.map(said).toSorted()).toEqual(outcomes.toSorted())
  return replies
}

/** A valid answer to a question not seen yet: all options of a sequence or none, or a number. */
function possible({ known }: Fixture, id: number): string {
  const { question_type, options } = must(known.get(id), 'every question is of the fixture')
  if (question_type === 'number') return '7'
  if (question_type === 'matching') return 'a-1'
  return question_type === 'sequence' ? options.map((_, place) => keyAt(place)).join(',') : 'a'
}

export async function answer(
  model: Model,
  attacker: Attacker,
  { target, ahead, how, twice }: Extract<AttackStep, { do: 'answer' }>,
): Promise<void> {
  const asked = await subject(model, attacker, target, ahead)
  if (!asked) return
  const { fixture } = attacker.siege.quiz
  const text = how && ('sealed' in asked.question ? possible(fixture, asked.question.id) : fixture[how](asked.question))
  // A play whose questions have all lapsed is settled even if the call is refused.
  const settled = structuredClone(model)
  touch(settled, playOf(settled, target))
  if (playOf(settled, target).result) Object.assign(model, settled)
  await send(
    twice,
    () => attacker.player.call('submit_answer', { play_id: asked.id, question_id: asked.question.id, answer: text }),
    () => ifAllowed(model, copy => submit(copy, playOf(copy, target), asked.position, how)),
  )
}

export async function hint(
  model: Model,
  attacker: Attacker,
  { target, ahead, twice, key }: Extract<AttackStep, { do: 'hint' }>,
): Promise<void> {
  const asked = await subject(model, attacker, target, ahead)
  if (!asked) return
  const word = must(attacker.siege.quiz.fixture.known.get(asked.question.id), 'the fixture has every question').word
  const letters = word === null ? null : lettersOf(word)
  const unknown = letters && letters.count - letters.blanks.length
  const headers: Record<string, string> = key ? { 'idempotency-key': `hint-${attacker.keys++}` } : {}
  const input = { play_id: asked.id, question_id: asked.question.id }
  const call = () => attacker.player.call('use_hint', input, { headers })
  const [first] = await send(twice && !key, call, () =>
    ifAllowed(model, copy => useHint(copy, playOf(copy, target), asked.position, unknown)),
  )
  // A second call with the same key must not charge again.
  if (key && first && !first.error) expect((await call()).data).toEqual(first.data)
}

export async function help(
  model: Model,
  attacker: Attacker,
  { target, ahead, name, twice }: Extract<AttackStep, { do: 'lifeline' }>,
): Promise<void> {
  const asked = await subject(model, attacker, target, ahead)
  if (!asked) return
  const call = () => attacker.player.call('use_lifeline', { play_id: asked.id, question_id: asked.question.id, lifeline: name })
  if (name !== 'skip') {
    await send(twice, call, () => ifAllowed(model, copy => useLifeline(copy, playOf(copy, target), asked.position, name)))
    return
  }
  const reply = await call()
  const replacement = reply.error ? undefined : reply.data.question
  expect(said(reply)).toBe(ifAllowed(model, copy => useLifeline(copy, playOf(copy, target), asked.position, name, replacement?.id)))
  if (replacement) asked.questions[asked.position] = replacement
}

export async function finish(model: Model, attacker: Attacker, target: TargetName): Promise<void> {
  const open = attacker.open.get(target)
  if (!open) return
  const mine = playOf(model, target)
  touch(model, mine)
  end(model, mine)
  const replies = await Promise.all([1, 2].map(() => attacker.player.call('finish_play', { play_id: open.id })))
  for (const { data } of replies) {
    expect(data && { correct: data.correct, wrong: data.wrong, coins: data.coins_earned, score: data.score }).toEqual(mine.result)
  }
}

export async function look(model: Model, attacker: Attacker, target: TargetName): Promise<void> {
  const open = attacker.open.get(target)
  if (!open) return
  const mine = playOf(model, target)
  touch(model, mine)
  const reply = await attacker.player.call('get_play', { play_id: open.id })
  expect(reply.result === null).toBe(mine.result === null)
  if (mine.deadline && !mine.result) expect(reply.play?.deadline).toBe(new Date(mine.deadline).toISOString())
}

export async function review(model: Model, attacker: Attacker, target: TargetName): Promise<void> {
  const open = attacker.open.get(target)
  if (!open) return
  const copy = structuredClone(model)
  const mine = playOf(copy, target)
  touch(copy, mine)
  // The server lapses overdue questions before it decides, so the change stays even if the review is refused.
  Object.assign(model, copy)
  const isSecret = !mine.result || (mine.mode === 'daily_quiz' && mine.given.every(given => given === null))
  const isEarly = copy.now < (mine.windowEnds ?? 0)
  const expected = isSecret ? 'play_open' : isEarly ? 'contest_not_over' : 'ok'
  expect(said(await attacker.player.call('get_play_review', { play_id: open.id }))).toBe(expected)
}
