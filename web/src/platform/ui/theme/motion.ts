import { useMediaQuery } from '@mantine/hooks'
import { useSession } from '../../session/session.ts'

const query = '(prefers-reduced-motion: reduce)'

/** Whether to reduce motion: by the setting of the app or of the system. */
export function useReducedMotion(): boolean {
  const bySystem = useMediaQuery(query, undefined, { getInitialValueInEffect: false })
  const byChoice = useSession(session => session.motion === 'reduced')
  return bySystem || byChoice
}

export const prefersReducedMotion = () => useSession.getState().motion === 'reduced' || matchMedia(query).matches
