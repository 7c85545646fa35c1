// A game whose clock runs goes on losing questions while another one is played: whoever starts a second one is told so first.

import type { Mode } from '@trivium/contract/play-names'
import type { Play } from '@trivium/contract/plays'
import { create } from 'zustand'
import { ask, CallError } from '../actions.ts'

/** What is about to be started, as far as it is known. */
export interface Wanted {
  mode: Mode | null
  category?: string | undefined
  subcategory?: string | undefined
  level?: number | undefined
}

interface OtherClock {
  /** The game whose clock runs, and how to start the second one all the same. */
  asked: { play: Play; startAnyway: () => void } | null
}

export const useOtherClock = create<OtherClock>()(() => ({ asked: null }))
export const closeOtherClock = () => useOtherClock.setState({ asked: null })

/** Starts at once where no other clock runs. What cannot be asked holds nobody up. */
export async function startMindingClocks(wanted: Wanted, start: () => void): Promise<void> {
  const play = await newestOpenPlay()
  if (!play || play.deadline === null || isSame(play, wanted)) return start()
  useOtherClock.setState({ asked: { play, startAnyway: start } })
}

async function newestOpenPlay(): Promise<Play | null> {
  try {
    return (await ask('get_play', {})).play
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** Starting what is open already carries on with it. What is not known of it is taken for the same. */
export function isSame(play: Pick<Play, 'mode' | 'level' | 'category_slug' | 'subcategory_slug'>, wanted: Wanted): boolean {
  const { mode, category, subcategory, level } = wanted
  if (play.mode !== mode) return false
  if (category !== undefined && (play.category_slug !== category || play.subcategory_slug !== (subcategory ?? null))) return false
  return level === undefined || play.level === level
}
