// The content languages and the interface languages, fetched once per page load.

import { useEffect, useState } from 'react'
import type { Language } from '@trivium/contract/platform/settings'
import { call } from '../api.ts'
import { once } from '../once.ts'

export interface ContentLanguage extends Language {
  dir: 'ltr' | 'rtl'
}

interface InterfaceLanguage {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
}

const dirOf = (isRtl: boolean): 'ltr' | 'rtl' => (isRtl ? 'rtl' : 'ltr')

const readContent = once<ContentLanguage[]>(async () => {
  const { data } = await call('get_languages')
  return data.map(language => ({ ...language, dir: dirOf(language.rtl) }))
})

const readWeb = once<InterfaceLanguage[]>(async () => {
  const { data } = await call('get_system_language_list')
  return data.map(({ code, name, rtl }) => ({ code, name, dir: dirOf(rtl) }))
})

/** Empty while loading. */
function useRead<Value>(read: () => Promise<Value[]>): Value[] {
  const [values, setValues] = useState<Value[]>([])
  useEffect(() => {
    let isOver = false
    read().then(
      found => !isOver && setValues(found),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [read])
  return values
}

/** The default language comes first. */
export const useContentLanguages = (): ContentLanguage[] => useRead(readContent)
export const useInterfaceLanguages = (): InterfaceLanguage[] => useRead(readWeb)
