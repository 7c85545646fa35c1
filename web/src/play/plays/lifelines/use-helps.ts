// Lifelines and hints. Predictable refusals are shown at once; everything else the server decides and charges.

import type { LifelineName } from '@trivium/contract/play/play-names'
import { useCommand } from '../../../platform/calls/actions.ts'
import { updateUser, useSession } from '../../../platform/session/session.ts'
import { refusalText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { mayAnswer, type PlayEvent, type PlayState, questionOf } from '../conversation/play-state.ts'
import { hintProblem, lifelineProblem } from './help-problem.ts'

interface Conversation {
  dispatch: (event: PlayEvent) => void
  lookAgain: () => void
}

/** The coin history changes with every purchase. */
const outdates = ['get_tracker_data'] as const

export function useLifelines(state: PlayState, { dispatch, lookAgain }: Conversation) {
  const coins = useSession(session => session.user?.coins ?? 0)
  const command = useCommand('use_lifeline', { outdates })
  const use = (name: LifelineName) => {
    const question = questionOf(state)
    if (!question || !mayAnswer(state) || command.isPending) return
    const problem = lifelineProblem(state.play, question, { name, coins })
    if (problem) return notify.error(refusalText(problem), problem)
    command.mutate(
      { play_id: state.play.id, question_id: question.id, lifeline: name },
      {
        onSuccess: ({ data }) => {
          updateUser({ coins: data.coins })
          dispatch({ type: 'lifeline_worked', questionId: question.id, effect: data })
        },
        onError: lookAgain,
      },
    )
  }
  return { use, isPending: command.isPending, coins }
}

/** Buys a letter of the word. */
export function useHint(state: PlayState, { dispatch, lookAgain }: Conversation) {
  const coins = useSession(session => session.user?.coins ?? 0)
  const command = useCommand('use_hint', { outdates })
  const question = questionOf(state)
  const problem = question ? hintProblem(state.play, question, coins) : null
  const use = () => {
    if (!question?.letters || state.play.hint_price === null || !mayAnswer(state) || command.isPending) return
    if (problem) return notify.error(refusalText(problem), problem)
    command.mutate(
      { play_id: state.play.id, question_id: question.id },
      {
        onSuccess: ({ data: { coins: left, position, letter } }) => {
          updateUser({ coins: left })
          dispatch({ type: 'hint_came', questionId: question.id, letter: { position, letter } })
        },
        onError: lookAgain,
      },
    )
  }
  return { use, problem, isPending: command.isPending }
}
