import { useEffect } from 'react'
import { isOnButton, isTyping } from './use-play-keys.ts'

/** Space or P plays and pauses, wherever the focus is not on something that wants the key itself. */
export function useSoundKeys(toggle: () => unknown, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
      const isTaken = repeat || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target) || isInDialog(target)
      const isSpace = event.key === ' ' && !isOnButton(event) && !(target instanceof Element && target.closest('summary'))
      if (isTaken || !(isSpace || event.key.toLowerCase() === 'p' || event.code === 'KeyP')) return
      // Space would scroll.
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [toggle, isOn])
}

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role="dialog"]') !== null
