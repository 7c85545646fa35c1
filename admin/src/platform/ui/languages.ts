// The content languages and the interface languages, fetched once per page load.

import { useEffect, useState } from 'react'
import { call } from '../api.ts'

export interface ContentLanguage {
  id: number
  code: string
  name: string
  dir: 'ltr' | 'rtl'
}

interface InterfaceLanguage {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
}

let content: Promise<ContentLanguage[]> | null = null
let web: Promise<InterfaceLanguage[]> | null = null

const dirOf = (isRtl: boolean): 'ltr' | 'rtl' => (isRtl ? 'rtl' : 'ltr')

function readContent(): Promise<ContentLanguage[]> {
  content ??= call('get_languages').then(({ data }) => data.map(({ id, code, name, rtl }) => ({ id, code, name, dir: dirOf(rtl) })))
  content.catch(() => (content = null))
  return content
}

function readWeb(): Promise<InterfaceLanguage[]> {
  web ??= call('get_system_language_list').then(({ data }) => data.map(({ code, name, rtl }) => ({ code, name, dir: dirOf(rtl) })))
  web.catch(() => (web = null))
  return web
}

function useOnce<Value>(read: () => Promise<Value[]>): Value[] {
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

export const useContentLanguages = (): ContentLanguage[] => useOnce(readContent)
export const useInterfaceLanguages = (): InterfaceLanguage[] => useOnce(readWeb)
