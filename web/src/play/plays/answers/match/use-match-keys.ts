// Pairing by keyboard: a letter chooses an option and a number its match, wherever the focus is. Inside the two sides, the arrow keys move
// up and down, Enter chooses, and Escape undoes the choice.

import type { Q } from '@trivium/contract/play/plays'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isInDialog, pressedKey, useKeys } from '../../../../platform/ui/hooks/keys.ts'
import { useShownKeys } from '../../conversation/use-play-keys.ts'
import { optionFor } from '../../conversation/play-command.ts'
import type { One } from './pairing.ts'

interface MatchKeys {
  question: Q
  isOpen: boolean
  onLetter: (one: One) => void
  /** @returns whether the letter or number matched an entry */
  onDigit: (digit: string) => boolean
  /** @returns whether there was a choice to undo */
  onPutBack: () => boolean
}

/** @returns the listener for the two sides. While an entry is chosen, they keep all keys (platform/ui/hooks/keys.ts). */
export function useMatchKeys({ question, isOpen, onLetter, onDigit, onPutBack }: MatchKeys) {
  const shown = useShownKeys().slice(0, question.options.length)
  const press = (event: KeyboardEvent): boolean => {
    if (event.shiftKey) return false
    const key = pressedKey(event, shown)
    if (/^\d$/.test(key)) return onDigit(key)
    const option = optionFor(key, question.options)
    if (option !== undefined) onLetter({ side: 'option', key: option })
    return option !== undefined
  }
  useKeys(event => !isInDialog(event) && press(event), isOpen)
  return (event: ReactKeyboardEvent<HTMLElement>) => {
    const { ctrlKey, metaKey, altKey } = event
    if (!isOpen || ctrlKey || metaKey || altKey) return
    if (handled(event) || press(event.nativeEvent)) event.preventDefault()
  }
  function handled(event: ReactKeyboardEvent<HTMLElement>): boolean {
    if (event.key === 'ArrowUp') return moveFocus(event, -1)
    if (event.key === 'ArrowDown') return moveFocus(event, 1)
    return event.key === 'Escape' && onPutBack()
  }
}

/** Moves among the buttons of one side, wrapping around at the ends. */
function moveFocus({ target, currentTarget }: ReactKeyboardEvent<HTMLElement>, by: -1 | 1): boolean {
  const side = target instanceof Element ? target.closest('[data-side]') : null
  const buttons = [...(side ?? currentTarget).querySelectorAll('button')]
  const at = buttons.findIndex(button => button === document.activeElement)
  buttons.at((at + by) % buttons.length)?.focus()
  return true
}
