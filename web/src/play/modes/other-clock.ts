// A play whose clock runs loses a question while the player plays another one. So starting a second play asks first. A left round whose
// questions wait has no running clock.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Play } from '@trivium/contract/play/plays'
import { create } from 'zustand'
import { ask, CallError } from '../../platform/calls/actions.ts'

/** The play to start; fields may be unknown. */
export interface PlayToStart {
  mode: Mode | null
  category?: string | undefined
  subcategory?: string | undefined
  level?: number | undefined
}

interface OtherClock {
  /** The play whose clock runs, and a function that starts the second one anyway. */
  asked: { play: Play; startAnyway: () => void } | null
}

export const useOtherClock = create<OtherClock>()(() => ({ asked: null }))
export const closeOtherClock = () => useOtherClock.setState({ asked: null })

/** Starts at once when no other clock runs, or when the server cannot be asked. */
export async function startMindingClocks(wanted: PlayToStart, start: () => void): Promise<void> {
  const play = await newestOpenPlay()
  if (!play || play.deadline === null || isSame(play, wanted)) return start()
  useOtherClock.setState({ asked: { play, startAnyway: start } })
}

async function newestOpenPlay(): Promise<Play | null> {
  try {
    return (await ask('get_play', { peek: true })).play
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** Whether the wanted play is the open one, so that starting it resumes it. Unknown fields count as equal. */
export function isSame(play: Pick<Play, 'mode' | 'level' | 'category_slug' | 'subcategory_slug'>, wanted: PlayToStart): boolean {
  const { mode, category, subcategory, level } = wanted
  if (play.mode !== mode) return false
  if (category !== undefined && (play.category_slug !== category || play.subcategory_slug !== (subcategory ?? null))) return false
  return level === undefined || play.level === level
}
