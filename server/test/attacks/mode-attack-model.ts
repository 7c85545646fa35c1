// Like attack-model.ts, but for every single-player mode: a second, simple model of the rules.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { game, modeRules, none } from './mode-attack-game.ts'
import { trial } from '../games/trial.ts'

type Given = 'right' | 'wrong' | '' | null

export interface ModelPlay {
  /** Newer plays have higher ids. */
  id: number
  mode: Mode
  target: string
  /** Names the reward that is paid once: a level, a category, a text, a day. */
  reward: string
  level: number | null
  ids: number[]
  opened: number
  deadline: number | null
  /** The latest possible end: after it the sweep settles the play. */
  latest: number
  /** Null without a window. */
  windowEnds: number | null
  /** One entry per closed question; a challenge has none before the end. */
  given: Given[]
  ms: number[]
  drafts: Record<number, Given>
  hints: Record<number, number>
  used: Partial<Record<LifelineName, number>>
  result: { correct: number; wrong: number; coins: number; score: number } | null
}

export interface Model {
  now: number
  coins: number
  score: number
  coinsToday: number
  /** Won rewards, and levels that were played to their end. */
  won: string[]
  played: string[]
  /** Questions that have scored points today. */
  scored: number[]
  /** The newest play of each target. */
  plays: Map<string, ModelPlay>
  older: ModelPlay[]
  badges: Record<string, number>
  claimed: string[]
  kept: number[]
  reported: number[]
}

export function newModel(now: number): Model {
  return {
    now,
    coins: game.startCoins,
    score: 0,
    coinsToday: 0,
    won: [],
    played: [],
    scored: [],
    plays: new Map(),
    older: [],
    badges: {},
    claimed: [],
    kept: [],
    reported: [],
  }
}

const isFree = (play: ModelPlay) => play.mode === 'self_challenge'
const allPlays = (model: Model) => [...model.older, ...model.plays.values()].toSorted((one, other) => one.id - other.id)
const isUntouched = (play: ModelPlay) => play.given.every(given => given === null)
const asksNow = (play: ModelPlay) => (play.result ? [] : play.ids.slice(play.given.length))

/** Questions that modes without coins must not ask: those of other open plays, and those of a daily quiz that can be restarted. */
export function askedNow(model: Model): number[] {
  return allPlays(model).flatMap(play => (play.mode === 'daily_quiz' && isUntouched(play) ? play.ids : asksNow(play)))
}

/** Call before using a play: lapses overdue questions and settles the play when no question is left. */
export function touch(model: Model, play: ModelPlay): void {
  if (play.result) return
  const { seconds } = modeRules[play.mode]
  const isLate = () => play.deadline !== null && model.now > play.deadline + game.grace * 1000
  if (isFree(play)) return isLate() ? end(model, play) : undefined
  if (seconds === null) return
  while (play.given.length < play.ids.length && play.opened < windowOf(play) && isLate()) {
    play.given.push(null)
    play.ms.push(0)
    run(play, (play.deadline ?? 0) + pauseOf(play), seconds)
  }
  if (play.given.length === play.ids.length || model.now > windowOf(play) + game.grace * 1000) end(model, play)
}

/** A mode with a window gives no feedback, so it has no pause to read it. */
const pauseOf = (play: ModelPlay) => (play.windowEnds === null ? game.pause * 1000 : 0)
const windowOf = (play: ModelPlay) => play.windowEnds ?? Number.POSITIVE_INFINITY

/** Starts the clock of the next question. */
function run(play: ModelPlay, opened: number, seconds: number): void {
  play.opened = opened
  play.deadline = Math.min(opened + seconds * 1000, windowOf(play))
  play.latest = Math.max(play.latest, closesAt(play))
}

export const isLocked = (model: Model, mode: Mode, level: number) =>
  level > 1 && ![...model.won, ...model.played].includes(`${mode}:${level - 1}`)

/** @returns whether a play resumes, is refused or starts. */
export function beforeStart(model: Model, target: string, mode: Mode): 'resumed' | 'already_played' | 'not_enough_coins' | 'started' {
  const open = model.plays.get(target)
  if (open) touch(model, open)
  if (open && !open.result) return 'resumed'
  const { entry } = modeRules[mode]
  if (open && entry !== undefined) return 'already_played'
  if (entry !== undefined && model.coins < entry) return 'not_enough_coins'
  const isTaken = allPlays(model).some(play => play.mode === 'daily_quiz' && !isUntouched(play))
  return mode === 'daily_quiz' && isTaken ? 'already_played' : 'started'
}

