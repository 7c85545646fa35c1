import { describe, expect, it } from 'vitest'
import { isSecondAnnounced } from './ring.tsx'

const announced = (total: number, isLong: boolean) =>
  Array.from({ length: total + 1 }, (_, index) => total - index).filter(left => isSecondAnnounced(left, isLong))

describe('the seconds a screen reader hears of', () => {
  it.each([45, 60, 90])('are 30, 10 and 5 of a question with %d', total => {
    expect(announced(total, false)).toEqual([30, 10, 5])
  })

  it('are told from further off where there are minutes', () => {
    expect(announced(600, true)).toEqual([300, 60, 30, 10, 5])
  })
})
