import { type RefObject, useEffect } from 'react'
import { isInDialog, isOnButton, isTyping } from '../../../ui/keys.ts'

/** With a real keyboard the field waits for letters from the start; on a touch screen it would only cover half the page with keys. */
const hasKeyboard = '(hover: hover) and (pointer: fine)'

/** Letters typed while nothing else wants them go into the field. */
export function useTypeAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    // After the heading has had the focus (play-screen.tsx), so that nothing takes it away again.
    const timer = setTimeout(() => matchMedia(hasKeyboard).matches && isFree() && field.current?.focus({ preventScroll: true }), 300)
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (isPlain && /^[\p{L}\p{M}]$/u.test(event.key) && !isTyping(event.target) && !isInDialog(event)) field.current?.focus()
      if (isPlain && event.key === 'Backspace' && !isOnButton(event) && !isTyping(event.target)) field.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', listen)
    }
  }, [field, isOn])
}

/** Only the heading, or nothing, has the focus: nobody has gone anywhere yet. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1'
