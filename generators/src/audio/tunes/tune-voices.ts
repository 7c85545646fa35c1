// The voices of the tunes. Those of voices.ts start too gently for quick notes, so a few more are here.

import { say } from '../../say.ts'
import { gliding, levelled, overtones, shaped } from '../synth.ts'
import type { Overtone } from '../synth.ts'
import { clarinet, flute, keys, organ, plucked, xylophone } from '../voices.ts'
import type { Voice } from '../voices.ts'
import type { LocalText } from '@trivium/content/types'

/** Bowed strings with a quick start and little vibrato. */
const fiddle: Voice = (hz, seconds) => {
  const wavering = (time: number) => hz * (1 + 0.004 * Math.min(1, time * 2) * Math.sin(2 * Math.PI * 5.6 * time))
  const levels = [1, 0.55, 0.4, 0.24, 0.17, 0.1, 0.06]
  // Short notes get no vibrato: it would not be heard, and it takes long to compute.
  const isShort = seconds < 0.5
  const partials = levels.map((level, index) => ({ ratio: index + 1, level }))
  return shaped(isShort ? overtones(hz, seconds, partials) : gliding(seconds, wavering, levels), {
    attack: 0.035,
    decay: 0.15,
    sustain: 0.85,
    release: 0.05,
  })
}

/** Strong middle partials and a firm start. */
const brass: Voice = (hz, seconds) => {
  const partials = [0.7, 1, 0.9, 0.6, 0.4, 0.22, 0.12].map((level, index) => ({ ratio: index + 1, level }))
  return shaped(overtones(hz, seconds, partials), { attack: 0.025, decay: 0.12, sustain: 0.75, release: 0.04 })
}

const plates: Overtone[] = [
  { ratio: 1, level: 1, fade: 0.5 },
  { ratio: 2, level: 0.12, fade: 0.3 },
  { ratio: 4, level: 0.3, fade: 0.12 },
]

/** Small steel plates, like those of a celesta or a musical box. */
const celesta: Voice = (hz, seconds) => shaped(overtones(hz, seconds, plates), { attack: 0.002, decay: 0.01, sustain: 1, release: 0.08 })

/** Softens the first edge of the pluck: as the loudest point it would make the rest of the note quiet. */
const string: Voice = (hz, seconds) => levelled(plucked(hz, seconds), time => Math.min(1, 0.35 + time * 12))

interface TuneVoice {
  play: Voice
  /** Seconds that a note still sounds after its end. */
  ring: number
  volume: number
  heard: LocalText
}

export type VoiceName = 'brass' | 'celesta' | 'clarinet' | 'fiddle' | 'flute' | 'keys' | 'organ' | 'plucked' | 'xylophone'

export const tuneVoices: Record<VoiceName, TuneVoice> = {
  brass: {
    play: brass,
    ring: 0,
    volume: 0.4,
    heard: say('A melody with a brassy sound.', 'Una melodía de sonido metálico.', 'لحن بصوت نحاسي.'),
  },
  celesta: {
    play: celesta,
    ring: 0.5,
    volume: 0.8,
    heard: say('A melody of small bells.', 'Una melodía de campanillas.', 'لحن بصوت أجراس صغيرة.'),
  },
  clarinet: {
    play: clarinet,
    ring: 0,
    volume: 0.5,
    heard: say('A melody on a wind instrument.', 'Una melodía de viento.', 'لحن على آلة نفخ.'),
  },
  fiddle: {
    play: fiddle,
    ring: 0.04,
    volume: 0.5,
    heard: say('A melody on bowed strings.', 'Una melodía de cuerdas frotadas.', 'لحن على أوتار بالقوس.'),
  },
  flute: {
    play: flute,
    ring: 0.05,
    volume: 0.8,
    heard: say('A melody with a soft, breathy sound.', 'Una melodía suave, con aire.', 'لحن بصوت ناعم فيه نفَس.'),
  },
  keys: { play: keys, ring: 0.25, volume: 0.7, heard: say('A melody on a keyboard.', 'Una melodía de teclado.', 'لحن على لوحة مفاتيح.') },
  organ: {
    play: organ,
    ring: 0,
    volume: 0.4,
    heard: say('A melody with a full, steady sound.', 'Una melodía de sonido lleno y constante.', 'لحن بصوت ممتلئ ثابت.'),
  },
  plucked: {
    play: string,
    ring: 0.4,
    volume: 1,
    heard: say('A melody on plucked strings.', 'Una melodía de cuerdas pulsadas.', 'لحن على أوتار منقورة.'),
  },
  xylophone: {
    play: xylophone,
    ring: 0.1,
    volume: 1,
    heard: say('A melody of dry, wooden strokes.', 'Una melodía de golpes secos de madera.', 'لحن بطرقات خشبية جافة.'),
  },
}
