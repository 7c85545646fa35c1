// The content languages, fetched once per page load.

import { useEffect, useState } from 'react'
import type { Language } from '@trivium/contract/platform/settings'
import { call } from '../api.ts'

let asked: Promise<Language[]> | null = null

/** Empty while loading. The default language comes first. */
export function useLanguages(): Language[] {
  const [languages, setLanguages] = useState<Language[]>([])
  useEffect(() => {
    let isWanted = true
    asked ??= call('get_languages').then(({ data }) => data)
    asked.then(
      found => isWanted && setLanguages(found),
      () => (asked = null),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return languages
}
