// Runs an attack from the first step to the last, including the steps that do not play, and checks the outcome.

import { expect, vi } from 'vitest'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import { contestHall } from '../games/contest-hall.ts'
import { crowd } from '../games/crowd.ts'
import { game } from './mode-attack-game.ts'
import { claimReward, isLocked, isUnlocked, type Model, type ModelPlay, newModel, touch } from './mode-attack-model.ts'
import {
  answer,
  type Attacker,
  begin,
  type claimable,
  finish,
  help,
  hint,
  look,
  playOf,
  review,
  said,
  send,
  type Siege,
  type AttackStep,
} from './mode-attack-moves.ts'
import { allTargets, targetNames } from './mode-attack-targets.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'
import { trialActions } from '../games/trial.ts'

/** From here on only the attackers' own steps advance the time, so that the model can be exact. */
export async function prepareSiege(): Promise<Siege> {
  const quiz = await startQuiz({ actions: trialActions })
  await quiz.set('questions_per_play', game.questions)
  await quiz.set('daily_solo_coin_cap', game.cap)
  await quiz.set('badge_least_questions', game.leastQuestions)
  await quiz.set('weekly_contest', 0)
  const asks = { questions: game.questions, leafIds: [quiz.fixture.categories.modern] }
  const contestId = await contestHall(quiz).openOne({ entry: game.entry, hours: 1e5, asks })
  vi.useFakeTimers({ toFake: ['Date'] })
  return { quiz, targets: allTargets(quiz.fixture, contestId), nextPlayer: crowd(quiz, game.startCoins) }
}

export async function endSiege({ quiz }: Siege): Promise<void> {
  vi.useRealTimers()
  await quiz.close()
}

/** Runs the steps as a new player. */
export async function attackWith(siege: Siege, steps: AttackStep[]): Promise<void> {
  stayInTheDay(siege.quiz)
  const attacker: Attacker = { siege, keys: 0, player: await siege.nextPlayer(), open: new Map() }
  const model = newModel(siege.quiz.clock.now().getTime())
  for (const step of steps) await take(model, attacker, step)
  await balance(model, attacker)
  if (attacker.player.id % 100 === 0) await foreign(attacker)
}

async function mark(model: Model, attacker: Attacker, { do: what, target, place }: Extract<AttackStep, { place: number }>): Promise<void> {
  const question = attacker.open.get(target)?.questions[place]
  // trial.test.ts covers sealed questions.
  if (!question || 'sealed' in question) return
  const { id } = question
  if (what === 'report') {
    const reply = await attacker.player.call('report_question', { question_id: id, message: 'This is not true at all.' })
    expect(said(reply)).toBe(model.reported.includes(id) ? 'already_reported' : 'ok')
    if (!model.reported.includes(id)) model.reported.push(id)
    return
  }
  const known = attacker.siege.quiz.fixture.known.get(id)
  const isOfZone = known !== undefined && ['science', 'ancient', 'modern', 'claims', 'sets', 'scarce'].includes(known.place)
  const reply = await attacker.player.call('set_bookmark', { question_id: id, type: 'quiz_zone', status: what === 'keep' ? 1 : 0 })
  const inUse = model.plays.get('kept')
  if (what === 'keep') expect(said(reply)).toBe(isOfZone ? 'ok' : 'document_not_found')
  else expect(said(reply)).toBe(inUse && !inUse.result && inUse.ids.includes(id) ? 'bookmark_in_use' : 'ok')
  if (reply.error) return
  model.kept = model.kept.filter(other => other !== id)
  // The questions of a contest are in no list before its end.
  if (what === 'keep' && target !== 'contest') model.kept.push(id)
}

async function sweep(model: Model, { siege: { quiz } }: Attacker): Promise<void> {
  await closeOverduePlays(quiz.database.db, quiz.clock.now())
  const isDue = (play: ModelPlay) => play.latest + game.grace * 1000 < model.now
  const due = targetNames.filter(target => model.plays.has(target) && isDue(playOf(model, target)))
  for (const target of due.toSorted((one, other) => playOf(model, one).latest - playOf(model, other).latest))
    touch(model, playOf(model, target))
}

