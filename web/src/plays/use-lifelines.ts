import type { LifelineName } from '@trivium/contract/plays'
import { useCommand } from '../actions.ts'
import { updateUser, useSession } from '../session.ts'
import { refusalText } from '../ui/notify-call-error.ts'
import { notify } from '../ui/notify.ts'
import { lifelineProblem, type PlayEvent, type PlayState } from './play-state.ts'

/** What would be refused is said at once; everything else the server decides and charges. */
export function useLifelines(state: PlayState, dispatch: (event: PlayEvent) => void, lookAgain: () => void) {
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
        onError: lookAgain,
      },
    )
  }
  return { use, isPending: command.isPending, coins }
}
