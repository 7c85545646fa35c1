// Rhythms of the world as tables of strokes: each sign is one step, `x` a stroke, `o` a softer one, `.` none.

import { percussion } from './hand-drums.ts'
import type { Stroke } from './hand-drums.ts'
import { mixed, silence } from '../synth.ts'
import type { Placed, Samples } from '../synth.ts'

export interface Rhythm {
  /** Seconds of a step. */
  step: number
  /** Steps of a bar. */
  bar: number
  bars: number
  /** One bar for each part. */
  parts: Partial<Record<Stroke, string>>
}

export const worldRhythms = {
  waltz: { step: 0.36, bar: 3, bars: 4, parts: { deep: 'x..', tick: '.xx', shaker: '.oo' } },
  march: { step: 0.115, bar: 8, bars: 4, parts: { deep: 'x...x...', snare: 'o.x.oox.' } },
  backbeat: { step: 0.25, bar: 8, bars: 2, parts: { deep: 'x...xx..', snare: '..x...x.', shaker: 'oooooooo' } },
  fourOnTheFloor: {
    step: 0.125,
    bar: 16,
    bars: 2,
    parts: { deep: 'x...x...x...x...', shaker: '..x...x...x...x.', clap: '....o.......o...' },
  },
  offBeat: { step: 0.2, bar: 8, bars: 3, parts: { tick: 'x.x.x.x.', clap: '.x.x.x.x' } },
  oneDrop: { step: 0.2, bar: 8, bars: 3, parts: { deep: '....x...', snare: '....x...', shaker: 'oooooooo', tick: '..x...x.' } },
  swing: { step: 0.13, bar: 12, bars: 3, parts: { ride: 'x..x.xx..x.x', tick: '...x.....x..', deep: 'o..o..o..o..' } },
  habanera: { step: 0.16, bar: 8, bars: 3, parts: { deep: 'x..xx.x.', claves: 'x..x..x.' } },
  samba: { step: 0.11, bar: 16, bars: 2, parts: { deep: 'o...x...o...x...', shaker: 'xooxxooxxooxxoox', tak: 'x.x.xx.x.x.xx.x.' } },
  cumbia: { step: 0.14, bar: 8, bars: 4, parts: { shaker: 'x.xxx.xx', tak: '..x...x.', deep: 'x.......' } },
  bossaNova: { step: 0.125, bar: 16, bars: 2, parts: { claves: 'x..x..x...x..x..', deep: 'o..oo..oo..oo..o', shaker: 'oooooooooooooooo' } },
  son32: { step: 0.13, bar: 16, bars: 2, parts: { claves: 'x..x..x...x.x...', deep: 'o.......o.......' } },
  son23: { step: 0.13, bar: 16, bars: 2, parts: { claves: '..x.x...x..x..x.', deep: 'o.......o.......' } },
  rumba32: { step: 0.13, bar: 16, bars: 2, parts: { claves: 'x..x...x..x.x...', deep: 'o.......o.......' } },
  bellPattern: { step: 0.15, bar: 12, bars: 2, parts: { bell: 'x.x.xx.x.x.x', deep: 'o..o..o..o..' } },
  buleria: { step: 0.16, bar: 12, bars: 2, parts: { clap: 'xooxooxoxoxo', deep: 'x..x..x.x.x.' } },
  rachenitsa: { step: 0.16, bar: 7, bars: 4, parts: { deep: 'x.x.x..', tak: '.o.o.oo' } },
  maqsum: { step: 0.19, bar: 8, bars: 3, parts: { deep: 'x...x...', tak: '.x.x..x.' } },
  baladi: { step: 0.19, bar: 8, bars: 3, parts: { deep: 'xx..x...', tak: '...x..x.' } },
  saidi: { step: 0.19, bar: 8, bars: 3, parts: { deep: 'x..xx...', tak: '.x....x.' } },
  malfuf: { step: 0.14, bar: 8, bars: 4, parts: { deep: 'x.......', tak: '.o.x.ox.' } },
  ayyub: { step: 0.15, bar: 8, bars: 4, parts: { deep: 'x...x...', tak: '...x..x.' } },
  samai: { step: 0.22, bar: 10, bars: 2, parts: { deep: 'x....xx...', tak: '...x...x..' } },
} satisfies Record<string, Rhythm>

export type RhythmName = keyof typeof worldRhythms

const loudness: Record<Stroke, number> = {
  deep: 1,
  snare: 0.8,
  shaker: 0.7,
  tak: 0.8,
  clap: 0.6,
  bell: 0.8,
  ride: 0.8,
  claves: 0.8,
  tick: 0.7,
}

const strokeNames: Stroke[] = ['deep', 'snare', 'shaker', 'tak', 'clap', 'bell', 'ride', 'claves', 'tick']

/** The sound lasts as long as the bars plus the decay of the last strokes. */
export function drummed({ step, bar, bars, parts }: Rhythm): Samples {
  const struck: Placed[] = strokeNames.flatMap(name => {
    const line = [...(parts[name] ?? '')]
    const sound = percussion[name]()
    return Array.from({ length: bars * bar }, (_, index) => ({ at: index * step, sign: line[index % bar] }))
      .filter(({ sign }) => sign === 'x' || sign === 'o')
      .map(({ at, sign }) => ({ at, sound, volume: loudness[name] * (sign === 'x' ? 1 : 0.4) }))
  })
  return mixed([{ at: 0, sound: silence(step * bar * bars) }, ...struck])
}
