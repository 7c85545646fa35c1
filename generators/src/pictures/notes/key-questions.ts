// Which major key has this key signature?

import type { LocalText } from '@trivium/content/types'
import { noteName } from './note-names.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import type { Accidental, Letter } from './score.ts'
import { drawScore } from './staff.ts'

interface Key {
  /** The number of sharps; negative for flats. */
  signs: number
  letter: Letter
  accidental: Accidental | null
  difficulty: number
  note: LocalText
}

export const keys: Key[] = [
  {
    signs: 0,
    letter: 'C',
    accidental: null,
    difficulty: 56,
    note: {
      en: 'No sign at all: its scale is the white keys of the piano.',
      es: 'Ningún signo: su escala son las teclas blancas del piano.',
      ar: 'لا علامة هنا: سلّمه هو المفاتيح البيضاء في البيانو.',
    },
  },
  {
    signs: 1,
    letter: 'G',
    accidental: null,
    difficulty: 60,
    note: {
      en: 'Every step of a fifth upwards adds one sharp.',
      es: 'Cada quinta que se sube añade un sostenido.',
      ar: 'كل خامسة نصعدها تضيف علامة رفع واحدة.',
    },
  },
  {
    signs: 2,
    letter: 'D',
    accidental: null,
    difficulty: 63,
    note: {
      en: 'It suits violins and trumpets: Handel’s Hallelujah chorus and Beethoven’s Violin Concerto stand in it.',
      es: 'Favorece a violines y trompetas: en ella están el «Aleluya» de Händel y el concierto para violín de Beethoven.',
      ar: 'يلائم الكمان والبوق، وعليه كونشرتو الكمان لبيتهوفن.',
    },
  },
  {
    signs: -1,
    letter: 'F',
    accidental: null,
    difficulty: 61,
    note: {
      en: 'Beethoven’s ‘Pastoral’, his Sixth Symphony, is in this key.',
      es: 'En esta tonalidad escribió Beethoven la «Pastoral», su sexta sinfonía.',
      ar: 'على هذا السلّم كتب بيتهوفن سمفونيته السادسة «الريفية».',
    },
  },
  {
    signs: 3,
    letter: 'A',
    accidental: null,
    difficulty: 67,
    note: {
      en: 'The last sharp always stands a semitone below the keynote: a quick way to read a signature.',
      es: 'El último sostenido está siempre medio tono por debajo de la tónica: así se lee rápido.',
      ar: 'آخر علامة رفع تقع دائمًا نصف درجة تحت النغمة الأساسية، وبهذا يُعرف السلّم سريعًا.',
    },
  },
  {
    signs: -2,
    letter: 'B',
    accidental: 'flat',
    difficulty: 69,
    note: {
      en: 'With two flats or more, the last flat but one names the key.',
      es: 'Con dos bemoles o más, el penúltimo da nombre a la tonalidad.',
      ar: 'إذا زادت علامات الخفض على واحدة فالتي قبل الأخيرة تسمّي السلّم.',
    },
  },
  {
    signs: -3,
    letter: 'E',
    accidental: 'flat',
    difficulty: 71,
    note: {
      en: 'Beethoven chose it for his Third Symphony, the ‘Eroica’. Horns and clarinets like flats.',
      es: 'Beethoven la eligió para la tercera sinfonía, la «Heroica».',
      ar: 'اختاره بيتهوفن لسمفونيته الثالثة «البطولية».',
    },
  },
]

/** Neighbouring keys, which serve only as distractors. */
const otherKeys: Pick<Key, 'signs' | 'letter' | 'accidental'>[] = [
  { signs: 4, letter: 'E', accidental: null },
  { signs: -4, letter: 'A', accidental: 'flat' },
]

export function majorOf({ letter, accidental }: Pick<Key, 'letter' | 'accidental'>): LocalText {
  const name = noteName(letter, accidental)
  return { en: `${name.en} major`, es: `${name.es} mayor`, ar: `${name.ar} الكبير` }
}

export function keyQuestions(): PictureFactDraft[] {
  return keys.map(key => ({
    subject: `key-${key.signs}`,
    difficulty: key.difficulty,
    svg: drawScore(`treble key:${key.signs}`),
    question: {
      en: 'Which major key has this key signature?',
      es: '¿A qué tonalidad mayor corresponde esta armadura?',
      ar: 'لأي سلّم كبير (ماجور) هذا الدليل؟',
    },
    right: majorOf(key),
    wrong: [...keys, ...otherKeys]
      .filter(({ signs }) => signs !== key.signs)
      .toSorted((a, b) => Math.abs(a.signs - key.signs) - Math.abs(b.signs - key.signs))
      .slice(0, 7)
      .map(majorOf),
    note: key.note,
  }))
}
