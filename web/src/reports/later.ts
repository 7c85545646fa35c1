// Questions that somebody wants to report while the clock of the next one is about to run: what is wrong with them is asked once the
// play is over, when it costs nothing. A dialog before that would cost points, or be a way to stop the clock.

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

/** Notes it down, or takes it back. */
export function toggleLater(playId: number, { id, question_type, question }: Reported): void {
  useLater.setState(({ byPlay }) => {
    const noted = byPlay[playId] ?? none
    const isNoted = noted.some(one => one.id === id)
    return { byPlay: { ...byPlay, [playId]: isNoted ? noted.filter(one => one.id !== id) : [...noted, { id, question_type, question }] } }
  })
}

/** It has been reported, in whatever play it was noted. */
export function forgetLater(questionId: number): void {
  useLater.setState(({ byPlay }) => ({
    byPlay: Object.fromEntries(Object.entries(byPlay).map(([play, noted]) => [play, noted.filter(({ id }) => id !== questionId)])),
  }))
}
