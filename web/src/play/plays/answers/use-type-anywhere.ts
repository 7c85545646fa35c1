import { type RefObject, useEffect } from 'react'
import { isInDialog, isOnButton, isTyping } from '../../../platform/ui/hooks/keys.ts'

/** Only devices with a real keyboard focus the field at the start: a touch screen would cover half the page with its keyboard. */
const hasKeyboard = '(hover: hover) and (pointer: fine)'

const letterOrDigit = /^[\p{L}\p{M}\p{N}]$/u

/** Sends typed text to the field unless another element needs it. @param begins the characters that move the focus; letters and digits */
export function useTypeAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean, begins: RegExp = letterOrDigit): void {
  useEffect(() => {
    if (!isOn) return
    // Runs after play-screen.tsx has focused the heading; otherwise the heading would take the focus from the field.
    const timer = setTimeout(() => matchMedia(hasKeyboard).matches && isFree() && field.current?.focus({ preventScroll: true }), 300)
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (isPlain && begins.test(event.key) && !isTyping(event.target) && !isInDialog(event)) field.current?.focus()
      if (isPlain && event.key === 'Backspace' && !isOnButton(event) && !isTyping(event.target)) field.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', listen)
    }
  }, [field, isOn, begins])
}

/** True while only the heading or nothing has the focus, so the player has not moved it. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1'
