// Plays the sound of a question. The number of starts from the beginning is limited; pausing and resuming is not.

import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { isInDialog, isOnButton, isPlainPress, isTyping } from '../../../platform/ui/hooks/keys.ts'
import { savePlaysUsed, playsAllowed, playsUsed } from './sound-plays.ts'

interface Sound {
  playId: number
  questionId: number
  /** False after the answer: the sound stops. */
  isOpen: boolean
  /** The answer is revealed: the player may play the sound without a limit. */
  isTold: boolean
}

export interface SoundState {
  isPlaying: boolean
  /** Buffering. */
  isLoading: boolean
  hasFailed: boolean
  /** Seconds. */
  at: number
  lengthSeconds: number
}

const silent: SoundState = { isPlaying: false, isLoading: true, hasFailed: false, at: 0, lengthSeconds: 0 }
const merge = (state: SoundState, change: Partial<SoundState>): SoundState => ({ ...state, ...change })

export function useSound({ playId, questionId, isOpen, isTold }: Sound) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, change] = useReducer(merge, silent)
  const [used, setUsed] = useState(() => playsUsed(playId, questionId))
  const left = playsAllowed - used
  const isAtStart = state.at === 0 || (state.lengthSeconds > 0 && state.at >= state.lengthSeconds)
  const mayPlay = !state.hasFailed && (isTold || (isOpen && (left > 0 || (!isAtStart && state.at > 0))))
  useSilence(audio, isOpen)

  const toggle = useCallback(async () => {
    const element = audio.current
    if (!element || !(isOpen || isTold)) return
    if (!element.paused) return element.pause()
    const isFromStart = element.ended || element.currentTime === 0
    if (isFromStart && left <= 0 && !isTold) return
    try {
      await element.play()
      if (!isFromStart || isTold) return
      setUsed(used + 1)
      savePlaysUsed(playId, questionId, used + 1)
    } catch (error) {
      // Paused before it started: this is no error, and does not count as a play.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('sound', error)
      change({ hasFailed: true, isPlaying: false })
    }
  }, [isOpen, isTold, left, used, playId, questionId])

  const retry = () => {
    change(silent)
    audio.current?.load()
  }
  return { audio, state, left, mayPlay, toggle, retry, listeners: listenersFor(change) }
}

const listenersFor = (change: (part: Partial<SoundState>) => void) => ({
  onPlaying: () => change({ isPlaying: true, isLoading: false }),
  onPause: () => change({ isPlaying: false }),
  onWaiting: () => change({ isLoading: true }),
  // Phones load nothing before the first play, so this is not a loading state.
  onSuspend: () => change({ isLoading: false }),
  onCanPlay: () => change({ isLoading: false, hasFailed: false }),
  onEnded: ({ currentTarget }: { currentTarget: HTMLAudioElement }) => change({ isPlaying: false, at: currentTarget.duration }),
  onError: () => change({ hasFailed: true, isLoading: false, isPlaying: false }),
  onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLAudioElement }) => change({ lengthSeconds: currentTarget.duration }),
  onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLAudioElement }) => change({ at: currentTarget.currentTime }),
})

/** Pauses after the answer and on unmount, because a removed audio element would go on playing. */
function useSilence(audio: RefObject<HTMLAudioElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = audio.current
    if (!isOpen) element?.pause()
    return () => element?.pause()
  }, [audio, isOpen])
}

/** Space or P plays and pauses, unless the focused element needs the key itself. */
export function useSoundKeys(toggle: () => unknown, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const isSpace = event.key === ' ' && !isOnButton(event) && !(target instanceof Element && target.closest('summary'))
      if (!isPlainPress(event) || isTyping(target) || isInDialog(event)) return
      if (!(isSpace || event.key.toLowerCase() === 'p' || event.code === 'KeyP')) return
      // Space would scroll the page.
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [toggle, isOn])
}

/** Loads the sound of the next question into the browser's cache during the current question. */
export function usePreloadSound(url: string | null | undefined): void {
  useEffect(() => {
    if (!url) return
    const sound = new Audio()
    sound.preload = 'auto'
    sound.src = url
    return () => sound.removeAttribute('src')
  }, [url])
}
