// Questions that a player wants to report while the next clock is about to run. The player gives the reason after the play: a dialog
// during the play would cost points or stop the clock.

import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Reported } from './reporting.ts'

interface Later {
  byPlay: Readonly<Record<number, readonly Reported[]>>
}

export const useLater = create<Later>()(
  persist((): Later => ({ byPlay: {} }), { name: 'trivium.report_later', storage: createJSONStorage(() => sessionStorage) }),
)

const none: readonly Reported[] = []

export const laterOf = (playId: number) => (later: Later) => later.byPlay[playId] ?? none

/** Adds a question to the list or removes it. */
export function toggleLater(playId: number, { id, question_type, question }: Reported): void {
  useLater.setState(({ byPlay }) => {
    const noted = byPlay[playId] ?? none
    const isNoted = noted.some(one => one.id === id)
    return { byPlay: { ...byPlay, [playId]: isNoted ? noted.filter(one => one.id !== id) : [...noted, { id, question_type, question }] } }
  })
}

/** Removes a reported question from the lists of all plays. */
export function clearLater(questionId: number): void {
  useLater.setState(({ byPlay }) => ({
    byPlay: Object.fromEntries(Object.entries(byPlay).map(([play, noted]) => [play, noted.filter(({ id }) => id !== questionId)])),
  }))
}
