// The calls of one play to the server: answer, go on, ask for the current state. play-state.ts holds the state on screen.

import type { Q, Result } from '@trivium/contract/play/plays'
import { type ask as askServer, CallError } from '../../../platform/calls/actions.ts'
import type { Success } from '../../../platform/calls/api.ts'
import type { Patiently } from './patience.ts'
import { type ClockDeps, keepTime } from './play-clock.ts'
import { isNextWaiting, mayAnswer, mayWait, type PlayEvent, type PlayState, questionOf } from './play-state.ts'

export interface PlayDeps extends Pick<ClockDeps, 'after' | 'now'> {
  /** The current state. */
  state: () => PlayState
  dispatch: (event: PlayEvent) => void
  ask: typeof askServer
  patiently: Patiently
  /** Goes to the result, when the play is over on the server. */
  showResult: (result: Result | null) => void
  /** Called with the verdict on an answer. */
  onFeedback: (isCorrect: boolean) => void
  onFailure: (error: CallError) => void
}

export function converse(deps: PlayDeps) {
  const { state, dispatch, ask, patiently, showResult, onFeedback } = deps
  let isSending = false

  /** Sends an answer, with retries, one at a time. Retries are safe: the server counts a repeated answer once. */
  async function handIn(answer: string): Promise<void> {
    const { phase, play } = state()
    const { id: question_id, letters = null } = questionOf(state()) ?? {}
    if (question_id === undefined || phase !== 'choosing' || isSending) return
    // Once the time is up, only the empty answer is sent: it asks the server for the feedback.
    if (answer !== '' && !mayAnswer(state())) return
    isSending = true
    dispatch({ type: 'handed_in', answer })
    try {
      const reply = await patiently(() => ask('submit_answer', { play_id: play.id, question_id, answer, ...wishes(play, letters) }))
      if (!reply) return
      if (reply.data.tried) return dispatch({ type: 'tried', outcome: reply.data, tried: reply.data.tried })
      if (reply.data.correct !== null) onFeedback(reply.data.correct)
      dispatch({ type: 'feedback', outcome: reply.data })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // A refusal means that another tab was faster or that the time is over.
      if (error.refusal) await look(deps, 'loaded')
      else dispatch({ type: 'got_stuck' })
    } finally {
      isSending = false
    }
  }

  /** @param over set once the server says that the play is over. */
  function goOn(over: { result: Result | null } | null): void {
    const { phase, outcome, play, isLeft } = state()
    const isWaiting = isNextWaiting(state())
    if (phase !== 'feedback' || !outcome) return
    if (outcome.result || over) return showResult(outcome.result ?? over?.result ?? null)
    dispatch({ type: 'went_on' })
    // A round that has been left waits: the screen asks for its question.
    if (isLeft) return
    // Its clock starts now. The player need not wait for that.
    if (isWaiting) return void look(deps, 'shown')
    // Without a clock, this call tells the server that the next question is shown. If it fails, only the next answer's time is missing.
    if (play.seconds_per_question === null) ask('get_play', { play_id: play.id }).catch(() => undefined)
  }

  /** The next questions wait for the player. If the call fails, they lapse one after the other, as in any round that nobody answers. */
  function leave(): void {
    dispatch({ type: 'left' })
    ask('leave_play', { play_id: state().play.id }).catch(() => undefined)
  }

  return { handIn, goOn, leave, look: (type: 'loaded' | 'looked_again') => look(deps, type), ...keepAsking(deps, handIn) }
}

/** Guesses again at a word, and time to read the verdict, where the round has them. */
const wishes = (play: PlayState['play'], letters: Q['letters'] | null) => ({
  ...(letters !== null && play.word_tries > 1 && { tries: true }),
  ...(mayWait(play) && { waits: true }),
})

/** Background updates: when the clock has run out, after a notification, and when a reply was missed. */
function keepAsking(deps: PlayDeps, handIn: (answer: string) => Promise<void>) {
  const { state, dispatch, after, now } = deps
  const ranOut = () => {
    if (mayAnswer(state())) dispatch({ type: 'ran_out' })
  }
  const clock = keepTime({ deadline: () => awaited(state()), ranOut, read, after, now })
  /** The highest version among replies that were ignored because an answer was in flight. */
  let missed = 0

  /** @returns false if the server gave no usable reply */
  async function read(): Promise<boolean> {
    const asked = questionOf(state())
    const hasRunOut = isRunOut(state(), now())
    const reply = await look(deps, 'looked_again', ({ play }) => {
      const { phase } = state()
      if (play && !takesLooks.has(phase)) missed = Math.max(missed, play.version)
      const isPast = play?.current_question_id !== asked?.id
      return hasRunOut && isPast && phase === 'choosing' && questionOf(state())?.id === asked?.id
    })
    // The question has lapsed on the server. An empty answer makes the server reveal the right one.
    if (reply === 'kept') await handIn('')
    return reply !== 'failed'
  }

  /** Call after every change of the state. */
  function attend(): void {
    clock.attend()
    const { phase, play } = state()
    if (!takesLooks.has(phase) || missed <= play.version) return
    missed = 0
    void clock.ask()
  }

  return { start: clock.start, attend, lookAgain: clock.ask }
}

const takesLooks: ReadonlySet<PlayState['phase']> = new Set(['choosing', 'feedback'])

/** A question's own clock runs while it can be answered. One clock for all questions runs until the end. */
function awaited({ phase, play }: PlayState): string | null {
  return phase === 'choosing' || (phase === 'feedback' && play.seconds_per_question === null) ? play.deadline : null
}

/** The screen shows the verdict on the last answer, or waits for a verdict. The player opens the result with the button beside it. */
const keepsVerdict = ({ phase, outcome }: PlayState) => phase === 'sending' || (phase === 'feedback' && Boolean(outcome?.result))

const isRunOut = ({ play: { deadline, seconds_per_question } }: PlayState, now: number) =>
  seconds_per_question !== null && deadline !== null && Date.parse(deadline) <= now

/** 'loaded' resets the screen to the open question; 'looked_again' is a background update; 'shown': the player sees the question now. */
type Look = 'loaded' | 'looked_again' | 'shown'

/**
 * Reads the current state of the play: at the same question, further on, or over.
 * @param keeps whether to leave the screen as it is for now
 */
async function look(
  { state, dispatch, ask, patiently, showResult, onFailure }: PlayDeps,
  type: Look,
  keeps: (reply: Success<'get_play'>) => boolean = () => false,
): Promise<'taken' | 'kept' | 'failed'> {
  try {
    const reply = await patiently(() => ask('get_play', { play_id: state().play.id, ...(type === 'looked_again' && { peek: true }) }))
    if (reply && keeps(reply)) return 'kept'
    const event = type === 'loaded' ? type : 'looked_again'
    if (reply?.play) dispatch({ type: event, reply: { data: reply.data, play: reply.play, answers: reply.answers } })
    else if (reply && (type === 'loaded' || !keepsVerdict(state()))) showResult(reply.result)
    return 'taken'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // Nobody waits for a background update, and the page will ask again.
    if (type === 'loaded') {
      onFailure(error)
      dispatch({ type: 'got_stuck' })
    }
    return 'failed'
  }
}
