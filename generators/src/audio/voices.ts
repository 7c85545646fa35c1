// The instruments, each reduced to its most recognisable features. The building blocks are in synth.ts.

import { gliding, levelled, noise, overtones, sampleRate, shaped, silence, together } from './synth.ts'
import type { Envelope, Overtone, Samples } from './synth.ts'

/** Plays one note. */
export type Voice = (hz: number, seconds: number) => Samples

const twoPi = 2 * Math.PI

/** Only the fundamental. */
export const pure: Voice = (hz, seconds) =>
  shaped(overtones(hz, seconds, [{ ratio: 1, level: 1 }]), { attack: 0.012, decay: 0.01, sustain: 1, release: 0.03 })

/** Similar to an electric piano, and plain enough for hearing intervals. */
export const keys: Voice = (hz, seconds) => {
  const partials = [1, 0.45, 0.22, 0.1, 0.05].map((level, index) => ({ ratio: index + 1, level, fade: 1.6 / (index + 1) }))
  return shaped(overtones(hz, seconds, partials), { attack: 0.008, decay: 0.01, sustain: 1, release: 0.06 })
}

/** Almost a pure tone, with breath and vibrato. */
export const flute: Voice = (hz, seconds) => {
  const wavering = (time: number) => hz * (1 + 0.006 * Math.min(1, time * 2) * Math.sin(twoPi * 5 * time))
  const tone = gliding(seconds, wavering, [1, 0.22, 0.06])
  const breath = levelled(noise(seconds, Math.round(hz)), () => 0.05)
  return shaped(together(tone, breath), { attack: 0.09, decay: 0.1, sustain: 0.9, release: 0.1 })
}

/** A pipe closed at one end: odd partials only. */
export const clarinet: Voice = (hz, seconds) => {
  const partials = [1, 0.65, 0.4, 0.25, 0.12, 0.06].map((level, index) => ({ ratio: index * 2 + 1, level }))
  return shaped(overtones(hz, seconds, partials), { attack: 0.05, decay: 0.1, sustain: 0.9, release: 0.07 })
}

/** Ranks of pipes at octaves and harmonics, with constant loudness. */
export const organ: Voice = (hz, seconds) => {
  const ranks = [0.5, 1, 1.003, 2, 3, 4, 6, 8].map(ratio => ({ ratio, level: ratio < 1 ? 0.5 : 0.8 / ratio ** 0.6 }))
  return shaped(overtones(hz, seconds, ranks), { attack: 0.04, decay: 0.05, sustain: 1, release: 0.06 })
}

/** The partials of a church bell: hum, prime, minor third, fifth, octave and above. */
const bellPartials: Overtone[] = [
  { ratio: 0.5, level: 0.5, fade: 1.8 },
  { ratio: 1, level: 0.8, fade: 1.2 },
  { ratio: 1.2, level: 0.7, fade: 0.9 },
  { ratio: 1.5, level: 0.35, fade: 0.6 },
  { ratio: 2, level: 1, fade: 0.8 },
  { ratio: 2.52, level: 0.4, fade: 0.35 },
  { ratio: 3.01, level: 0.4, fade: 0.3 },
  { ratio: 4.17, level: 0.35, fade: 0.18 },
  { ratio: 5.43, level: 0.25, fade: 0.1 },
]

export const bell: Voice = (hz, seconds) =>
  shaped(overtones(hz, seconds, bellPartials), { attack: 0.002, decay: 0.01, sustain: 1, release: 0.1 })

/** Dry wooden bars: the second partial has three times the frequency of the first. */
export const xylophone: Voice = (hz, seconds) => shaped(overtones(hz, seconds, bars), struck(0.06))

const bars: Overtone[] = [
  { ratio: 1, level: 1, fade: 0.09 },
  { ratio: 3, level: 0.5, fade: 0.04 },
  { ratio: 6.2, level: 0.3, fade: 0.015 },
]

/** A bowed string moves like a sawtooth wave: it has every partial, with a wide vibrato. */
export const bowed: Voice = (hz, seconds) => {
  const wavering = (time: number) => hz * (1 + 0.007 * Math.min(1, time * 2) * Math.sin(twoPi * 5.8 * time))
  const levels = Array.from({ length: 11 }, (_, index) => 1 / (index + 1))
  return shaped(gliding(seconds, wavering, levels), { attack: 0.14, decay: 0.1, sustain: 0.9, release: 0.12 })
}

/** Karplus and Strong, 1983: noise circulates in a delay line with a low-pass. An all-pass tunes the fraction of a sample. */
export const plucked: Voice = (hz, seconds) => {
  const out = silence(seconds)
  const period = sampleRate / hz - 0.5
  const whole = Math.floor(period - 0.1)
  const bend = (1 - (period - whole)) / (1 + (period - whole))
  const string = withoutMean(noise(whole / sampleRate, Math.round(hz)))
  let [previous, lastIn, lastOut] = [0, 0, 0]
  for (let i = 0; i < out.length; i++) {
    const place = i % whole
    const value = string[place] ?? 0
    out[i] = value
    const mean = 0.498 * (value + previous)
    previous = value
    lastOut = bend * mean + lastIn - bend * lastOut
    lastIn = mean
    string[place] = lastOut
  }
  return shaped(out, { attack: 0.001, decay: 0.01, sustain: 1, release: 0.08 })
}

function withoutMean(samples: Samples): Samples {
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
  return samples.map(value => value - mean)
}

/** The pitch of a drum skin drops while it decays. */
export function deepDrum(): Samples {
  const skin = gliding(0.32, time => 90 + 130 * Math.exp(-time * 30), [1, 0.25])
  const stick = levelled(noise(0.32, 7), time => 0.35 * Math.exp(-time * 250))
  return shaped(
    levelled(together(skin, stick), time => Math.exp(-time * 9)),
    struck(0.05),
  )
}

export function snare(): Samples {
  const wires = levelled(noise(0.2, 11), time => 0.7 * Math.exp(-time * 22))
  const skin = overtones(190, 0.2, [{ ratio: 1, level: 0.6, fade: 0.05 }])
  return shaped(together(wires, skin), struck(0.04))
}

/** The difference of neighbouring samples is a high-pass: it keeps only the high part of the noise. */
export function shaker(): Samples {
  const grains = noise(0.1, 23)
  const high = grains.map((value, i) => (value - (grains[i - 1] ?? 0)) / 2)
  return levelled(high, time => 0.8 * Math.min(1, time / 0.02) * Math.exp(-Math.max(0, time - 0.02) * 45))
}

/** A wooden tick, like that of a metronome. */
export function tick(hz = 1500): Samples {
  return shaped(
    overtones(hz, 0.08, [
      { ratio: 1, level: 0.9, fade: 0.014 },
      { ratio: 2.3, level: 0.3, fade: 0.006 },
    ]),
    struck(0.02),
  )
}

function struck(release: number): Envelope {
  return { attack: 0.001, decay: 0.01, sustain: 1, release }
}
