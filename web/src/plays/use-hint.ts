import { useCommand } from '../actions.ts'
import { updateUser, useSession } from '../session.ts'
import { refusalText } from '../ui/notify-call-error.ts'
import { notify } from '../ui/notify.ts'
import { hintProblem, type PlayEvent, type PlayState } from './play-state.ts'

/** Buys a letter of the word. Like lifelines: what would be refused is said at once, the server decides and charges. */
export function useHint(state: PlayState, dispatch: (event: PlayEvent) => void, lookAgain: () => void) {
  const coins = useSession(session => session.user?.coins ?? 0)
  const command = useCommand('use_hint', { outdates: ['get_tracker_data', 'get_user_coin_score'] })
  const problem = hintProblem(state, coins)
  const use = () => {
    const question = state.questions[state.index]
    if (!question?.letters || state.play.hint_price === null || state.phase !== 'choosing' || command.isPending) return
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