export type NewPlay = Pick<ModelPlay, 'id' | 'mode' | 'target' | 'reward' | 'level' | 'ids'> & { totalSeconds: number | null }

export function start(model: Model, { totalSeconds, ...own }: NewPlay): void {
  endOthers(model, own.ids, own.id)
  const before = model.plays.get(own.target)
  if (before) model.older.push(before)
  const { windowMs, seconds: perQuestion, entry = 0 } = modeRules[own.mode]
  model.coins -= entry
  const seconds = perQuestion ?? totalSeconds
  const deadline = seconds === null ? null : model.now + seconds * 1000
  const windowEnds = windowMs === undefined ? null : model.now + windowMs
  const empty = { given: [], ms: [], drafts: {}, hints: {}, used: {}, result: null }
  const play: ModelPlay = { ...own, opened: model.now, deadline, latest: 0, windowEnds, ...empty }
  model.plays.set(own.target, { ...play, latest: closesAt(play) })
}

/** Ends other open plays with the same questions: a question is asked in only one open play at a time. */
function endOthers(model: Model, ids: number[], except: number): void {
  for (const play of allPlays(model)) {
    if (play.id === except || !asksNow(play).some(id => ids.includes(id))) continue
    touch(model, play)
    end(model, play)
  }
}

export function submit(model: Model, play: ModelPlay, position: number, how: 'right' | 'wrong' | ''): string {
  touch(model, play)
  if (isFree(play)) return draft(play, position, how)
  if (position > play.given.length) return 'operation_not_allowed'
  if (position < play.given.length) {
    const before = play.given[position]
    return before === null || before === how ? 'ok' : 'already_answered'
  }
  play.ms.push(model.now - (model.now >= play.opened ? play.opened : play.opened - pauseOf(play)))
  play.given.push(how)
  const { seconds } = modeRules[play.mode]
  if (seconds === null) play.opened = model.now
  else run(play, model.now + pauseOf(play), seconds)
  if (play.given.length === play.ids.length) end(model, play)
  return 'ok'
}

function draft(play: ModelPlay, position: number, how: 'right' | 'wrong' | ''): string {
  if (play.result) return 'play_over'
  if (how === '') delete play.drafts[position]
  else play.drafts[position] = how
  return 'ok'
}

function refusalOf(play: ModelPlay, position: number): string | null {
  if (play.result) return 'play_over'
  // A challenge closes no question before the end, so only its first question counts as the current one.
  if (position < play.given.length) return 'already_answered'
  return position > play.given.length ? 'lifeline_not_allowed' : null
}

/**
 * @param letters number of unknown letters of the word at first; null if the question asks for no word. The quiz of the day asks for words,
 * too.
 */
export function useHint(model: Model, play: ModelPlay, position: number, letters: number | null): string {
  touch(model, play)
  const refusal = refusalOf(play, position)
  if (refusal) return refusal
  if (letters === null) return 'lifeline_not_allowed'
  const shown = play.hints[position] ?? 0
  // The last unknown letter is never sold.
  if (shown >= game.hints || letters - shown < 2) return 'hint_used_up'
  if (model.coins < game.hint) return 'not_enough_coins'
  play.hints[position] = shown + 1
  model.coins -= game.hint
  return 'ok'
}

/** @param replacement the id of the question that a skip has drawn. */
export function useLifeline(model: Model, play: ModelPlay, position: number, name: LifelineName, replacement?: number): string {
  touch(model, play)
  const refusal = refusalOf(play, position)
  if (refusal) return refusal
  if (play.mode !== 'quiz_zone') return 'lifeline_not_allowed'
  if (play.used[name] !== undefined) return 'lifeline_used'
  const other = ({ fifty_fifty: 'audience_poll', audience_poll: 'fifty_fifty' } as const)[String(name)]
  if (other && play.used[other] !== undefined) return 'lifeline_excluded'
  if (replacement !== undefined) endOthers(model, [replacement], play.id)
  const price = Object.keys(play.used).length < game.freeLifelines ? 0 : game.lifeline
  if (model.coins < price) return 'not_enough_coins'
  model.coins -= price
  play.used[name] = play.ids[position] ?? 0
  if (replacement !== undefined) play.ids[position] = replacement
  if (name === 'skip' || name === 'reset_timer') {
    play.opened = Math.max(model.now, play.opened)
    play.deadline = play.opened + (modeRules[play.mode].seconds ?? 0) * 1000
    play.latest = Math.max(play.latest, closesAt(play))
  }
  return 'ok'
}

