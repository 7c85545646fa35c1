import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceFrom, isWithin, numbersIn } from './numbers.ts'

describe('numbersIn', () => {
  it.each<[string, string | null, number[]]>([
    ['1,5', null, [1.5]],
    ['1.5', null, [1.5]],
    ['1,500', null, [1500, 1.5]],
    ['1.500', null, [1.5, 1500]],
    ['0.500', null, [0.5]],
    ['-0,500', null, [-0.5]],
    ['1,234.5', null, [1234.5]],
    ['1.234,5', null, [1234.5]],
    ['1,234,567', null, [1234567]],
    ['1 234 567,8', null, [1234567.8]],
    ['1’234', null, [1234]],
    ['−7', null, [-7]],
    ['- 7', null, [-7]],
    ['.5', null, [0.5]],
    ['3/4', null, [0.75]],
    ['6.02e23', null, [6.02e23]],
    ['6.02×10^23', null, [6.02e23]],
    ['6.02×10²³', null, [6.02e23]],
    ['5·10⁻³', null, [0.005]],
    ['9.81 m/s²', 'm/s²', [9.81]],
    ['9.81 m/s2', 'm/s²', [9.81]],
    ['25 %', '%', [25]],
    ['$ 25', '$', [25]],
    ['12KM', 'km', [12]],
    ['٣٫١٤', null, [3.14]],
    ['१२', null, [12]],
    ['１２', null, [12]],
    ['12 km', null, []],
    ['1 2', null, []],
    ['', null, []],
    ['1/0', null, []],
    ['1e999', null, []],
    ['.', null, []],
    [',', null, []],
  ])('reads %j in %j', (text, unit, numbers) => {
    expect(numbersIn(text, unit)).toEqual(numbers)
  })

  it('reads what String(number) writes, and never throws', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), number => {
        expect(numbersIn(String(number)).some(found => Math.abs(found - number) <= 1e-9 * Math.abs(number))).toBe(true)
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, unit) => void numbersIn(text, unit)))
  })
})

it('measures the distance of a number from the key', () => {
  const key = { value: 0.3, tolerance: 0, unit: null }
  expect(isWithin('0.30000000000000004', key)).toBe(true)
  expect(isWithin('0.3001', key)).toBe(false)
  expect(distanceFrom('1', { ...key, value: 4 })).toBe(3)
  expect(distanceFrom('one', key)).toBeNull()
})
