import { describe, expect, it } from 'vitest'
import { bandAround, height, heightOf, lineThrough, width } from './curve.ts'

const steps = [
  { theta: 0, low: -6, high: 6 },
  { theta: 2, low: 1, high: 3 },
]

describe('the curve of an ability', () => {
  it('puts 0 in the middle, and values beyond the scale at the edge', () => {
    expect([heightOf(0), heightOf(4), heightOf(-4), heightOf(9), heightOf(-9)]).toEqual([height / 2, 0, height, 0, height])
  })

  it('spans the whole width', () => {
    expect(lineThrough(steps)).toBe(`0,${height / 2} ${width},${height / 4}`)
    expect(bandAround(steps)).toBe(`0,0 ${width},${heightOf(3)} ${width},${heightOf(1)} 0,${height}`)
  })
})
