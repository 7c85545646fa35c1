import type { Q } from '@trivium/contract/play/plays'
import { useDirection } from '@mantine/core'
import { pressedKey, useKeys } from '../../../platform/ui/hooks/keys.ts'
import { withOption } from '../answers/answer-text.ts'
import { useShownKeys } from '../conversation/use-play-keys.ts'
import { type FreeCommand, freeCommandFor } from './free-command.ts'

interface FreeCommands {
  question: Q
  answer: string
  choose: (answer: string) => void
  step: (by: 1 | -1) => void
  mark: () => void
  leave: () => void
}

/** Runs the command of a key (free-command.ts). */
export function useFreeKeys(commands: FreeCommands, isOn: boolean): void {
  const { dir } = useDirection()
  const shownKeys = useShownKeys()
  useKeys(event => {
    if (event.shiftKey) return false
    const command = freeCommandFor(pressedKey(event, shownKeys.slice(0, commands.question.options.length)), commands.question, dir)
    if (command) run(command, commands)
    return command !== null
  }, isOn)
}

function run(command: FreeCommand, { question, answer, choose, step, mark, leave }: FreeCommands): void {
  if (command === 'leave') leave()
  else if (command === 'mark') mark()
  else if (command === 'next') step(1)
  else if (command === 'previous') step(-1)
  else choose(withOption(question, answer, command.option))
}
