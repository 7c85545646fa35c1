// The conversation of one play with the server: answer, go on, look where it stands. What it means on screen is in play-state.ts.

import type { Result } from '@trivium/contract/plays'
import { type ask as askServer, CallError } from '../../actions.ts'
import type { Patiently } from './patience.ts'
import { type PlayEvent, type PlayState, questionOf } from './play-state.ts'

export interface Surroundings {
  /** As it stands now. */
  state: () => PlayState
  dispatch: (event: PlayEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** The play is over, for the server: on to what it came to. */
  showResult: (result: Result | null) => void
  /** Told that an answer is right or wrong. */
  onTold: (isCorrect: boolean) => void
  onFailure: (error: CallError) => void
}

export function converse(around: Surroundings) {
  const { state, dispatch, ask, patiently, showResult, onTold } = around
  let isSending = false

  /** Sends an answer until the server has it, and only one at a time: it takes the same answer twice without counting it twice. */
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
      // Refused: another tab was faster, or the time was over.
      if (error.refusal) await look(around, 'loaded')
      else dispatch({ type: 'got_stuck' })
    } finally {
      isSending = false
    }
  }

  /** @param over set once the server says that the play is over, whoever has ended it. */
  function goOn(over: { result: Result | null } | null): void {
    const { phase, outcome, play } = state()
    if (phase !== 'told' || !outcome) return
    if (outcome.result || over) return showResult(outcome.result ?? over?.result ?? null)
    dispatch({ type: 'went_on' })
    // Where no clock runs only the player knows how long a note was read. Nobody waits for this: unheard, the answer has no time.
    if (play.seconds_per_question === null) ask('get_play', { play_id: play.id }).catch(() => undefined)
  }

  return { handIn, goOn, look: (type: Look) => look(around, type) }
}

/** With the question that is open put up anew, or as news that nobody waits for. */
type Look = 'loaded' | 'looked_again'

/** Asks where the play stands: at the same question, further on, or over. */
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
