// The messages of one battle to and from the server: views arrive by the socket, or by polling while the socket is silent; answers are sent
// with retries. battle-state.ts holds the state on screen.

import type { ServerMessage } from '@trivium/contract/live-messages'
import { type ask as askServer, CallError } from '../../../platform/calls/actions.ts'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { oneAtATime } from '../../../play/plays/index.ts'
import type { Patiently } from '../../../play/plays/index.ts'
import { type BattleState, type BattleStateEvent, isEnded, mayChoose } from './battle-state.ts'

export interface BattleDeps {
  roomId: string
  /** The current state. */
  state: () => BattleState
  dispatch: (event: BattleStateEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** Listens to the room of the battle. @returns a function that leaves the room. */
  joinRoom: (listener: RoomListener) => () => void
  /** Starts a timer. @returns a function that stops it. */
  after: (ms: number, act: () => void) => () => void
  /** The server's time. */
  now: () => number
  onFailure: (error: CallError) => void
}

/** The view after a timed phase takes this long to arrive; after that, the page asks. */
const lateMs = 700
/** The polling interval while the socket is silent. */
const askAgainMs = 2000

export function converseInBattle(deps: BattleDeps) {
  const { state, dispatch, joinRoom, after, now } = deps
  const timers = { due: () => {}, silence: () => {} }
  let isOn = false
  let isHeard = false

  const readAll = oneAtATime(() => read(deps))
  const look = () => void readAll().finally(attend)

  /** Resets the timers. Call after every change of the state. */
  function attend(): void {
    timers.due()
    timers.silence()
    if (!isOn) return
    const { battle } = state()
    if (battle.due !== null && !isEnded(battle)) timers.due = after(Math.max(0, Date.parse(battle.due) - now()) + lateMs, look)
    if (!isHeard && mayStillChange(deps)) timers.silence = after(askAgainMs, look)
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'battle') dispatch({ type: 'seen', battle: message.battle })
  }

  /** The socket does not repeat events from before the join, so the page asks for them. */
  function noteHeard(heard: boolean): void {
    isHeard = heard
    if (heard) look()
    else attend()
  }

  /** @returns a function that stops the timers and leaves the room. */
  function start(): () => void {
    isOn = true
    const leave = joinRoom({ onMessage: hear, onHeard: noteHeard })
    look()
    return () => {
      isOn = false
      attend()
      leave()
    }
  }

  return { start, attend, look, choose: (answer: string) => choose(deps, answer, look) }
}

/** Reads the current view of the battle. */
async function read({ roomId, state, dispatch, ask, patiently, onFailure }: BattleDeps): Promise<void> {
  try {
    const reply = await patiently(() => ask('get_battle', { room_id: roomId, after: state().battle.seq }))
    if (reply) dispatch({ type: 'seen', battle: reply.data })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    onFailure(error)
  }
}

/** After the end, only the rematch can still change. */
function mayStillChange({ state, now }: BattleDeps): boolean {
  const { battle } = state()
  if (!isEnded(battle)) return true
  return battle.rematch !== null && battle.rematch.room_id === null && Date.parse(battle.rematch.until) > now()
}

/** Shows the answer at once and sends it until the server has it, or until its round is over. */
async function choose({ state, dispatch, ask, patiently, onFailure }: BattleDeps, answer: string, look: () => void): Promise<void> {
  const { play_id, question } = state().battle
  if (!mayChoose(state()) || play_id === null || question === null) return
  const isStillAsked = () => state().battle.question?.id === question.id && state().battle.state === 'open'
  dispatch({ type: 'chosen', chosen: { questionId: question.id, answer } })
  try {
    await patiently(async () => (isStillAsked() ? ask('submit_answer', { play_id, question_id: question.id, answer }) : null))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    dispatch({ type: 'not_taken', questionId: question.id })
    if (!error.refusal) onFailure(error)
    look()
  }
}
