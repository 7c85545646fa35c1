import { useLocation } from 'react-router'

/** The path of the page with the link that led here, if the link says so: `state={{ from: … }}`. It survives a reload. */
export function useCameFrom(): string | null {
  const { state }: { state: unknown } = useLocation()
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}
