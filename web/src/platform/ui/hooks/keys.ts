// The meaning of keys, and which element a key press belongs to.

import { useEffect, useRef } from 'react'

/** Ignores hamza and tatweel, which are part of a letter's display but not of its key. */
const plain = (letter: string) => letter.toLowerCase().replaceAll('ـ', '').replaceAll('أ', 'ا')

const letters = 'abcdefghij'

/**
 * The meaning of a key on the play screen: `a`–`j` and digits for options, any Latin letter, or the name of the key.
 * A letter of another script means an option or nothing: if it shares a key with a lifeline, it must not spend coins.
 * @param shown the letters shown on the options of this question, in order
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, shown: readonly string[]): string {
  const place = shown.findIndex(letter => plain(letter) === plain(key))
  if (place >= 0) return letters.charAt(place)
  if (/^[\x21-\x7e]$/.test(key) || key.length > 1) return key.toLowerCase()
  const [, letter = '', digit] = /^(?:Key([A-J])|Digit(\d))$/.exec(code) ?? []
  if (digit !== undefined) return digit
  return letter !== '' && letters.indexOf(letter.toLowerCase()) < shown.length ? letter.toLowerCase() : key
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && Boolean(target.closest('input:not([readonly]), textarea, select, [contenteditable]'))

/** Enter belongs to the focused button or link, except to an aria-disabled button: a chosen option keeps the focus. */
export const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('button:not([aria-disabled="true"]), a') !== null

export const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role="dialog"]') !== null

/** A single press without modifiers that no other listener has handled. */
export const isPlainPress = ({ repeat, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !repeat && !ctrlKey && !metaKey && !altKey && !defaultPrevented

/**
 * Fields keep all keys except Esc; elements with their own keys keep all. A row picked up by keyboard (aria-pressed) keeps all until it is
 * dropped; a switch keeps none.
 */
const hasOwnKeys = ({ target, key, isComposing }: KeyboardEvent) =>
  (target instanceof Element && target.closest('[data-own-keys]') !== null) ||
  (isTyping(target) && (key !== 'Escape' || isComposing)) ||
  (target instanceof HTMLElement && target.closest('[aria-pressed="true"]:not([data-switch])') !== null)

/** @param onKey returns whether it handled the key. */
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
      // The Esc that opens a dialog must not also close it: the dialog may already listen before this event has finished.
      event.stopImmediatePropagation()
    }
    // Capture phase, like Mantine's dialogs: otherwise the Esc that closes a dialog would reach this listener and open it again.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
