import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import { askedFrequencies } from './pitch/frequencies.ts'
import { audio, mediaOf, soundQuestions } from './index.ts'
import { askedIntervals, noteSeconds } from './pitch/intervals.ts'
import { askedMorse, morseHz, morseUnits } from './signals/morse.ts'
import { beatsOf, notesOf } from './tunes/play-tune.ts'
import type { Tune } from './tunes/play-tune.ts'
import { worldRhythms } from './rhythm/rhythm-tables.ts'
import type { Rhythm } from './rhythm/rhythm-tables.ts'
import { hzOf, sampleRate } from './synth.ts'
import type { Samples } from './synth.ts'
import { askedKeys, keyHz } from './signals/telephone-keys.ts'
import { askedTunes } from './tunes/tune-questions.ts'
import { tunes } from './tunes/tune-tables.ts'
import type { TuneName } from './tunes/tune-tables.ts'
import { plucked } from './voices.ts'
import { headerBytes } from './wav.ts'

const { categories, questions, media = [] } = audio()
const bytesByName = new Map(media.map(({ name, bytes }) => [name, bytes]))
const lead = 0.05
const tuneNames = askedTunes().map(({ tune }) => tune)

describe('the audio questions', () => {
  it('has at least 96 questions in every language, at least 12 in each of eight categories', () => {
    expect(categories).toHaveLength(8)
    for (const language of contentLanguages) {
      const here = questions.filter(question => question.language === language)
      expect(here.length).toBeGreaterThanOrEqual(96)
      for (const { slug } of categories) expect(here.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(12)
    }
  })

  it('has unique keys and known categories', () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    expect(questions.filter(({ category }) => !categories.some(({ slug }) => slug === category))).toEqual([])
    expect(questions.filter(({ key, language, category }) => !key.startsWith(`au:${language}:${category}:`))).toEqual([])
  })

  it('gives each three to five different options, the right one first, a text and a note', () => {
    for (const { options, answer, question, note } of questions) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect(options.length).toBeLessThanOrEqual(5)
      expect(new Set(options.map(option => option.trim().toLowerCase())).size).toBe(options.length)
      expect([...options, question, note].every(text => text?.trim())).toBe(true)
      expect(answer).toEqual([0])
    }
  })

  it('shares each sound between the languages, never between two questions of one language', () => {
    expect(new Set(media.map(({ name }) => name)).size).toBe(media.length)
    for (const group of Map.groupBy(questions, ({ audio: sound }) => sound).values()) {
      expect(group.map(({ language }) => language).toSorted()).toEqual(contentLanguages.toSorted())
      expect(new Set(group.map(({ key }) => key.split(':').slice(2).join(':'))).size).toBe(1)
    }
    expect(questions.filter(({ audio: sound }) => !bytesByName.has(sound ?? ''))).toEqual([])
  })

  it('does not describe a sound by its answer', () => {
    const told = questions.filter(({ options, audioText }) => audioText?.toLowerCase().includes(` ${options[0]?.toLowerCase()} `))
    expect(told.map(({ key }) => key)).toEqual([])
  })

  it('writes each question in the script of its language', () => {
    for (const { language, question, note, audioText, key } of questions) {
      const isArabic = [question, note, audioText ?? question].map(text => /\p{Script=Arabic}/u.test(text ?? ''))
      expect(isArabic, key).toEqual(isArabic.map(() => language === 'ar'))
    }
  })
})

