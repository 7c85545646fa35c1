// Interesting facts for the notes of derived questions, because the right answer alone explains nothing.
// content/written/facts/<language>/<kind>.txt, a line for each subject: its key and its facts, separated by " | ".

import { seedOf } from '@trivium/rules/platform/random'
import type { ContentLanguage } from '@trivium/content/types'
import { writtenFiles } from '../written-files.ts'
import { remembered } from './remembered.ts'

export type KindOfFact = 'countries' | 'elements' | 'flags' | 'languages'

const table = remembered((file): Map<string, string[]> => {
  const lines =
    writtenFiles('facts')
      .find(({ language, name }) => `${language}/${name}` === file)
      ?.text.split('\n') ?? []
  return new Map(
    lines.map(line => {
      const [key = '', ...known] = line.split(' | ')
      return [key, known]
    }),
  )
})

/**
 * @param subject a country's two-letter code (also for its flag), an element's symbol, or a language's code
 * @param pack the kind of question, so that two kinds about one subject show different facts
 * @returns null if there is no fact about the subject
 */
export function factAbout(kind: KindOfFact, subject: string, language: ContentLanguage, pack: string): string | null {
  const known = table(`${language}/${kind}`).get(subject) ?? []
  return known[seedOf(pack) % Math.max(1, known.length)] ?? null
}
