import { useEffect } from 'react'
import { useLatest } from '../../ui/use-latest.ts'

/** Somebody is there: a finger, a mouse button or a key anywhere on the page. */
export function useTouches(onTouch: () => void): void {
  const latest = useLatest(onTouch)
  useEffect(() => {
    const tell = () => latest.current()
    addEventListener('pointerdown', tell)
    addEventListener('keydown', tell)
    return () => {
      removeEventListener('pointerdown', tell)
      removeEventListener('keydown', tell)
    }
  }, [latest])
}
