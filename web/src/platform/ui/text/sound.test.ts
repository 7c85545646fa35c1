import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { playCue, vibrate } from './sound.ts'

/** Stands for Web Audio: notes the frequency and the times of each tone. */
const tones: { frequencyHz: number; startsAtS: number; endsAtS: number }[] = []
class FakeContext {
  currentTime = 10
  state = 'running'
  destination = {}
  createGain() {
    const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    return { gain, connect: (next: unknown) => next }
  }
  createOscillator() {
    const tone = { frequency: { value: 0 }, type: '', startsAtS: 0 }
    return {
      ...tone,
      frequency: tone.frequency,
      connect: (next: unknown) => next,
      start: (at: number) => void (tone.startsAtS = at),
      stop: (at: number) => void tones.push({ frequencyHz: tone.frequency.value, startsAtS: tone.startsAtS, endsAtS: at }),
    }
  }
}

const shaken = vi.fn<(pattern: number | number[]) => boolean>(() => true)
function device({ isTouched = true, isStill = false } = {}): void {
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.stubGlobal('navigator', { vibrate: shaken, userActivation: { hasBeenActive: isTouched } })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
}

beforeEach(() => {
  tones.length = 0
  shaken.mockClear()
})
afterEach(() => {
  useSession.setState({ sound: false, motion: 'system' })
  vi.unstubAllGlobals()
})

describe('a cue', () => {
  it('falls when a run has ended', () => {
    device()
    useSession.setState({ sound: true })
    playCue('broken')
    const heard = tones.map(({ frequencyHz }) => frequencyHz)
    expect(heard.length).toBeGreaterThan(2)
    expect(heard).toEqual(heard.toSorted((one, other) => other - one))
  })

  it('is silent until the player switches sound on', () => {
    device()
    playCue('right')
    expect(tones).toEqual([])
  })

  it.each([
    ['right', [659, 831, 988]],
    ['wrong', [220, 185]],
    ['tick', [880]],
    ['win', [523, 659, 784, 1047]],
    ['knock', [330]],
    ['lead', [523, 784]],
  ] as const)('%s plays its notes in order, starting now', (cue, frequencies) => {
    device()
    useSession.setState({ sound: true })
    playCue(cue)
    expect(tones.map(({ frequencyHz }) => frequencyHz)).toEqual(frequencies)
    expect(tones.map(({ startsAtS }) => startsAtS)).toEqual(tones.map(({ startsAtS }) => startsAtS).toSorted((one, other) => one - other))
    for (const { startsAtS, endsAtS } of tones) {
      expect(startsAtS).toBeGreaterThanOrEqual(10)
      expect(endsAtS - startsAtS).toBeLessThan(0.4)
    }
  })
})

it('sounds higher in a run, up to an octave', () => {
  device()
  useSession.setState({ sound: true })
  for (const step of [0, 12, 40]) playCue('knock', step)
  expect(tones.map(({ frequencyHz }) => frequencyHz)).toEqual([330, 660, 660])
})

describe('the vibration', () => {
  it.each([
    ['on with sound on', { sound: true }, {}, 1],
    ['off with sound off', { sound: false }, {}, 0],
    ['off with reduced motion of the app', { sound: true, motion: 'reduced' }, {}, 0],
    ['off with reduced motion of the device', { sound: true }, { isStill: true }, 0],
    ['off before the first tap', { sound: true }, { isTouched: false }, 0],
  ] as const)('is %s', (_, choice, how, times) => {
    device(how)
    useSession.setState(choice)
    vibrate(20)
    expect(shaken).toHaveBeenCalledTimes(times)
  })
})
