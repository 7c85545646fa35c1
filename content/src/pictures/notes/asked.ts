// What the questions about sheet music have in common.

import type { LocalText } from '../../types.ts'
import type { PictureFact } from '../picture-fact.ts'
import type { Accidental, Letter } from './score.ts'

/** A question without its pack, which is its kind; index.ts adds that and the place. */
export type Asked = Omit<PictureFact, 'pack' | 'category' | 'subcategory' | 'source'>

/** Numbers look the same in every language. */
export const same = (text: string): LocalText => ({ en: text, es: text, ar: text })

/** English names notes by letters, Spanish and Arabic by syllables. */
const noteNames: Record<Letter, LocalText> = {
  C: { en: 'C', es: 'Do', ar: 'دو' },
  D: { en: 'D', es: 'Re', ar: 'ري' },
  E: { en: 'E', es: 'Mi', ar: 'مي' },
  F: { en: 'F', es: 'Fa', ar: 'فا' },
  G: { en: 'G', es: 'Sol', ar: 'صول' },
  A: { en: 'A', es: 'La', ar: 'لا' },
  B: { en: 'B', es: 'Si', ar: 'سي' },
}

const accidentalNames: Record<Accidental, LocalText> = {
  sharp: { en: ' sharp', es: ' sostenido', ar: ' دييز' },
  flat: { en: ' flat', es: ' bemol', ar: ' بيمول' },
  natural: { en: ' natural', es: ' natural', ar: ' طبيعي' },
}

export function noteName(letter: Letter, accidental: Accidental | null = null): LocalText {
  const name = noteNames[letter]
  if (accidental === null) return name
  const sign = accidentalNames[accidental]
  return { en: name.en + sign.en, es: name.es + sign.es, ar: name.ar + sign.ar }
}
