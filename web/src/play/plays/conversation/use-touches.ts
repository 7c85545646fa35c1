import { useEffect } from 'react'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'

/** Reports any input on the page (finger, mouse button, wheel or key), which shows that the player is present. */
export function useTouches(onTouch: () => void): void {
  const latest = useLatest(onTouch)
  useEffect(() => {
    const tell = () => latest.current()
    addEventListener('pointerdown', tell)
    addEventListener('keydown', tell)
    addEventListener('wheel', tell, { passive: true })
    return () => {
      removeEventListener('pointerdown', tell)
      removeEventListener('keydown', tell)
      removeEventListener('wheel', tell)
    }
  }, [latest])
}
