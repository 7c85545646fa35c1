import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import { noteName } from './note-names.ts'
import { fullBars, shortBars } from './bar-questions.ts'
import { notePictures } from './index.ts'
import { lengths } from './length-questions.ts'
import { keys, majorOf } from './key-questions.ts'
import { meantSigns } from './meaning-questions.ts'
import { intervals, melodies } from './melody-questions.ts'
import { pitchQuestions, pitches } from './pitch-questions.ts'
import { beatsOf, readScore, stepOf } from './score.ts'
import type { Event, ScoreNote } from './score.ts'
import { drawScore } from './staff.ts'

const { facts, media } = notePictures()

const notesIn = (music: string) => readScore(music).events.filter((event): event is ScoreNote => event.kind === 'note')
const total = (events: Event[]) => events.reduce((sum, event) => sum + beatsOf(event), 0)
const stepsIn = (music: string) => notesIn(music).map(stepOf)

/** The names that beginners learn by heart: from the first ledger line below the staff upwards, one per half space. */
const byHeart = { treble: 'C D E F G A B C D E F G A', bass: 'E F G A B C D E F G A B C' }
const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, '#': 1, b: -1 }
const heightOf = (name: string) => ([...name.replace(/\d/, '')].reduce((sum, sign) => sum + (semitones[sign] ?? 0), 0) + 12) % 12
const valueOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign === '½' ? 0.5 : sign === '¼' ? 0.25 : Number(sign)), 0)
const lengthOf = (time: string) =>
  time
    .split('/')
    .map(Number)
    .reduce((beats, unit) => (4 * beats) / unit)

