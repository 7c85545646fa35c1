// The built-in interface languages and their texts. Their table is in contract/src/platform/interface-languages.ts; text-book.ts adds the
// languages and texts of administrators.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  findInterfaceLanguage as findKey,
  interfaceLanguageNames,
  interfaceLanguages as table,
} from '@trivium/contract/platform/interface-languages'
import { z } from 'zod'

export interface InterfaceLanguage {
  id: number
  code: string
  /** The name that the original clients use; for an added language its code. */
  key: string
  name: string
  rtl: boolean
}

const rowOf = (key: keyof typeof table): InterfaceLanguage => {
  const { id, code, name, rtl } = table[key]
  return { id, code, key, name, rtl }
}

export const english = rowOf('english')
export const interfaceLanguages = interfaceLanguageNames.map(rowOf)

export const isBuiltIn = (code: string): boolean => interfaceLanguages.some(language => language.code === code)

/** @param named a code ('en', 'en-GB') or the original clients' name ('english') */
export function findBuiltIn(named: string): InterfaceLanguage | undefined {
  const key = findKey(named)
  return key && rowOf(key)
}

export interface Texts {
  /** Changes when any text changes. */
  version: string
  texts: Record<string, string>
}

export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const folder = join(import.meta.dirname, '../../../../../content/texts')
const read = new Map<string, Promise<Texts>>()

/** Reads the built-in texts once per process, because they only change with a release. */
export function textsOf({ code }: Pick<InterfaceLanguage, 'code'>): Promise<Texts> {
  const known = read.get(code) ?? readTexts(code)
  read.set(code, known)
  return known
}

async function readTexts(code: string): Promise<Texts> {
  const file = await readFile(join(folder, `${code}.json`), 'utf8')
  return { version: versionOf(file), texts: z.record(z.string(), z.string()).parse(JSON.parse(file)) }
}
