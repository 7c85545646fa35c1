// Subjects that the player has not begun are folded to a row. What the player unfolds stays so for the visit.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface Unfolded {
  places: readonly string[]
}

export const useUnfolded = create<Unfolded>()(
  persist((): Unfolded => ({ places: [] }), { name: 'trivium.unfolded', storage: createJSONStorage(() => sessionStorage) }),
)

const placeOf = ({ type, slug }: MapSubject) => `${type}/${slug}`

export const isUnfolded =
  (subject: MapSubject) =>
  ({ places }: Unfolded): boolean =>
    places.includes(placeOf(subject))

export function toggleFold(subject: MapSubject): void {
  const place = placeOf(subject)
  useUnfolded.setState(({ places }) => ({ places: places.includes(place) ? places.filter(one => one !== place) : [...places, place] }))
}
