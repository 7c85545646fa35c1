import { expect, it } from 'vitest'
import { strongAndWeak } from './strong-weak.ts'

const area = (name: string, low: number, high: number) => ({ name, ability: { theta: (low + high) / 2, standard_error: 0.5, low, high } })

it('calls areas strong or weak only when the whole band is on one side', () => {
  const areas = [area('Light', 0.3, 2), area('Sound', -2, 0.2), area('Heat', 0.1, 1), { name: 'Motion', ability: null }]
  expect(strongAndWeak(areas, { passing_standard: 0.25 })).toEqual({ strong: ['Light'], weak: ['Sound'] })
})
