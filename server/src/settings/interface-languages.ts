// The languages of the interface. Another one is a row here and a file in content/texts.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export interface InterfaceLanguage {
  id: number
  code: string
  /** What the seed's clients call it. */
  key: string
  name: string
  rtl: boolean
  /** Stands in the pages for an address the operator has not set. */
  noAddress: string
}

export const english: InterfaceLanguage = {
  id: 1,
  code: 'en',
  key: 'english',
  name: 'English',
  rtl: false,
  noAddress: '(no address has been set)',
}
export const interfaceLanguages: InterfaceLanguage[] = [
  english,
  { id: 2, code: 'ar', key: 'arabic', name: 'العربية', rtl: true, noAddress: '(لم يُحدَّد عنوان بعد)' },
  { id: 3, code: 'es', key: 'spanish', name: 'Español', rtl: false, noAddress: '(aún no hay dirección)' },
]

/** By code ('en', 'en-GB') or by the seed's name ('english'). */
export function findInterfaceLanguage(named: string): InterfaceLanguage | undefined {
  const wanted = named.toLowerCase()
  return interfaceLanguages.find(({ code, key }) => key === wanted || code === wanted || code === wanted.split('-')[0])
}

export interface Texts {
  /** Changes when any text does. */
  version: string
  texts: Record<string, string>
}

const folder = join(import.meta.dirname, '../../../content/texts')
const read = new Map<string, Promise<Texts>>()

/** Read once per process: texts change with a release. */
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
