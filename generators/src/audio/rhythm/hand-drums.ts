// Strokes of percussion from around the world.

import { levelled, mixed, noise, overtones, shaped } from '../synth.ts'
import type { Samples } from '../synth.ts'
import { deepDrum, shaker, snare, tick } from '../voices.ts'

/** The bright stroke on the rim of a goblet drum. */
function tak(): Samples {
  const skin = overtones(620, 0.12, [
    { ratio: 1, level: 0.7, fade: 0.02 },
    { ratio: 2.1, level: 0.5, fade: 0.014 },
    { ratio: 3.3, level: 0.4, fade: 0.01 },
  ])
  const slap = levelled(noise(0.12, 31), time => 0.6 * Math.exp(-time * 90))
  return shaped(mixed([skin, slap].map(sound => ({ at: 0, sound }))), { attack: 0.001, decay: 0.01, sustain: 1, release: 0.03 })
}

/** Two hands that meet not quite at the same time. */
function clap(): Samples {
  const hands = [0, 0.009, 0.02].map((at, index) => ({ at, sound: levelled(noise(0.12, 41 + index), time => Math.exp(-time * 60)) }))
  return mixed(hands)
}

function cowbell(): Samples {
  return overtones(560, 0.2, [
    { ratio: 1, level: 0.7, fade: 0.06 },
    { ratio: 1.508, level: 0.6, fade: 0.05 },
    { ratio: 3.7, level: 0.2, fade: 0.02 },
  ])
}

/** A cymbal that is struck with the tip of the stick. */
function ride(): Samples {
  const metal = noise(0.3, 53)
  const high = metal.map((value, i) => (value - (metal[i - 1] ?? 0)) / 2)
  const tip = overtones(3100, 0.3, [
    { ratio: 1, level: 0.25, fade: 0.06 },
    { ratio: 1.47, level: 0.2, fade: 0.08 },
  ])
  return mixed([
    { at: 0, sound: levelled(high, time => 0.5 * Math.exp(-time * 14)) },
    { at: 0, sound: tip },
  ])
}

export const percussion = {
  deep: deepDrum,
  snare,
  shaker,
  tak,
  clap,
  bell: cowbell,
  ride,
  claves: () => tick(2400),
  tick: () => tick(1500),
} satisfies Record<string, () => Samples>

export type Stroke = keyof typeof percussion
