// The map of progress: on the first day, half way, and with everything won.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { altered } from '../altered.ts'
import { at, type Scene, type Screen } from '../screen.ts'

type Stop = MapSubject['stops'][number]

/** The stop, with its first `won` levels won. */
function withWon(stop: Stop, won: number): Stop {
  const levels = stop.levels.map((level, index): Stop['levels'][number] => {
    const stars = 1 + ((index + stop.name.length) % 3)
    return index < won ? { ...level, state: 'won', stars } : { ...level, state: index === won ? 'played' : 'locked', stars: 0 }
  })
  const stars = levels.reduce((sum, level) => sum + level.stars, 0)
  return { ...stop, levels, won, played: won, stars, next_level: levels[won]?.level ?? null }
}

async function map({ page }: Scene, wonAt: (subject: number, stop: number, levels: number) => number): Promise<void> {
  await altered(page, 'get_progress_map', subjects =>
    subjects.map((subject, number) => {
      if (!subject.unlocked || subject.stops.every(({ levels }) => levels.length === 0)) return subject
      return { ...subject, stops: subject.stops.map((stop, place) => withWon(stop, wonAt(number, place, stop.levels.length))) }
    }),
  )
  await page.goto('/learn/')
}

/** The player has won the first subjects and begun the next ones. */
const halfWay = (subject: number, stop: number, levels: number) =>
  subject < 3 ? levels : subject < 7 ? Math.max(0, levels - 1 - stop * 2) : 0

export const mapScreens: Screen[] = [
  { name: 'map-begin', who: 'newcomer', isLong: true, show: at('/learn/') },
  { name: 'map-half', who: 'veteran', isLong: true, show: scene => map(scene, halfWay) },
  { name: 'map-guest', who: 'guest', show: at('/learn/') },
  { name: 'map-done', who: 'veteran', show: scene => map(scene, (_subject, _stop, levels) => levels) },
  {
    name: 'map-offline',
    who: 'veteran',
    async show({ page }) {
      await page.route('**/api/get_progress_map', route => route.abort())
      await page.goto('/learn/')
      await page.getByRole('alert').first().waitFor()
    },
  },
]
