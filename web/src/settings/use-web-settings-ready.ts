import { useEffect, useState } from 'react'
import { fetchSystemConfig, fetchWebSettings, hasWebSettings } from './settings.ts'

const retryAfterMs = 3000

/** Whether the web settings are there; until then it keeps trying, however long that takes. */
export function useWebSettingsReady(): boolean {
  const [isReady, setReady] = useState(hasWebSettings)
  useEffect(() => {
    if (isReady) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      clearTimeout(timer)
      const hasArrived = await fetchWebSettings()
      if (!isWanted) return
      if (hasArrived) setReady(true)
      else timer = setTimeout(() => void attempt(), retryAfterMs)
    }
    const attemptNow = () => void attempt()
    attemptNow()
    addEventListener('online', attemptNow)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('online', attemptNow)
    }
  }, [isReady])
  useEffect(() => {
    if (isReady) void fetchSystemConfig()
  }, [isReady])
  return isReady
}