async function take(model: Model, attacker: Attacker, step: AttackStep): Promise<void> {
  switch (step.do) {
    case 'start':
      for (let count = 0; count < (step.twice ? 2 : 1); count++) await begin(model, attacker, step.target)
      return
    case 'answer':
      return answer(model, attacker, step)
    case 'rush':
      for (let count = 0; count < game.questions; count++) await answer(model, attacker, { ...step, do: 'answer', ahead: 0, twice: false })
      return
    case 'hint':
      return hint(model, attacker, step)
    case 'lifeline':
      return help(model, attacker, step)
    case 'finish':
      return finish(model, attacker, step.target)
    case 'look':
      return look(model, attacker, step.target)
    case 'review':
      return review(model, attacker, step.target)
    case 'keep':
    case 'drop':
    case 'report':
      return mark(model, attacker, step)
    case 'wait':
      attacker.siege.quiz.clock.advance(step.ms)
      model.now += step.ms
      return
    case 'sweep':
      return sweep(model, attacker)
    case 'claim':
      return claim(model, attacker)
    case 'badge':
      return claimBadge(model, attacker, step.type)
  }
}

async function claim(model: Model, { player }: Attacker): Promise<void> {
  const wish = { coins: 1_000_000, score: 1_000_000, type: 'riches', title: 'mine', status: 1 }
  expect((await player.call('set_user_coin_score', wish)).data).toEqual({
    coins: model.coins,
    score: model.score,
    all_time_score: model.score,
  })
}

/** Claims twice at the same time: the reward must be paid once. */
async function claimBadge(model: Model, { player }: Attacker, type: (typeof claimable)[number]): Promise<void> {
  await send(
    true,
    () => player.call('set_user_coin_score', { type, status: 1 }),
    () => claimReward(model, type),
  )
}

/** Another player tries to use this player's play by its ids. */
async function foreign({ siege, open }: Attacker): Promise<void> {
  const [mine] = open.values()
  if (!mine) return
  const other = await siege.nextPlayer()
  const everything: object = { play_id: mine.id, question_id: mine.questions[0]?.id, answer: 'a', lifeline: 'skip' }
  for (const action of [
    'submit_answer',
    'use_lifeline',
    'use_hint',
    'finish_play',
    'leave_play',
    'get_play',
    'get_play_review',
    'get_bookmarked_ids',
  ] as const) {
    expect(said(await other.call(action, everything)), action).toBe('403')
  }
}

/** After an attack: coins, points, levels and badges must match the model. */
async function balance(model: Model, attacker: Attacker): Promise<void> {
  // Only every third attacker settles lapsed plays first, because these calls take most of the time.
  if (attacker.player.id % 3 === 0) for (const target of attacker.open.keys()) await look(model, attacker, target)
  await claim(model, attacker)
  const { data } = await attacker.player.call('get_user_badges')
  const seen = Object.fromEntries(data.filter(badge => badge.progress > 0).map(badge => [badge.type, badge.progress]))
  expect(seen).toEqual(model.badges)
  for (const { type, status } of data) {
    expect(status, type).toBe(model.claimed.includes(type) ? 'claimed' : isUnlocked(model, type) ? 'unlocked' : 'locked')
  }
  for (const [action, mode, place] of [
    ['set_level_data', 'quiz_zone', { category: 'history', subcategory: 'ancient', level: 99 }],
    ['set_multi_match_level_data', 'multi_match', { category: 'mixes', level: 99 }],
  ] as const) {
    if (![...attacker.open.keys()].some(target => attacker.siege.targets[target].mode === mode)) continue
    const levels = (await attacker.player.call(action, place)).data.levels.filter(level => level.unlocked).map(level => level.level)
    expect(levels).toEqual([1, 2, 3].filter(level => level <= (mode === 'multi_match' ? 2 : 3) && !isLocked(model, mode, level)))
  }
}

/** Moves to an early hour, so that no attack reaches the next day with its new coin cap. */
function stayInTheDay({ clock }: Quiz): void {
  const dayMs = 86_400_000
  const now = clock.now().getTime()
  const sinceMidnight = now % dayMs
  if (sinceMidnight > 3_600_000 && sinceMidnight < 18 * 3_600_000) return
  clock.advance(Math.ceil(now / dayMs) * dayMs + 3_600_001 - now)
}
