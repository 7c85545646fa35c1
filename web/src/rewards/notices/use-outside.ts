import { useCallback, useEffect, useRef } from 'react'

/** Where the player is: in a game, which nothing may cover, on a result, which tells its own badges, or on any other page. */
export type Place = 'game' | 'result' | 'page'

/** @returns a function whose promise resolves as soon as the player is in none of these places */
export function useOutside(place: Place): (places: readonly Place[]) => Promise<void> {
  const current = useRef(place)
  const waiting = useRef<{ places: readonly Place[]; go: () => void }[]>([])
  useEffect(() => {
    current.current = place
    const free = waiting.current.filter(({ places }) => !places.includes(place))
    waiting.current = waiting.current.filter(({ places }) => places.includes(place))
    for (const { go } of free) go()
  }, [place])
  return useCallback(async places => {
    if (places.includes(current.current)) await new Promise<void>(go => waiting.current.push({ places, go }))
  }, [])
}
