// What a key means, and whose it is.

import { useEffect, useRef } from 'react'

/** Hamza and tatweel belong to how a letter is shown, not to the key that types it. */
const plain = (letter: string) => letter.toLowerCase().replaceAll('ـ', '').replaceAll('أ', 'ا')

/**
 * What a key stands for on the play screen: `a`–`e` and digits for options, any Latin letter, or the name of the key.
 * A letter of another script is an option or nothing: one that happens to share a key with a lifeline must not spend coins.
 * @param shown the letters the options carry on screen, in order
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, shown: readonly string[]): string {
  const place = shown.findIndex(letter => plain(letter) === plain(key))
  if (place >= 0) return 'abcde'.charAt(place)
  if (/^[\x21-\x7e]$/.test(key) || key.length > 1) return key.toLowerCase()
  return /^(?:Key([A-E])|Digit([1-5]))$/.exec(code)?.slice(1).find(Boolean)?.toLowerCase() ?? key
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && Boolean(target.closest('input:not([readonly]), textarea, select, [contenteditable]'))

/** Enter on a focused button is that button's own, unless it has had its say: the option that was chosen keeps the focus. */
export const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('button:not([aria-disabled="true"]), a') !== null

export const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role="dialog"]') !== null

/** Pressed alone and once, and nobody has taken it yet. */
export const isPlainPress = ({ repeat, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !repeat && !ctrlKey && !metaKey && !altKey && !defaultPrevented

/** Fields keep all keys but Esc. A row picked up with the keyboard has them to itself until it is put down; a switch that is on has none. */
const hasOwnKeys = ({ target, key, isComposing }: KeyboardEvent) =>
  (isTyping(target) && (key !== 'Escape' || isComposing)) ||
  (target instanceof HTMLElement && target.closest('[aria-pressed="true"]:not([data-switch])') !== null)

/** @param onKey answers whether the key meant something. */
export function useKeys(onKey: (event: KeyboardEvent) => boolean, isOn: boolean): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (!isPlainPress(event) || hasOwnKeys(event) || !latest.current(event)) return
      event.preventDefault()
      // The Esc that opens a dialog must not close it: it may be there, and listening, before this press has reached everybody.
      event.stopImmediatePropagation()
    }
    // Capturing, as Mantine's dialogs do: the Esc that closes one must not reach us, switched on again by then, and ask anew.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
