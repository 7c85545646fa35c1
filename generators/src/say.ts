// Texts in every language, for tables of questions.

import { ltr } from './derived/wording.ts'
import type { LocalText } from '@trivium/content/types'

export const say = (en: string, es: string, ar: string): LocalText => ({ en, es, ar })

/** Numbers, units and signs that every language writes the same way. */
export const alike = (text: string | number): LocalText => say(`${text}`, `${text}`, `${text}`)

/** A formula, which keeps its order from left to right inside an Arabic sentence. */
export const formula = (text: string): LocalText => say(text, text, ltr(text))

/** Names by id, from rows `id|English|español|العربية`. */
export function namesIn(table: string): Map<string, LocalText> {
  const rows = table.split('\n').filter(Boolean)
  return new Map(
    rows.map(row => {
      const [id = '', en = '', es = '', ar = ''] = row.split('|')
      return [id, say(en, es, ar)]
    }),
  )
}

/** @param ids separated by spaces @returns their names @throws when one has no name. */
export function named(names: Map<string, LocalText>, ids: string): LocalText[] {
  return ids.split(' ').map(id => nameOf(names, id))
}

export function nameOf(names: Map<string, LocalText>, id: string): LocalText {
  const name = names.get(id)
  if (!name) throw new Error(`no name for ${id}`)
  return name
}
