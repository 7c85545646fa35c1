// Facts worth the second they take, for the notes of derived questions: what is merely looked up explains nothing.

import { seedOf } from '@trivium/rules/random'
import type { ContentLanguage } from '../types.ts'
import { facts as countriesAr } from './facts/countries-ar.ts'
import { facts as countriesEn } from './facts/countries-en.ts'
import { facts as countriesEs } from './facts/countries-es.ts'

type Table = Map<string, string[]>

/** A line is a key and its facts, separated by " | ". */
function tableOf(lines: string): Table {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [key = '', ...known] = line.split(' | ')
        return [key, known]
      }),
  )
}

const tables = {
  country: { en: tableOf(countriesEn), es: tableOf(countriesEs), ar: tableOf(countriesAr) },
} satisfies Record<string, Record<ContentLanguage, Table>>

/**
 * @param subject a country's two-letter code
 * @param pack the kind of question, so that two kinds about one subject tell different things
 * @returns null where nobody has written one
 */
export function factAbout(kind: keyof typeof tables, subject: string, language: ContentLanguage, pack: string): string | null {
  const known = tables[kind][language].get(subject) ?? []
  return known[seedOf(pack) % Math.max(1, known.length)] ?? null
}
