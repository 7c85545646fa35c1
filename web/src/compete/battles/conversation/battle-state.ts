// The state of a battle on screen as a pure reducer over views of the server. Views come by socket and by call: they may be late, repeated
// or out of order. Each view contains everything that older ones do, so only the newest counts; changes are found by comparing the last
// two.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { mostPointsPerRound } from '@trivium/rules/compete/battles/points'
import type { Pip } from '../../../play/plays/index.ts'

export interface ChosenAnswer {
  questionId: number
  answer: string
}

export interface BattleState {
  battle: Battle
  /** The own answer from the moment the player chooses it; the server's view of it follows. */
  chosen: ChosenAnswer | null
  /** By round, then by seat: the verdicts of the rounds whose end this page has seen. */
  feedback: RevealedPips
}

export type RevealedPips = Readonly<Record<number, Readonly<Record<number, Pip>>>>

export type BattleStateEvent =
  | { type: 'seen'; battle: Battle }
  | { type: 'chosen'; chosen: ChosenAnswer }
  /** The server did not take the answer: too late, or another tab was faster. */
  | { type: 'not_taken'; questionId: number }

export const openedBattle = (battle: Battle): BattleState => ({ battle, chosen: null, feedback: withRound({}, battle) })

export function battleReducer(state: BattleState, event: BattleStateEvent): BattleState {
  switch (event.type) {
    case 'seen':
      return isNewer(event.battle, state.battle)
        ? { ...state, battle: event.battle, feedback: withRound(state.feedback, event.battle) }
        : state
    case 'chosen':
      return mayChoose(state) ? { ...state, chosen: event.chosen } : state
    case 'not_taken':
      return state.chosen?.questionId === event.questionId ? { ...state, chosen: null } : state
  }
}

function withRound(feedback: RevealedPips, { state, round, users }: Battle): RevealedPips {
  if (state !== 'reveal') return feedback
  return { ...feedback, [round]: Object.fromEntries(users.flatMap(user => (user.correct === null ? [] : [[user.seat, pipOf(user)]]))) }
}

/** The player with the nearest number wins the round, but was not right. */
const pipOf = ({ correct, is_nearest }: RoomUser): Pip => (correct ? 'right' : is_nearest ? 'answered' : 'wrong')

export type RoundVerdict = 'right' | 'nearest' | 'wrong' | 'saved' | 'over'

/** The verdict on the own answer after the round. 'saved' if the server does not reveal it, because a contest now uses the question. */
export function roundVerdict(own: RoomUser | undefined): RoundVerdict {
  if (!own?.has_answered || own.answer === '') return 'over'
  if (own.correct === null) return 'saved'
  if (own.is_nearest) return 'nearest'
  return own.correct ? 'right' : 'wrong'
}

/** The rounds of a seat in order, for the pips. */
export function pipsOfSeat({ battle: { questions, round, state }, feedback }: BattleState, seat: number): Pip[] {
  const over = state === 'reveal' ? round : round - 1
  return Array.from({ length: questions }, (_, index) => {
    return feedback[index + 1]?.[seat] ?? (index < over ? 'answered' : 'open')
  })
}

/** Of two views after the same event, the one with the later server time is newer. */
export const isNewer = (battle: Battle, than: Battle): boolean =>
  battle.seq > than.seq || (battle.seq === than.seq && Date.parse(battle.now) > Date.parse(than.now))

const running: ReadonlySet<Battle['state']> = new Set(['countdown', 'reading', 'open', 'reveal'])
/** During these states, the screen shows only the game. */
export const isRunning = ({ state }: Pick<Battle, 'state'>): boolean => running.has(state)
export const isEnded = ({ state }: Pick<Battle, 'state'>): boolean => state === 'over' || state === 'void' || state === 'deleted'

/** The player's own seat; undefined after leaving the room before its start. */
export const ownUser = ({ users, seat }: Pick<Battle, 'users' | 'seat'>): RoomUser | undefined => users.find(user => user.seat === seat)
export const rivalsOf = ({ users, seat }: Pick<Battle, 'users' | 'seat'>): RoomUser[] => users.filter(user => user.seat !== seat)
/** The own seat first, then the others by seat: each player sits at their own edge of the screen. */
export function ownFirst(battle: Pick<Battle, 'users' | 'seat'>): RoomUser[] {
  const own = ownUser(battle)
  return own ? [own, ...rivalsOf(battle)] : battle.users
}

/** The own answer to the question on screen; '' for none. */
export function ownAnswer({ battle, chosen }: BattleState): string {
  if (chosen && chosen.questionId === battle.question?.id) return chosen.answer
  return ownUser(battle)?.answer ?? ''
}

export const mayChoose = (state: BattleState): boolean =>
  state.battle.state === 'open' && state.battle.play_id !== null && ownUser(state.battle)?.state !== 'left' && ownAnswer(state) === ''

/** Whether a user has answered the round, as far as this page knows: the own answer counts at once. */
export const hasAnswered = (state: BattleState, user: RoomUser): boolean =>
  user.has_answered || (user.seat === state.battle.seat && ownAnswer(state) !== '')

/** The end of the time to answer; null unless a question is open. The round ends a little later, so that answers in flight count. */
export function answerBy({ state, since, seconds_per_question }: Battle): string | null {
  return state === 'open' ? new Date(Date.parse(since) + seconds_per_question * 1000).toISOString() : null
}

/** The seats in front; none before the first points. */
export function leadersOf({ users }: Pick<Battle, 'users'>): number[] {
  const most = Math.max(0, ...users.filter(({ state }) => state !== 'left').map(({ point }) => point))
  return most === 0 ? [] : users.filter(({ point, state }) => point === most && state !== 'left').map(({ seat }) => seat)
}

/** 0 to 1: the share of the maximum points of the battle, for the columns. */
export const columnShare = (point: number, { questions }: Pick<Battle, 'questions'>): number =>
  Math.min(1, point / Math.max(1, questions * mostPointsPerRound))

export const isLastQuestion = ({ round, questions }: Pick<Battle, 'round' | 'questions'>): boolean => round === questions

/** Seconds until an absent player counts as gone; null for a player who is present. */
export function secondsAway({ away_until, state }: Pick<RoomUser, 'away_until' | 'state'>, nowMs: number): number | null {
  if (state !== 'away' || away_until === null) return null
  return Math.max(0, Math.ceil((Date.parse(away_until) - nowMs) / 1000))
}
