// The calls of one play to the server: answer, go on, read the current state. play-state.ts holds the state on screen.

import type { Result } from '@trivium/contract/plays'
import { type ask as askServer, CallError } from '../../actions.ts'
import type { Patiently } from './patience.ts'
import { type PlayEvent, type PlayState, questionOf } from './play-state.ts'

export interface Surroundings {
  /** The current state. */
  state: () => PlayState
  dispatch: (event: PlayEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** Goes to the result, when the play is over on the server. */
  showResult: (result: Result | null) => void
  /** Called when an answer was graded. */
  onTold: (isCorrect: boolean) => void
  onFailure: (error: CallError) => void
}

export function converse(around: Surroundings) {
  const { state, dispatch, ask, patiently, showResult, onTold } = around
  let isSending = false

  /** Sends an answer, with retries, one at a time. Retries are safe: the server counts a repeated answer once. */
  async function handIn(answer: string): Promise<void> {
    const { phase, play } = state()
    const question_id = questionOf(state())?.id
    if (question_id === undefined || phase !== 'choosing' || isSending) return
    isSending = true
    dispatch({ type: 'handed_in', answer })
    try {
      const reply = await patiently(() => ask('submit_answer', { play_id: play.id, question_id, answer }))
      if (!reply) return
      if (reply.data.correct !== null) onTold(reply.data.correct)
      dispatch({ type: 'told', outcome: reply.data })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // A refusal means that another tab was faster or the time was over.
      if (error.refusal) await look(around, 'loaded')
      else dispatch({ type: 'got_stuck' })
    } finally {
      isSending = false
    }
  }

  /** @param over set once the server says that the play is over. */
  function goOn(over: { result: Result | null } | null): void {
    const { phase, outcome, play } = state()
    if (phase !== 'told' || !outcome) return
    if (outcome.result || over) return showResult(outcome.result ?? over?.result ?? null)
    dispatch({ type: 'went_on' })
    // Without a clock, this call tells the server that the next question is shown. If it fails, the next answer only has no time.
    if (play.seconds_per_question === null) ask('get_play', { play_id: play.id }).catch(() => undefined)
  }

  return { handIn, goOn, look: (type: Look) => look(around, type) }
}

/** 'loaded' resets the screen to the open question; 'looked_again' is a background update. */
type Look = 'loaded' | 'looked_again'

/** Reads the current state of the play: at the same question, further on, or over. */
async function look({ state, dispatch, ask, patiently, showResult, onFailure }: Surroundings, type: Look): Promise<void> {
  try {
    const reply = await patiently(() => ask('get_play', { play_id: state().play.id }))
    if (reply?.play) dispatch({ type, reply: { data: reply.data, play: reply.play } })
    else if (reply) showResult(reply.result)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    onFailure(error)
    if (type === 'loaded') dispatch({ type: 'got_stuck' })
  }
}
