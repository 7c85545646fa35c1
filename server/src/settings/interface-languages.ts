// The languages of the interface and their texts. The table is in contract/src/interface-languages.ts.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  findInterfaceLanguage as findKey,
  interfaceLanguageNames,
  interfaceLanguages as table,
} from '@trivium/contract/interface-languages'
import { z } from 'zod'

export interface InterfaceLanguage {
  id: number
  code: string
  /** The name that the original clients use. */
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

/** By code ('en', 'en-GB') or by the original clients' name ('english'). */
export function findInterfaceLanguage(named: string): InterfaceLanguage | undefined {
  const key = findKey(named)
  return key && rowOf(key)
}

/** The language that the player or visitor chose, otherwise the default. */
export function languageOf(named: string | null, { default_web_language }: { default_web_language: string }): InterfaceLanguage {
  return findInterfaceLanguage(named ?? default_web_language) ?? findInterfaceLanguage(default_web_language) ?? english
}

export const codeOf = (...of: Parameters<typeof languageOf>): string => languageOf(...of).code

export interface Texts {
  /** Changes when any text changes. */
  version: string
  texts: Record<string, string>
}

const folder = join(import.meta.dirname, '../../../content/texts')
const read = new Map<string, Promise<Texts>>()

/** Read once per process: texts only change with a release. */
export function textsOf({ code }: InterfaceLanguage): Promise<Texts> {
  const known = read.get(code) ?? readTexts(code)
  read.set(code, known)
  return known
}

async function readTexts(code: string): Promise<Texts> {
  const file = await readFile(join(folder, `${code}.json`), 'utf8')
  const version = createHash('sha256').update(file).digest('hex').slice(0, 16)
  return { version, texts: z.record(z.string(), z.string()).parse(JSON.parse(file)) }
}
