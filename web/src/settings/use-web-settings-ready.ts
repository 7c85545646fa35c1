import { useEffect, useState } from 'react'
import { followBrowserLanguage } from '../i18n/content-language.ts'
import { fetchSystemConfig, fetchWebSettings, hasWebSettings } from '../site-settings.ts'
import { keepTrying } from './keep-trying.ts'

/** Whether the web settings are there; until then it keeps trying, and after that for the system configuration. */
export function useWebSettingsReady(): boolean {
  const [isReady, setReady] = useState(hasWebSettings)
  useEffect(
    () =>
      isReady ? keepTrying(fetchSystemConfig, () => void followBrowserLanguage()) : keepTrying(fetchWebSettings, () => setReady(true)),
    [isReady],
  )
  return isReady
}
