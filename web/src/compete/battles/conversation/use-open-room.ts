import type { Battle } from '@trivium/contract/compete/battles'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { actionKey } from '../../../platform/calls/actions.ts'
import type { Success } from '../../../platform/calls/api.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import { roomPath } from '../battle-paths.ts'

/** Opens the page of a room from a known view, so that the page fetches nothing. Back skips the page that opened the room. */
export function useOpenRoom(): (battle: Battle) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return battle => {
    const reply: Success<'get_battle'> = { error: false, message: 'ok', data: battle, events: [] }
    client.setQueryData(actionKey('get_battle', { room_id: battle.roomID }), reply)
    void navigate(roomPath(battle), { replace: true, state: agreed })
  }
}
