// Reads a line of music from a short text, for example `treble key:-1 time:3/4 C4/4 F#4/8 r/8 G4/2. |`.
//
// A note is a letter, an accidental (# b n), an octave, a slash and a divisor of the whole note; a dot adds half of that length.
// A rest begins with r. An exclamation mark and a mark may follow: `A4/4!fermata`.

export const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const
export type Letter = (typeof letters)[number]
export type Accidental = 'sharp' | 'flat' | 'natural'
export type ClefName = 'treble' | 'bass'

const signs: Record<string, Accidental> = { '#': 'sharp', b: 'flat', n: 'natural' }

interface Lasting {
  /** 1 is a whole note, 4 a quarter. */
  part: number
  isDotted: boolean
  mark: string | null
}

export interface ScoreNote extends Lasting {
  kind: 'note'
  letter: Letter
  octave: number
  accidental: Accidental | null
}

export interface Rest extends Lasting {
  kind: 'rest'
}

/** `|` a bar line, `||` the end, `:|` a repeat. */
export interface Bar {
  kind: 'bar'
  sign: string
}

export type Event = ScoreNote | Rest | Bar

export interface Score {
  clef: ClefName | null
  /** The number of sharps; negative for flats. */
  key: number
  time: { beats: number; unit: number } | null
  events: Event[]
}

export function readScore(text: string): Score {
  const score: Score = { clef: null, key: 0, time: null, events: [] }
  for (const word of text.split(' ')) {
    const [name = '', value = ''] = word.split(':')
    if (word === 'treble' || word === 'bass') score.clef = word
    else if (name === 'key') score.key = Number(value)
    else if (name === 'time') score.time = timeOf(value)
    else score.events.push(eventOf(word))
  }
  return score
}

function timeOf(value: string) {
  const [beats = 4, unit = 4] = value.split('/').map(Number)
  return { beats, unit }
}

function eventOf(word: string): Event {
  if (word.includes('|')) return { kind: 'bar', sign: word }
  const [, head = '', part = '', dot, mark = null] = /^([^/]+)\/(\d+)(\.?)(?:!(\w+))?$/.exec(word) ?? []
  const lasting = { part: Number(part), isDotted: dot === '.', mark }
  if (head === 'r') return { kind: 'rest', ...lasting }
  const [, name, sign = '', octave] = /^([A-G])([#bn]?)(\d)$/.exec(head) ?? []
  const letter = letters.find(known => known === name)
  if (!letter) throw new Error(`no note: ${word}`)
  return { kind: 'note', letter, octave: Number(octave), accidental: signs[sign] ?? null, ...lasting }
}

/** Counts the white keys: C4 is 28. */
export function stepOf({ letter, octave }: Pick<ScoreNote, 'letter' | 'octave'>): number {
  return 7 * octave + letters.indexOf(letter)
}

/** The length in quarter notes. */
export function beatsOf(event: Event): number {
  return event.kind === 'bar' ? 0 : (4 / event.part) * (event.isDotted ? 1.5 : 1)
}
