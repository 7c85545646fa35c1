// A second, simple model of the rules of playing, to compare the server with: no database, no clock, no code shared with the server.

import type { LifelineName } from '@trivium/contract/play/play-names'

type Given = 'right' | 'wrong' | '' | null

export interface ModelPlay {
  level: number
  /** Milliseconds since the epoch. */
  deadline: number
  /** The latest possible end: after it the sweep settles the play. */
  latest: number
  /** One entry per closed question: the given answer; null when it lapsed or the play was given up. */
  given: Given[]
  /** Question ids by position. */
  ids: number[]
  /** For each used lifeline, the position of its question. */
  used: Partial<Record<LifelineName, number>>
  result: { correct: number; wrong: number; coins: number } | null
}

export interface Model {
  now: number
  coins: number
  score: number
  coinsToday: number
  won: number[]
  /** Levels that were played to their end. */
  played: number[]
  /** Questions that have scored points today. */
  scored: number[]
  /** The newest play of each level. */
  plays: Map<number, ModelPlay>
}

export const rulesOfTheGame = {
  questions: 10,
  seconds: 30,
  pause: 4,
  grace: 1,
  cap: 5,
  price: 2,
  free: 1,
  deductsFrom: 3,
  maximum: 4,
  startCoins: 9,
  levels: 3,
}
const { questions, seconds, pause, grace, cap, maximum } = rulesOfTheGame

export function newModel(now: number): Model {
  return { now, coins: rulesOfTheGame.startCoins, score: 0, coinsToday: 0, won: [], played: [], scored: [], plays: new Map() }
}

export const isOpenLevel = (model: Model, level: number) => level === 1 || [...model.won, ...model.played].includes(level - 1)

function count(play: ModelPlay, what: Given): number {
  return play.given.filter(given => given === what).length
}

/** Call before using a play: lapses overdue questions and settles the play when no question is left. */
export function touch(model: Model, play: ModelPlay): void {
  while (!play.result && play.given.length < questions && model.now > play.deadline + grace * 1000) {
    play.given.push(null)
    play.deadline += (pause + seconds) * 1000
  }
  if (play.given.length === questions) end(model, play)
}

export function start(model: Model, level: number): 'started' | 'resumed' {
  const open = model.plays.get(level)
  if (open) touch(model, open)
  if (open && !open.result) return 'resumed'
  const play: ModelPlay = { level, deadline: model.now + seconds * 1000, latest: 0, given: [], ids: [], used: {}, result: null }
  expectEnd(play)
  model.plays.set(level, play)
  return 'started'
}

/** Sets the time at which the play ends if no further answer arrives. */
function expectEnd(play: ModelPlay): void {
  const later = questions - play.given.length - 1
  play.latest = Math.max(play.latest, play.deadline + later * (pause + seconds) * 1000)
}

export const isDue = (model: Model, play: ModelPlay) => play.latest + grace * 1000 < model.now

export type Expected = 'ok' | 'already_answered' | 'operation_not_allowed' | 'play_over' | 'not_enough_coins' | `lifeline_${string}`

export function submit(model: Model, play: ModelPlay, position: number, how: 'right' | 'wrong' | '' | 'nonsense'): Expected | '400' {
  touch(model, play)
  if (position > play.given.length) return 'operation_not_allowed'
  if (how === 'nonsense') return '400'
  if (position < play.given.length) {
    const before = play.given[position]
    return before === null || before === how ? 'ok' : 'already_answered'
  }
  play.given.push(how)
  play.deadline = model.now + (pause + seconds) * 1000
  expectEnd(play)
  if (play.given.length === questions) end(model, play)
  return 'ok'
}

export function useLifeline(model: Model, play: ModelPlay, position: number, name: LifelineName): Expected {
  touch(model, play)
  if (play.result) return 'play_over'
  if (position < play.given.length) return 'already_answered'
  if (position > play.given.length) return 'lifeline_not_allowed'
  if (play.used[name] !== undefined) return 'lifeline_used'
  const other = ({ fifty_fifty: 'audience_poll', audience_poll: 'fifty_fifty' } as const)[String(name)]
  if (other && play.used[other] !== undefined) return 'lifeline_excluded'
  const price = Object.keys(play.used).length < rulesOfTheGame.free ? 0 : rulesOfTheGame.price
  if (model.coins < price) return 'not_enough_coins'
  play.used[name] = position
  model.coins -= price
  // During the pause the clock has not started yet, so the new time starts at the end of the pause.
  const startsAt = Math.max(model.now, play.deadline - seconds * 1000)
  if (name === 'reset_timer' || name === 'skip') play.deadline = startsAt + seconds * 1000
  expectEnd(play)
  return 'ok'
}

export function end(model: Model, play: ModelPlay): void {
  if (play.result) return
  // A play that was given up does not count as played to its end.
  if (play.given.length === questions) model.played.push(play.level)
  while (play.given.length < questions) play.given.push(null)
  const [correct, wrong] = [count(play, 'right'), count(play, 'wrong')]
  const percentage = correct * 10
  const isFirstWin = percentage >= 60 && !model.won.includes(play.level)
  const due = percentage >= 80 ? maximum : Math.floor(maximum - (80 - percentage) / 10)
  const coins = isFirstWin ? Math.min(due, cap - model.coinsToday) : 0
  if (isFirstWin) model.won.push(play.level)
  model.coins += coins
  model.coinsToday += coins
  const right = play.ids.filter((id, position) => play.given[position] === 'right' && !model.scored.includes(id))
  model.scored.push(...right)
  const lost = play.level < rulesOfTheGame.deductsFrom ? 0 : wrong * 2
  model.score += Math.max(0, right.length * 4 - lost)
  play.result = { correct, wrong, coins }
}
