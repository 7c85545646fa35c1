// Reads a tune from its table and plays it.

import { hzOf, mixed, silence } from '../synth.ts'
import type { Placed, Samples } from '../synth.ts'
import { tuneVoices } from './tune-voices.ts'
import type { VoiceName } from './tune-voices.ts'

interface Part {
  voice: VoiceName
  /** Notes as `pitch:beats` (default one beat): `E5 D#5:0.5 C3+E3:2 r:1`, where `r` is a rest. Bars (`|`) only help the reader. */
  notes: string
  volume?: number
}

export interface Tune {
  /** Seconds. */
  beat: number
  melody: Part
  bass?: Part
}

export interface TuneNote {
  /** MIDI numbers; none for a rest. */
  pitches: number[]
  beats: number
}

const steps = new Map([...'C D EF G A B'].map((letter, semitones) => [letter, semitones]))

export function notesOf(table: string): TuneNote[] {
  const words = table.split(/[\s|]+/).filter(Boolean)
  return words.map(word => {
    const [names = '', beats = '1'] = word.split(':')
    return { pitches: names === 'r' ? [] : names.split('+').map(pitchOf), beats: Number(beats) }
  })
}

function pitchOf(name: string): number {
  const [, letter = '', sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const step = steps.get(letter)
  if (step === undefined) throw new Error(`no note is called ${name}`)
  return 12 * (Number(octave) + 1) + step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0)
}

export function beatsOf(table: string): number {
  return notesOf(table).reduce((sum, { beats }) => sum + beats, 0)
}

/** Lasts as long as the melody's table. */
export function played({ beat, melody, bass }: Tune): Samples {
  const end = beatsOf(melody.notes) * beat
  return mixed([{ at: 0, sound: silence(end) }, ...placed(melody, beat, end, 1), ...(bass ? placed(bass, beat, end, 0.45) : [])])
}

function placed({ voice, notes, volume = 1 }: Part, beat: number, end: number, loudness: number): Placed[] {
  const { play, ring, volume: own } = tuneVoices[voice]
  let at = 0
  return notesOf(notes).flatMap(({ pitches, beats }) => {
    const start = at
    at += beats * beat
    // Rounded down to a sample, so that the end is not passed.
    const seconds = Math.min(beats * beat + ring, end - start) - 0.0001
    return pitches.map(pitch => ({ at: start, sound: play(hzOf(pitch), seconds), volume: own * volume * loudness }))
  })
}
