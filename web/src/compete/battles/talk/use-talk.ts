// Whether this device shows the phrases of others in battles, and the command that says one.

import type { Phrase } from '@trivium/contract/people/message-names'
import { useLocalStorage } from '@mantine/hooks'
import { useCommand } from '../../../platform/calls/actions.ts'

export function useTalk(roomId: string) {
  const [isShown, setShown] = useLocalStorage({ key: 'trivium.battle_talk', defaultValue: true, getInitialValueInEffect: false })
  const command = useCommand('send_battle_message')
  return { isShown, setShown, say: (message: Phrase) => command.mutate({ room_id: roomId, message }) }
}