describe('the staff', () => {
  it.each(pitches)('shows $music on its line or space', ({ music }) => {
    const [clef = '', written = ''] = music.split(' ')
    const names = byHeart[clef === 'bass' ? 'bass' : 'treble'].split(' ')
    const y = Number(/<ellipse transform="translate\(\S+ (\S+)\)/.exec(drawScore(music))?.[1])
    // The first ledger line lies at 174, and half a space is 9.
    expect(names[(174 - y) / 9]).toBe(written.charAt(0))
  })

  it('asks for the note that it draws, and offers no second name of it', () => {
    for (const [index, { right, wrong }] of pitchQuestions().entries()) {
      const { music = '', wrong: others } = pitches[index] ?? {}
      const [note] = notesIn(music)
      expect(right).toEqual(note && noteName(note.letter, note.accidental))
      expect(wrong).not.toContainEqual(right)
      const written = music.replace(/^\w+ |\/.*/g, '')
      for (const other of others?.split(' ') ?? []) expect(heightOf(other), other).not.toBe(heightOf(written))
    }
  })

  it('counts the steps of the white keys', () => {
    expect(stepsIn('treble C4/4 B4/4 C5/4 A4/4')).toEqual([28, 34, 35, 33])
    expect(() => readScore('treble H4/4')).toThrow('no note')
  })
})

describe('lengths', () => {
  it.each(lengths)('$music lasts $beats', ({ music, beats }) => {
    expect(total(readScore(music).events)).toBe(beats)
  })

  it.each(fullBars)('$music fills a bar of $time, and of no other option', ({ music, time, wrong }) => {
    expect(total(readScore(music).events)).toBe(lengthOf(time))
    expect(wrong.filter(other => lengthOf(other) === lengthOf(time))).toEqual([])
  })

  it.each(shortBars)('$music lacks $missing', ({ music, missing, wrong }) => {
    const { time, events } = readScore(music)
    expect((time ? (4 * time.beats) / time.unit : 0) - total(events)).toBe(valueOf(missing))
    expect(wrong.map(valueOf)).not.toContain(valueOf(missing))
  })
})

describe('melodies, intervals and keys', () => {
  it.each(intervals)('$music spans $size', ({ music, size }) => {
    const [first = 0, last = 0] = stepsIn(music)
    expect(Math.abs(last - first) + 1).toBe(size)
  })

  it.each(melodies)('$music goes $way', ({ music, way }) => {
    const steps = stepsIn(music)
    const turns = steps.slice(1).map((step, index) => Math.sign(step - (steps[index] ?? 0)))
    const runs = turns.filter((turn, index) => turn !== turns[index - 1]).map(turn => (turn > 0 ? 'up' : turn < 0 ? 'down' : 'level'))
    expect(runs.join('-')).toBe(way)
  })

  it.each(keys)('$letter with $signs signs follows from the circle of fifths', ({ signs, letter, accidental }) => {
    const fifths = ['Fb', 'Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#']
    expect(fifths[8 + signs]).toBe(letter + (accidental === 'flat' ? 'b' : ''))
  })

  it('draws the sharps or flats of a key in their places', () => {
    for (const { signs } of keys) {
      const drawn = [...drawScore(`treble key:${signs}`).matchAll(/translate\(\S+ (\S+)\) scale\(18\)"><path d="M-\.(?:22|35)/g)]
      const heights = drawn.map(match => (174 - Number(match[1])) / 9)
      const names = byHeart.treble.split(' ')
      const expected = signs > 0 ? ['F', 'C', 'G'] : ['B', 'E', 'A']
      expect(heights.map(height => names[height] ?? 'G')).toEqual(expected.slice(0, Math.abs(signs)))
    }
    expect(majorOf({ letter: 'B', accidental: 'flat' })).toEqual({ en: 'B flat major', es: 'Si bemol mayor', ar: 'سي بيمول الكبير' })
  })
})

describe('signs', () => {
  it('tie notes of equal pitch, and slur notes of different pitch', () => {
    for (const { music, span } of meantSigns) {
      if (span === 'tie') expect(new Set(stepsIn(music)).size).toBe(1)
      if (span === 'slur') expect(new Set(stepsIn(music)).size).toBeGreaterThan(2)
    }
  })
})

describe('the questions about sheet music', () => {
  it('are at least 44 in every language', () => {
    for (const language of contentLanguages) expect(facts.filter(fact => fact.language === language).length).toBeGreaterThanOrEqual(44)
  })

  it('have four to seven distinct distractors', () => {
    for (const { pack, subject, right, wrong } of facts) {
      expect(new Set([right, ...wrong]).size, `${pack} ${subject}`).toBe(wrong.length + 1)
      expect(wrong.length, `${pack} ${subject}`).toBeGreaterThanOrEqual(4)
      expect(wrong.length, `${pack} ${subject}`).toBeLessThanOrEqual(7)
    }
  })

  it('keep to the maximum lengths, and repeat no note and no key', () => {
    for (const { question, note, right, wrong } of facts) {
      expect(question.length, question).toBeLessThanOrEqual(120)
      expect(note?.length ?? 0, note ?? '').toBeLessThanOrEqual(170)
      for (const option of [right, ...wrong]) expect(option.length, option).toBeLessThanOrEqual(35)
    }
    const notes = facts.map(({ note }) => note)
    expect(notes.filter((note, index) => notes.indexOf(note) !== index)).toEqual([])
    const keysOf = facts.map(({ pack, language, subject }) => [pack, language, subject].join())
    expect(new Set(keysOf).size).toBe(keysOf.length)
  })

  it('never ask the same about the same picture', () => {
    const asked = facts.map(({ question, image }) => `${question} ${image}`)
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
  })

  it('have small pictures without words', () => {
    for (const { bytes } of media) {
      const svg = bytes.toString('utf8')
      expect(bytes.length).toBeLessThanOrEqual(6000)
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 240" width="320" height="240">/)
      expect(svg).not.toMatch(/<(title|desc|metadata)\b|<!--|\sid=|NaN|undefined/)
      expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1]).filter(text => text !== 'p' && text !== 'f')).toEqual([])
    }
  })
})
