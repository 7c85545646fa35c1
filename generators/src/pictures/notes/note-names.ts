// The names of notes.

import type { LocalText } from '@trivium/content/types'
import type { Accidental, Letter } from './score.ts'

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
