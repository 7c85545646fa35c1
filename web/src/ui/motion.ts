import { useMediaQuery } from '@mantine/hooks'
import { useSession } from '../session.ts'

const query = '(prefers-reduced-motion: reduce)'

/** Whether things should keep still: by the switch in the settings, or by the system's wish. */
export function useReducedMotion(): boolean {
  const bySystem = useMediaQuery(query, undefined, { getInitialValueInEffect: false })
  const byChoice = useSession(session => session.motion === 'reduced')
  return bySystem || byChoice
}

export const prefersReducedMotion = () => useSession.getState().motion === 'reduced' || matchMedia(query).matches
