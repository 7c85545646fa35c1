// International Morse code (ITU-R M.1677-1): a dash lasts three dots; gaps last three dots between letters and seven between words.

import type { LocalText } from '@trivium/content/types'
import { ltr } from '../../derived/wording.ts'
import { alike, say } from '../../say.ts'
import type { SoundQuestion } from '../sound-question.ts'
import { joined, overtones, shaped, silence } from '../synth.ts'
import type { Samples } from '../synth.ts'

export const morseHz = 650

const code: Record<string, string> = {
  A: '.-',
  B: '-...',
  F: '..-.',
  G: '--.',
  H: '....',
  K: '-.-',
  L: '.-..',
  N: '-.',
  O: '---',
  Q: '--.-',
  R: '.-.',
  S: '...',
  V: '...-',
  5: '.....',
}

/** The lengths of tones and pauses in units, alternating, tone first. A space separates words. */
export function morseUnits(text: string): number[] {
  const words = text.split(' ').map(word => [...word].map(letterUnits))
  return words.flatMap((letters, word) => [
    ...(word > 0 ? [7] : []),
    ...letters.flatMap((units, index) => (index > 0 ? [3, ...units] : units)),
  ])
}

function letterUnits(letter: string): number[] {
  return [...signsOf(letter)].flatMap((sign, index) => [...(index > 0 ? [1] : []), sign === '.' ? 1 : 3])
}

function signsOf(letter: string): string {
  const signs = code[letter]
  if (!signs) throw new Error(`no Morse code for ${letter}`)
  return signs
}

function morseSound(text: string, unitSeconds: number): Samples {
  return joined(...morseUnits(text).map((units, index) => (index % 2 === 0 ? beep(units * unitSeconds) : silence(units * unitSeconds))))
}

function beep(seconds: number): Samples {
  const edge = { attack: 0.005, decay: 0.01, sustain: 1, release: 0.005 }
  return shaped(overtones(morseHz, seconds, [{ ratio: 1, level: 1 }]), edge)
}

/** Sent text, right answer, seconds per unit, difficulty, distractors. Single letters are sent twice. */
export const askedMorse: [sent: string, right: string, unitSeconds: number, difficulty: number, wrong: string[]][] = [
  ['SOS', 'SOS', 0.1, 2, ['OSO', 'SSS', 'OOO']],
  ['O O', 'O', 0.09, 8, ['S', 'A', 'V']],
  ['A A', 'A', 0.12, 10, ['N', 'S', 'O']],
  ['N N', 'N', 0.12, 11, ['A', 'O', 'V']],
  ['V V', 'V', 0.1, 13, ['L', 'B', 'S']],
  ['K K', 'K', 0.1, 14, ['R', 'A', 'O']],
  ['Q Q', 'Q', 0.08, 18, ['L', 'F', 'K']],
  ['5 5', '5', 0.11, 16, ['H', 'S', 'O']],
  ['GO ON', 'GO ON', 0.07, 20, ['NO GO', 'ON GO', 'GO NO']],
]

export function morseQuestions(): SoundQuestion[] {
  return askedMorse.map(([sent, right, unitSeconds, difficulty, wrong]) => ({
    category: 'signals',
    subcategory: 'codes',
    subject: `morse-${right.toLowerCase().replace(' ', '-')}`,
    difficulty,
    sound: () => morseSound(sent, unitSeconds),
    question: questionOn(right),
    right: alike(right),
    wrong: wrong.map(alike),
    note: noteOn(right),
    heard: spelt(right),
  }))
}

function questionOn(right: string): LocalText {
  if (right.length > 1) return say('What does this Morse message say?', '¿Qué dice este mensaje en morse?', 'ماذا تقول رسالة مورس هذه؟')
  return say(
    'Which sign is sent here twice in Morse code?',
    '¿Qué signo se transmite aquí dos veces en código morse?',
    'أي رمز يُرسل هنا مرتين بشفرة مورس؟',
  )
}

function noteOn(right: string): LocalText {
  const signs = [...right.replace(' ', '')].map(letter => `${letter} ${signsOf(letter).replaceAll('.', '·').replaceAll('-', '–')}`)
  const shown = [...new Set(signs)].join(', ')
  return say(
    `In Morse code: ${shown}. A dash lasts as long as three dots.`,
    `En código morse: ${shown}. Una raya dura lo mismo que tres puntos.`,
    `في شفرة مورس: ${ltr(shown)}. الشرطة تدوم زمن ثلاث نقاط.`,
  )
}

/** The code in words, so that players who cannot hear it can read it. */
function spelt(right: string): LocalText {
  const words = { '.': say('short', 'corto', 'قصير'), '-': say('long', 'largo', 'طويل') }
  const inWords = (language: keyof LocalText, comma: string, stop: string) =>
    right
      .split(' ')
      .map(word =>
        [...word].map(letter => [...signsOf(letter)].map(sign => words[sign === '.' ? '.' : '-'][language]).join(comma)).join(`${stop} `),
      )
      .join(' / ')
  return say(inWords('en', ', ', ';'), inWords('es', ', ', ';'), inWords('ar', '، ', '؛'))
}
