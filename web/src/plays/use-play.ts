// The conversation of one play with the server: load, answer, go on, lifelines. What it means on screen is in play-state.ts.

import type { LifelineName } from '@trivium/contract/plays'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask, CallError, useAction, useCommand } from '../actions.ts'
import { serverNow } from '../server-clock.ts'
import { updateUser, useSession } from '../session.ts'
import { notifyCallError, refusalText } from '../ui/notify-call-error.ts'
import { notify } from '../ui/notify.ts'
import { playCue } from '../ui/sound.ts'
import { lifelineProblem, type OpenPlay, openedPlay, playReducer, type PlayState } from './play-state.ts'

const retryMs = 2000
/** A last outcome stays on screen this long before the result comes by itself. */
const lastLookMs = 4000

export function usePlayReply(playId: number) {
  return useAction('get_play', { play_id: playId }, { staleTimeMs: 0 })
}

export function usePlay(opened: OpenPlay) {
  const [state, dispatch] = useReducer(playReducer, opened, openedPlay)
  const reload = useReload(state, reply => dispatch({ type: 'loaded', reply }))
  const { isOffline, send } = useSending(state, outcome => dispatch({ type: 'told', outcome }), reload)
  const showResult = useShowResult(state.play.id)

  const handIn = useCallback(
    (answer: string) => {
      if (state.phase !== 'choosing') return
      dispatch({ type: 'handed_in', answer })
      send(answer)
    },
    [state.phase, send],
  )
  const goOn = useCallback(() => {
    if (state.phase !== 'told' || !state.outcome) return
    if (state.outcome.result) showResult()
    else dispatch({ type: 'went_on' })
  }, [state.phase, state.outcome, showResult])
  useGoOnByItself(state, goOn)

  return {
    state,
    isOffline,
    handIn,
    goOn,
    choose: (answer: string) => dispatch({ type: 'answer_changed', answer }),
    lifeline: useLifelines(state, dispatch, reload),
    giveUp: useGiveUp(state.play.id, showResult),
  }
}

type Dispatch = (event: Parameters<typeof playReducer>[1]) => void

/** Sends an answer until the server has it: it takes the same answer twice without counting it twice. */
function useSending(state: PlayState, onTold: (outcome: NonNullable<PlayState['outcome']>) => void, reload: () => Promise<void>) {
  const [isOffline, setOffline] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const latest = useRef({ state, onTold, reload })
  useEffect(() => {
    latest.current = { state, onTold, reload }
  })
  const send = useCallback((answer: string) => {
    const attempt = async (): Promise<void> => {
      const { play, questions, index } = latest.current.state
      const questionId = questions[index]?.id
      if (questionId === undefined || !isMounted.current) return
      try {
        const { data } = await ask('submit_answer', { play_id: play.id, question_id: questionId, answer })
        setOffline(false)
        if (data.correct !== null) playCue(data.correct ? 'right' : 'wrong')
        latest.current.onTold(data)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setOffline(error.refusal === null)
        // Another tab was faster, or the time was over: look where the play stands.
        if (error.refusal !== null) await latest.current.reload()
        else setTimeout(() => void attempt(), retryMs)
      }
    }
    void attempt()
  }, [])
  return { isOffline, send }
}

function useReload(state: PlayState, onLoaded: (reply: OpenPlay) => void) {
  const showResult = useShowResult(state.play.id)
  return async () => {
    try {
      const reply = await ask('get_play', { play_id: state.play.id })
      if (reply.play) onLoaded({ data: reply.data, play: reply.play })
      else showResult()
    } catch (error) {
      if (error instanceof CallError) notifyCallError(error)
    }
  }
}

function useShowResult(playId: number) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['get_play'] })
    void navigate(`/quiz-zone/result/${playId}/`, { replace: true })
  }, [client, navigate, playId])
}

/** When the time for reading is over, the next clock starts on the server: so does the next question here. */
function useGoOnByItself(state: PlayState, goOn: () => void): void {
  const { outcome, play } = state
  useEffect(() => {
    if (!outcome) return
    const startsAt = outcome.deadline === null ? null : Date.parse(outcome.deadline) - (play.seconds_per_question ?? 0) * 1000
    const waitMs = startsAt === null ? lastLookMs : Math.max(0, startsAt - serverNow())
    const timer = setTimeout(goOn, waitMs)
    return () => clearTimeout(timer)
  }, [outcome, play.seconds_per_question, goOn])
}

function useLifelines(state: PlayState, dispatch: Dispatch, reload: () => Promise<void>) {
  const coins = useSession(session => session.user?.coins ?? 0)
  const command = useCommand('use_lifeline', { outdates: ['get_tracker_data', 'get_user_coin_score'] })
  const use = (name: LifelineName) => {
    const question = state.questions[state.index]
    if (!question || state.phase !== 'choosing' || command.isPending) return
    const problem = lifelineProblem(state, name, coins)
    if (problem) return notify.error(refusalText(problem), problem)
    command.mutate(
      { play_id: state.play.id, question_id: question.id, lifeline: name },
      {
        onSuccess: ({ data }) => {
          updateUser({ coins: data.coins })
          dispatch({ type: 'lifeline_worked', questionId: question.id, effect: data })
        },
        onError: () => void reload(),
      },
    )
  }
  return { use, isPending: command.isPending, coins }
}

function useGiveUp(playId: number, showResult: () => void) {
  const command = useCommand('finish_play', { outdates: ['get_play'] })
  return { isPending: command.isPending, run: () => command.mutate({ play_id: playId }, { onSuccess: showResult }) }
}
