import { describe, expect, it } from 'vitest'
import { isSecondAnnounced } from './ring.tsx'

const announced = (total: number, isLong: boolean) =>
  Array.from({ length: total + 1 }, (_, index) => total - index).filter(left => isSecondAnnounced(left, isLong))

describe('the seconds that screen readers announce', () => {
  it.each([45, 60, 90])('are 30, 10 and 5 for a question with %d', total => {
    expect(announced(total, false)).toEqual([30, 10, 5])
  })

  it('start earlier for clocks of several minutes', () => {
    expect(announced(600, true)).toEqual([300, 60, 30, 10, 5])
  })
})
