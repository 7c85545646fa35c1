// The keyboard of a play in free order: A–E or 1–5 choose, arrows or N and P go, M marks, Esc asks before leaving.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { useDirection } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { toggled } from './answer-text.ts'
import { freeCommandFor } from './free-command.ts'
import { pressedKey } from './pressed-key.ts'
import { isTyping } from './use-play-keys.ts'

interface Commands {
  question: Q | undefined
  shownKeys: readonly string[]
  answer: string
  choose: (answer: string) => void
  step: (by: 1 | -1) => void
  mark: () => void
  leave: () => void
}

export function useFreeKeys(commands: Commands, isOn: boolean): void {
  const { dir } = useDirection()
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented || hasOwnKeys(event))
        return
      const { question, shownKeys } = latest.current
      if (!question) return
      const command = freeCommandFor(pressedKey(event, shownKeys), question, dir)
      if (!command) return
      event.preventDefault()
      run(latest.current, command)
    }
    // Capturing, as Mantine's dialogs do: the Esc that closes one must not reach us, switched on again by then, and ask anew.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn, dir])
}

function run(commands: Commands, command: NonNullable<ReturnType<typeof freeCommandFor>>): void {
  if (command === 'leave') commands.leave()
  else if (command === 'mark') commands.mark()
  else if (command === 'next') commands.step(1)
  else if (command === 'previous') commands.step(-1)
  else choose(commands, command.option)
}

function choose({ question, answer, choose: give }: Commands, key: OptionKey): void {
  give(question?.question_type === 'multi_select' ? toggled(answer, key) : key)
}

/** Fields keep all keys but Esc; a row picked up with the keyboard has them to itself until it is put down. */
const hasOwnKeys = ({ target, key, isComposing }: KeyboardEvent) =>
  (isTyping(target) && (key !== 'Escape' || isComposing)) ||
  (target instanceof HTMLElement && target.closest('[aria-pressed="true"]:not([data-switch])') !== null)
