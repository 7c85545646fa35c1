import { useEffect, useState } from 'react'
import { keepTrying } from './keep-trying.ts'
import { fetchSystemConfig, fetchWebSettings, hasWebSettings } from './settings.ts'

/** Whether the web settings are there; until then it keeps trying, and after that for the system configuration. */
export function useWebSettingsReady(): boolean {
  const [isReady, setReady] = useState(hasWebSettings)
  useEffect(() => (isReady ? keepTrying(fetchSystemConfig) : keepTrying(fetchWebSettings, () => setReady(true))), [isReady])
  return isReady
}
