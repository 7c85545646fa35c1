// Sound synthesis with sines, noise and envelopes. Deterministic: every run gives the same samples. The instruments are in voices.ts.

export const sampleRate = 16_000

/** Amplitudes at `sampleRate`, in any scale: `finished` normalises them. */
export type Samples = Float64Array

export interface Overtone {
  /** Multiple of the note's frequency. */
  ratio: number
  level: number
  /** Seconds until the level has fallen to 37 %; constant if absent. */
  fade?: number
}

/** All values are seconds, except `sustain`, a level from 0 to 1. */
export interface Envelope {
  attack: number
  decay: number
  sustain: number
  release: number
}

export interface Placed {
  /** Seconds from the start. */
  at: number
  sound: Samples
  volume?: number
}

/** Partials above this frequency would alias (half the sample rate is 8,000 Hz), so they are left out. */
const highestHz = 7200

/** −3 dBFS. */
const peak = 10 ** (-3 / 20)
/** Must be short: a longer fade-in would weaken the first stroke of a series. */
const startSeconds = 0.001
const endSeconds = 0.006
/** Silence at the start, because some audio players cut off the first milliseconds. */
const leadSeconds = 0.05

/** Frequency of a MIDI note: 60 is middle C, 69 is A at 440 Hz. */
export function hzOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

export function silence(seconds: number): Samples {
  return new Float64Array(Math.round(seconds * sampleRate))
}

export function overtones(hz: number, seconds: number, partials: Overtone[]): Samples {
  const out = silence(seconds)
  for (const partial of partials) if (hz * partial.ratio < highestHz) addSine(out, hz * partial.ratio, partial)
  return out
}

/** Generates a sine by recurrence, which avoids a Math.sin per sample. */
function addSine(out: Samples, hz: number, { level, fade }: Overtone): void {
  const step = (2 * Math.PI * hz) / sampleRate
  const turn = 2 * Math.cos(step)
  const fall = fade === undefined ? 1 : Math.exp(-1 / (fade * sampleRate))
  let [before, now, loudness] = [-Math.sin(step), 0, level]
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + loudness * now
    const next = turn * now - before
    before = now
    now = next
    loudness *= fall
  }
}

/** A tone with a changing frequency: vibrato, sirens, glides. `hzAt` takes seconds. */
export function gliding(seconds: number, hzAt: (time: number) => number, levels: number[] = [1]): Samples {
  const out = silence(seconds)
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const hz = hzAt(i / sampleRate)
    phase += (2 * Math.PI * hz) / sampleRate
    let sum = 0
    for (const [index, level] of levels.entries()) if (hz * (index + 1) < highestHz) sum += level * Math.sin(phase * (index + 1))
    out[i] = sum
  }
  return out
}

/** White noise of −1 to 1 from a seeded generator (xorshift32). */
export function noise(seconds: number, seed: number): Samples {
  let state = Math.imul(seed + 1, 0x9e3779b9) || 1
  return silence(seconds).map(() => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  })
}

/** `levelAt` takes seconds. */
export function levelled(samples: Samples, levelAt: (time: number) => number): Samples {
  return samples.map((value, i) => value * levelAt(i / sampleRate))
}

export function shaped(samples: Samples, { attack, decay, sustain, release }: Envelope): Samples {
  const end = samples.length / sampleRate
  return levelled(samples, time => {
    const start = time < attack ? time / attack : Math.max(sustain, 1 - ((time - attack) / decay) * (1 - sustain))
    return start * Math.min(1, (end - time) / release)
  })
}

/** Fades a long tone in and out. */
export function rounded(sound: Samples): Samples {
  return shaped(sound, { attack: 0.03, decay: 0.01, sustain: 1, release: 0.08 })
}

export function mixed(parts: Placed[]): Samples {
  const starts = parts.map(({ at }) => Math.round(at * sampleRate))
  const out = new Float64Array(Math.max(0, ...parts.map(({ sound }, index) => (starts[index] ?? 0) + sound.length)))
  for (const [index, { sound, volume = 1 }] of parts.entries()) addInto(out, starts[index] ?? 0, sound, volume)
  return out
}

function addInto(out: Samples, start: number, sound: Samples, volume: number): void {
  for (let i = 0; i < sound.length; i++) out[start + i] = (out[start + i] ?? 0) + volume * (sound[i] ?? 0)
}

export function together(...sounds: Samples[]): Samples {
  return mixed(sounds.map(sound => ({ at: 0, sound })))
}

export function joined(...sounds: Samples[]): Samples {
  let at = 0
  return mixed(
    sounds.map(sound => {
      const placed = { at: at / sampleRate, sound }
      at += sound.length
      return placed
    }),
  )
}

/** Adds the silence at the start, fades both ends against clicks, and normalises the peak to −3 dBFS. */
export function finished(sound: Samples): Samples {
  const last = sound.length - 1
  const smooth = sound.map((value, i) => value * Math.min(1, i / (startSeconds * sampleRate), (last - i) / (endSeconds * sampleRate)))
  const loudest = smooth.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return joined(
    silence(leadSeconds),
    levelled(smooth, () => peak / loudest),
  )
}
