import { describe, expect, it } from 'vitest'
import { type LevelledItem, levelsByStats } from './levels-by-stats.ts'
import { seededRandom } from '../../platform/random.ts'

const item = (id: number, level: number, facility: number | null, subject = `s${id}`): LevelledItem => ({ id, level, facility, subject })

describe('levelsByStats', () => {
  it('orders the levels of measured items by facility', () => {
    expect(levelsByStats([item(1, 1, 0.3), item(2, 2, 0.9), item(3, 3, 0.2)])).toEqual(
      new Map([
        [2, 1],
        [1, 2],
      ]),
    )
  })

  it('moves no item that is in order or not measured', () => {
    expect(levelsByStats([item(1, 1, 0.9), item(2, 1, 0.8), item(3, 2, 0.7)])).toEqual(new Map())
    expect(levelsByStats([item(1, 1, null), item(2, 2, 0.9), item(3, 3, null)])).toEqual(new Map())
  })

  it('does not put two items of one subject into one level', () => {
    const moved = levelsByStats([item(1, 1, null, 'Sofia'), item(2, 1, 0.2), item(3, 2, 0.9, 'Sofia'), item(4, 2, 0.8)])
    expect(moved).toEqual(
      new Map([
        [4, 1],
        [2, 2],
      ]),
    )
  })

  it('keeps the size of every level, and sorts all measured items', () => {
    const random = seededRandom(1)
    const items = Array.from({ length: 300 }, (_, id) => item(id, 1 + (id % 7), random() < 0.5 ? null : random()))
    const moved = levelsByStats(items)
    const after = items.map(one => ({ ...one, level: moved.get(one.id) ?? one.level }))
    const sizes = (some: LevelledItem[]) => [1, 2, 3, 4, 5, 6, 7].map(level => some.filter(one => one.level === level).length)
    expect(sizes(after)).toEqual(sizes(items))
    const measured = after.filter(({ facility }) => facility !== null).toSorted((a, b) => a.level - b.level)
    for (const [index, one] of measured.entries()) {
      const later = measured.slice(index + 1).filter(({ level }) => level > one.level)
      expect(later.every(({ facility }) => (facility ?? 0) <= (one.facility ?? 0))).toBe(true)
    }
    expect(after.filter(({ facility }, index) => facility === null && after[index]?.level !== items[index]?.level)).toEqual([])
    expect(levelsByStats(after)).toEqual(new Map())
  })
})