export function end(model: Model, play: ModelPlay): void {
  if (play.result) return
  if (isFree(play)) {
    play.given = play.ids.map((_, position) => play.drafts[position] ?? null)
    play.ms = play.ids.map(() => 0)
  }
  // A play that was given up does not count as played to its end.
  if (play.given.length === play.ids.length) model.played.push(play.reward)
  while (play.given.length < play.ids.length) {
    play.given.push(null)
    play.ms.push(0)
  }
  const count = (what: Given) => play.given.filter(given => given === what).length
  const [correct, wrong] = [count('right'), count('wrong')]
  const rules = modeRules[play.mode]
  const right = play.ids.filter((_, position) => play.given[position] === 'right')
  const isRanked = rules.points !== none && !rules.isUnranked
  const scoring = isRanked ? right.filter(id => !model.scored.includes(id)) : []
  model.scored.push(...scoring)
  const worth = (rules.isUnranked ? correct : scoring.length) * rules.points[0]
  const points = worth - (play.level !== null && play.level < game.deductsFrom ? 0 : wrong * rules.points[1])
  const score = rules.isUnranked ? points : Math.max(0, points)
  const coins = coinsFor(model, play, Math.round((correct / play.ids.length) * 10_000) / 100)
  model.coins += coins
  model.coinsToday += coins
  if (isRanked) model.score += score
  if (!isUntouched(play) && play.mode !== trial) moveBadges(model, play, correct)
  if (coins > 0) move(model, 'elite', coins)
  play.result = { correct, wrong, coins, score }
}

function coinsFor(model: Model, play: ModelPlay, percentage: number): number {
  const { coins: most } = modeRules[play.mode]
  if (percentage < 60 || model.won.includes(play.reward)) return 0
  model.won.push(play.reward)
  const due = percentage >= 80 ? most : Math.max(0, Math.floor(most - (80 - percentage) / 10))
  return Math.min(due, Math.max(0, game.cap - model.coinsToday))
}

const badgeCounters: Record<string, number> = {
  dashing_debut: 1,
  super_sonic: 1,
  flashback: 1,
  brainiac: 1,
  big_thing: 5000,
  elite: 5001,
  thirsty: 30,
  power_elite: 11,
}

function move(model: Model, type: string, add: number): void {
  const before = model.badges[type] ?? 0
  const counter = badgeCounters[type] ?? 1
  if (before >= counter) return
  model.badges[type] = before + add
  if (before + add >= counter && type !== 'power_elite') move(model, 'power_elite', 1)
}

function moveBadges(model: Model, play: ModelPlay, correct: number): void {
  const isPerfect = correct === play.ids.length && correct >= game.leastQuestions
  const times = play.ms.filter((ms, position) => ms > 0 && play.given[position] !== null)
  const meanMs = times.reduce((a, b) => a + b, 0) / Math.max(1, times.length)
  const hints = Object.keys(play.hints).length
  if (play.mode === 'quiz_zone' && play.given.some(Boolean)) move(model, 'dashing_debut', 1)
  if (play.mode === 'quiz_zone' && isPerfect && Object.keys(play.used).length === 0) move(model, 'brainiac', 1)
  if (play.mode === 'guess_the_word' && isPerfect && hints === 0 && meanMs <= 25_000) move(model, 'super_sonic', 1)
  if (play.mode === 'fun_and_learn' && isPerfect && meanMs <= 8000) move(model, 'flashback', 1)
  if (correct > 0) move(model, 'big_thing', correct)
  if (play.mode === 'daily_quiz') model.badges.thirsty = 1
}

export const isUnlocked = (model: Model, type: string) => (model.badges[type] ?? 0) >= (badgeCounters[type] ?? Number.POSITIVE_INFINITY)

const rewards: Record<string, number> = { dashing_debut: 10, brainiac: 20, super_sonic: 20, flashback: 20 }

export function claimReward(model: Model, type: string): string {
  if (!isUnlocked(model, type)) return 'badge_locked'
  if (model.claimed.includes(type)) return 'already_claimed'
  model.claimed.push(type)
  model.coins += rewards[type] ?? 0
  move(model, 'elite', rewards[type] ?? 0)
  return 'ok'
}

/** When the play closes if no further answer arrives. */
function closesAt(play: ModelPlay): number {
  const perQuestion = (play.deadline ?? 0) - play.opened + pauseOf(play)
  const later = play.mode === 'self_challenge' ? 0 : play.ids.length - play.given.length - 1
  return Math.min((play.deadline ?? Number.POSITIVE_INFINITY) + later * perQuestion, windowOf(play))
}
