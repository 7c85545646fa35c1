// A series of plain tones, for comparison.

import { hzOf, joined, levelled, silence } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { pure } from '../voices.ts'

export interface Tone {
  /** MIDI number; defaults to A above middle C. */
  note?: number
  seconds?: number
  volume?: number
}

export function row(tones: Tone[], pause = 0.2): Samples {
  return joined(...tones.flatMap((tone, index) => [...(index > 0 ? [silence(pause)] : []), sounded(tone)]))
}

function sounded({ note = 69, seconds = 0.5, volume = 1 }: Tone): Samples {
  return levelled(pure(hzOf(note), seconds), () => volume)
}

export function notes(...list: number[]): Tone[] {
  return list.map(note => ({ note }))
}
