// Starts or resumes a level and opens its play; the reply is kept, so the play page has nothing to fetch.

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { actionKey, useCommand } from '../actions.ts'

export interface LevelTarget {
  category: string
  subcategory?: string
  level: number
}

export function useStartLevel() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const command = useCommand('get_questions_by_level')
  const start = (target: LevelTarget) =>
    command.mutate(target, {
      onSuccess: reply => {
        const { data, play } = reply
        client.setQueryData(actionKey('get_play', { play_id: play.id }), {
          error: false,
          message: 'ok',
          data,
          play,
          answers: [],
          result: null,
        })
        void navigate(`/quiz-zone/play/${play.id}/`)
      },
    })
  return { start, isPending: command.isPending, starting: command.variables?.level }
}
