// Short sound cues, synthesized with Web Audio instead of files. Silent unless the player switched sound on.

import { call } from '../../calls/api.ts'
import { isSignedIn, updateUser, useSession } from '../../session/session.ts'
import { prefersReducedMotion } from '../theme/motion.ts'

type Note = [frequencyHz: number, startsAtS: number, lastsS: number]

const cues = {
  tick: [[880, 0, 0.05]],
  /** Our signature: three notes. */
  right: [
    [659, 0, 0.08],
    [831, 0.07, 0.08],
    [988, 0.14, 0.18],
  ],
  wrong: [
    [220, 0, 0.14],
    [185, 0.12, 0.2],
  ],
  /** A run of right answers has ended. */
  broken: [
    [988, 0, 0.07],
    [698, 0.07, 0.07],
    [415, 0.14, 0.09],
    [185, 0.23, 0.28],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.11, 0.12],
    [784, 0.22, 0.12],
    [1047, 0.33, 0.32],
  ],
  /** Another player has joined or answered. */
  knock: [[330, 0, 0.06]],
  lead: [
    [523, 0, 0.08],
    [784, 0.07, 0.14],
  ],
} satisfies Record<string, Note[]>

/** Switches sounds on this device, and keeps the choice in the account. After a choice, the game does not ask again. */
export function chooseSound(sound: boolean): void {
  keepSound(sound)
  playCue('right')
}

/** Without a connection or in the demo, the choice stays on this device. */
export function keepSound(sound: boolean): void {
  useSession.setState({ sound, isSoundAsked: true })
  if (!isSignedIn()) return
  updateUser({ sound })
  void call('update_profile', { sound })
}

export type Cue = keyof typeof cues

let context: AudioContext | null = null

/** A run of right answers sounds a semitone higher each time, up to an octave. */
const highestStep = 12

/** @param step by how many semitones it sounds higher */
export function playCue(cue: Cue, step = 0): void {
  if (!useSession.getState().sound) return
  context ??= new AudioContext()
  // Browsers create the context suspended until the user has interacted with the page.
  if (context.state === 'suspended') void context.resume()
  const loudness = cue === 'tick' || cue === 'knock' ? 0.05 : 0.12
  const height = 2 ** (Math.min(highestStep, step) / 12)
  for (const [frequencyHz, ...times] of cues[cue]) playNote(context, [frequencyHz * height, ...times], loudness)
}

/**
 * A vibration on devices that support it. It follows the sound setting, is off with reduced motion, and never comes before the first tap.
 */
export function vibrate(ms: number | number[]): void {
  if (!useSession.getState().sound || prefersReducedMotion() || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(ms)
}

function playNote(audio: AudioContext, [frequencyHz, startsAtS, lastsS]: Note, loudness: number): void {
  const start = audio.currentTime + startsAtS
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequencyHz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lastsS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lastsS + 0.02)
}