describe('the sounds', () => {
  it('are WAV files of 16-bit mono PCM whose header states their length', () => {
    for (const { bytes } of media) {
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
      expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]).toEqual([
        1,
        1,
        sampleRate,
        16,
      ])
      expect([bytes.readUInt32LE(4) + 8, bytes.readUInt32LE(40) + headerBytes]).toEqual([bytes.length, bytes.length])
    }
  })

  it('last one to four seconds (tunes and rhythms up to eight) and have less than 21.5 MB together', () => {
    const seconds = media.map(({ bytes }) => (bytes.length - headerBytes) / 2 / sampleRate)
    expect(Math.min(...seconds)).toBeGreaterThan(1)
    expect(Math.max(...seconds)).toBeLessThan(8)
    const longer = new Set(questions.filter(({ category }) => isPlayed(category)).map(({ audio: sound }) => sound))
    expect(Math.max(...seconds.filter((_, index) => !longer.has(media[index]?.name ?? null)))).toBeLessThan(4)
    expect(media.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(21_500_000)
  })

  it('peak at 65 to 75 % of full scale, and begin and end in silence', () => {
    for (const { bytes } of media) {
      const samples = samplesOf(bytes)
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
      expect(peak).toBeGreaterThan(0.65)
      expect(peak).toBeLessThan(0.75)
      expect([samples[0], samples.at(-1)]).toEqual([0, 0])
    }
  })

  it('are the same in every run, and named after a hash of their bytes', () => {
    expect(soundQuestions().map(asked => mediaOf(asked).name)).toEqual(media.map(({ name }) => name))
    for (const { name, bytes } of media) expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.wav`)
  })
})

describe('the tunes and the rhythms', () => {
  const tables: [TuneName, Tune][] = tuneNames.map(name => [name, tunes[name]])
  const rhythms: [string, Rhythm][] = Object.entries(worldRhythms)

  it('are at least 26 tunes and 20 rhythms, with five options and a short note each', () => {
    const here = questions.filter(({ category, language }) => isPlayed(category) && language === 'en')
    expect(here.filter(({ category }) => category === 'tunes').length).toBeGreaterThanOrEqual(26)
    expect(here.filter(({ category }) => category === 'world-rhythms').length).toBeGreaterThanOrEqual(20)
    const written = questions.filter(({ category }) => isPlayed(category))
    expect(written.filter(({ options, note }) => options.length !== 5 || (note ?? '').length > 170).map(({ key }) => key)).toEqual([])
  })

  it.each(tables)('has notes in range, parts of equal length and the duration of its table: %s', (name, { beat, melody, bass }) => {
    const notes = [melody, ...(bass ? [bass] : [])].flatMap(part => notesOf(part.notes))
    const pitches = notes.flatMap(note => note.pitches)
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(38)
    expect(Math.max(...pitches)).toBeLessThanOrEqual(84)
    expect(notes.every(({ beats }) => beats > 0)).toBe(true)
    if (bass) expect(beatsOf(bass.notes)).toBe(beatsOf(melody.notes))
    const seconds = beatsOf(melody.notes) * beat
    expect(seconds).toBeGreaterThan(6)
    expect(Math.abs(heardIn(`tunes:${name}`).length / sampleRate - lead - seconds)).toBeLessThan(0.001)
  })

  // The steps from note to note in semitones, from scores.
  it.each<[TuneName, number[]]>([
    ['furElise', [-1, 1, -1, 1, -5, 3, -2, -3]],
    ['odeToJoy', [0, 1, 2, 0, -2, -1, -2, -2, 0, 2, 2, 0, -2, 0]],
    ['fifth', [0, 0, -4, 2, 0, 0, -3]],
    ['nachtmusik', [-5, 5, -5, 5, -5, 5, 4, 3]],
    ['turkishMarch', [-2, -1, 1, 3]],
    ['canon', [-2, -2, -1, -2, -2, 2, 2]],
    ['bridal', [5, 0, 0]],
    ['bonnie', [9, -2, -2, 2, -2, -3, -2, -3]],
    ['twinkle', [0, 7, 0, 2, 0, -2]],
    ['sakura', [0, 2, -2, 0, 2]],
  ])('opens as in the score: %s', (name, steps) => {
    const notes = notesOf(tunes[name].melody.notes).flatMap(({ pitches }) => pitches)
    const opening = notes.slice(1, steps.length + 1).map((pitch, index) => pitch - (notes[index] ?? 0))
    expect(opening).toEqual(steps)
  })

  it.each(rhythms)('writes one full bar for every part: %s', (_, { bar, parts }) => {
    for (const line of Object.values(parts)) {
      expect(line).toHaveLength(bar)
      expect(line).toMatch(/^[xo.]+$/)
    }
  })

  it('has five strokes in every clave: 3-2 begins with three of them, 2-3 with two', () => {
    const halves = [worldRhythms.son32, worldRhythms.rumba32, worldRhythms.son23].map(({ parts: { claves } }) =>
      [claves.slice(0, 8), claves.slice(8)].map(half => half.replaceAll('.', '').length),
    )
    expect(halves).toEqual([
      [3, 2],
      [3, 2],
      [2, 3],
    ])
  })

  it('has no two rhythms alike', () => {
    const written = rhythms.map(([, { parts }]) => JSON.stringify(parts))
    expect(new Set(written).size).toBe(written.length)
  })
})

describe('the generated sound', () => {
  it.each(askedIntervals)('is an interval of $semitones semitones, $manner', ({ manner, semitones, lower }) => {
    const samples = heardIn(`intervals:${manner}-${semitones}`)
    const notes = [lower, lower + semitones]
    if (manner === 'together') return expect(strongestNotes(part(samples, 0.1, 1.5), 2)).toEqual(notes)
    const played = [0, noteSeconds].flatMap(start => strongestNotes(part(samples, start + 0.05, start + noteSeconds - 0.1), 1))
    expect(played).toEqual(manner === 'up' ? notes : notes.toReversed())
  })

  it.each(askedKeys)('is the pair of tones of telephone key %s', key => {
    const samples = part(heardIn(`signals:telephone-${key}`), 0.05, 0.5)
    const tones = [697, 770, 852, 941, 1209, 1336, 1477].toSorted((a, b) => power(samples, b) - power(samples, a))
    expect(tones.slice(0, 2).toSorted((a, b) => a - b)).toEqual(keyHz(key))
    expect(power(samples, tones[1] ?? 0)).toBeGreaterThan(50 * power(samples, tones[2] ?? 0))
  })

  it('gives telephone keys the tones of ITU-T Q.23', () => {
    expect([...'1590#'].map(keyHz)).toEqual([
      [697, 1209],
      [770, 1336],
      [852, 1477],
      [941, 1336],
      [941, 1477],
    ])
  })

  it.each(askedFrequencies)('is a tone of %i Hz', hz => {
    const samples = part(heardIn(`high-and-low:hertz-${hz}`), 0.1, 1.3)
    for (const other of [hz * 0.9, hz * 1.1, hz / 2, hz * 1.5]) expect(power(samples, hz)).toBeGreaterThan(1000 * power(samples, other))
  })

  it.each([48, 55, 62, 69, 76])('is a plucked string in tune, note %i', note => {
    const samples = plucked(hzOf(note), 1)
    for (const cents of [-30, 30]) expect(power(samples, hzOf(note))).toBeGreaterThan(power(samples, hzOf(note + cents / 100)))
  })

  it.each(askedMorse)('is %s in Morse code', (sent, right, unitSeconds) => {
    const samples = heardIn(`signals:morse-${right.toLowerCase().replace(' ', '-')}`)
    const lengths = runs(samples).map(seconds => seconds / unitSeconds)
    expect(lengths.map(Math.round)).toEqual(morseUnits(sent))
    for (const length of lengths) expect(Math.abs(length - Math.round(length))).toBeLessThan(0.15)
    expect(power(samples, morseHz)).toBeGreaterThan(100 * power(samples, morseHz * 1.5))
  })

  it('uses units of one, three and seven', () => {
    expect(morseUnits('SOS')).toEqual([1, 1, 1, 1, 1, 3, 3, 1, 3, 1, 3, 3, 1, 1, 1, 1, 1])
    expect(morseUnits('A N')).toEqual([1, 1, 3, 7, 3, 1, 1])
  })
})

function isPlayed(category: string): boolean {
  return category === 'tunes' || category === 'world-rhythms'
}

function samplesOf(bytes: Buffer): Samples {
  return Float64Array.from({ length: (bytes.length - headerBytes) / 2 }, (_, i) => bytes.readInt16LE(headerBytes + i * 2) / 0x8000)
}

function heardIn(place: string): Samples {
  const asked: Draft | undefined = questions.find(({ key }) => key === `au:en:${place}`)
  const bytes = bytesByName.get(asked?.audio ?? '')
  if (!bytes) throw new Error(`no sound for ${place}`)
  return samplesOf(bytes)
}

/** `from` and `to` are seconds after the silence at the start of every sound. */
function part(samples: Samples, from: number, to: number): Samples {
  return samples.slice(Math.round((from + lead) * sampleRate), Math.round((to + lead) * sampleRate))
}

/** Goertzel: the power at one frequency. A Hann window keeps neighbouring frequencies from leaking into it. */
function power(samples: Samples, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / sampleRate)
  let [before, now] = [0, 0]
  for (const [i, value] of samples.entries()) {
    const windowed = value * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length))
    ;[before, now] = [now, windowed + turn * now - before]
  }
  return (before ** 2 + now ** 2 - turn * before * now) / samples.length ** 2
}

/** The notes with the greatest power in the middle range of a piano, lowest first. */
function strongestNotes(samples: Samples, count: number): number[] {
  const notes = Array.from({ length: 49 }, (_, index) => 40 + index).map(note => ({ note, loud: power(samples, hzOf(note)) }))
  const strongest = notes.toSorted((a, b) => b.loud - a.loud).slice(0, count)
  return strongest.map(({ note }) => note).toSorted((a, b) => a - b)
}

/** The lengths of tones and pauses in seconds, alternating, from the first tone to the end of the last. */
function runs(samples: Samples): number[] {
  const windowSamples = 40
  const isLoud = Array.from({ length: Math.floor(samples.length / windowSamples) }, (_, index) =>
    samples.subarray(index * windowSamples, (index + 1) * windowSamples).some(value => Math.abs(value) > 0.3),
  )
  const lengths: number[] = []
  for (const [index, loud] of isLoud.entries()) {
    if (index === 0 || loud !== isLoud[index - 1]) lengths.push(0)
    lengths.push((lengths.pop() ?? 0) + windowSamples / sampleRate)
  }
  return lengths.slice(1, lengths.length % 2 === 0 ? undefined : -1)
}
