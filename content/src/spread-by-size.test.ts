import { describe, expect, it } from 'vitest'
import { buildContent } from './load-content.ts'
import { evaluateTex } from './maths/evaluate-tex.ts'
import { spreadBySize } from './spread-by-size.ts'
import type { ContentQuestion } from './types.ts'

/** Beyond this somebody who always picks one place has an edge worth a script. */
const largestShare = 0.35

describe('spreadBySize', () => {
  const even = Array.from({ length: 40 }, (_, n) => ({ subject: `n${n}`, right: 50, wrong: [51, 52, 49, 53, 48, 47] }))
  const tight = Array.from({ length: 10 }, (_, n) => ({ subject: `t${n}`, right: 1, wrong: [2, 3, 4] }))
  const placesIn = (questions: typeof even) =>
    questions.map(({ right, wrong }) => wrong.filter(other => other < right).length).toSorted((a, b) => a - b)
  const tenTimes = (...places: number[]) => places.flatMap(place => Array.from({ length: 10 }, () => place))

  it('puts the right number at every place equally often, whatever is likeliest', () => {
    expect(placesIn(spreadBySize(even, Number))).toEqual(tenTimes(0, 1, 2, 3))
  })

  it('makes up for questions that have mistakes on one side only', () => {
    expect(placesIn(spreadBySize([...even.slice(0, 30), ...tight], Number))).toEqual(tenTimes(0, 1, 2, 3))
  })

  it('takes the likeliest mistakes of both sides', () => {
    const [below = [], both = []] = [0, 1].map(place =>
      spreadBySize(even, Number)
        .find(({ wrong }) => wrong.filter(other => other < 50).length === place)
        ?.wrong.toSorted(),
    )
    expect([below, both]).toEqual([
      [51, 52, 53],
      [49, 51, 52],
    ])
  })

  it('leaves what has no size as likely as it was', () => {
    const [words] = spreadBySize([{ subject: 'words', right: 'a', wrong: ['d', 'c', 'b', 'e'] }], () => NaN)
    expect(words?.wrong).toEqual(['d', 'c', 'b'])
  })
})

describe('the right number', () => {
  const placed = buildContent().questions.filter(isGenerated).flatMap(withPlace)
  const groups = [...Map.groupBy(placed, ({ group }) => group)].filter(([, members]) => members.length >= 20)

  it('stands among numbers in so many questions that the test means something', () => {
    expect(groups.length).toBeGreaterThanOrEqual(24)
    expect(placed.length).toBeGreaterThanOrEqual(2000)
  })

  it.each(groups)('does not tell itself by its size: %s', (_, members) => {
    const shares = [0, 1, 2, 3].map(place => members.filter(member => member.place === place).length / members.length)
    expect(Math.max(...shares), shares.map(share => share.toFixed(2)).join(' ')).toBeLessThanOrEqual(largestShare)
  })
})

describe('numberIn', () => {
  it.each<[string, number]>([
    ['1 234', 1234],
    ['1\u202f234 km', 1234],
    ['1,234', 1234],
    ['2.5 %', 2.5],
    ['2,5 %', 2.5],
    ['٢٥٪', 25],
    ['\u206612\u2069', 12],
    ['−7', -7],
    ['3/4', 0.75],
    ['$12$', 12],
    [String.raw`$x = -\frac{3}{4}$`, -0.75],
    [String.raw`$60^\circ$`, 60],
    [String.raw`$2\sqrt{9}$`, 6],
  ])('reads %s', (text, number) => expect(numberIn(text)).toBeCloseTo(number))

  it.each(['MCM', 'x', '$x^{2}$', '$a + 1$', 'from 1 to 5', String.raw`$(1,\ 2)$`])('finds none in %s', text =>
    expect(numberIn(text)).toBeNaN(),
  )
})

function isGenerated({ key, type }: ContentQuestion): boolean {
  return /^(d|ma|au):/.test(key) && ['multiple_choice', 'maths', 'audio'].includes(type)
}

/** None unless all four options are numbers. */
function withPlace({ category, language, options, answer: [answer = 0] }: ContentQuestion) {
  const numbers = options.map(numberIn)
  const right = numbers[answer] ?? NaN
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return []
  return [{ group: `${category}/${language}`, place: numbers.filter(number => number < right).length }]
}

/** Digits of any script, with a unit before or behind; a fraction; or a formula without letters. */
function numberIn(option: string): number {
  const formula = /^\$(?:x = )?([^$]+)\$$/.exec(option)?.[1]
  if (formula !== undefined) return numberInFormula(formula)
  const text = option
    .replaceAll(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u2066-\u2069\u200e\u200f]|(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}\b)|(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replace('−', '-')
    .replace(',', '.')
  const [, top, bottom = 1] = /^[^\d-]*(-?\d+(?:\.\d+)?)(?:\/(\d+))?[^\d]*$/.exec(text) ?? []
  return Number(top) / Number(bottom)
}

function numberInFormula(formula: string): number {
  try {
    return evaluateTex(formula)
  } catch {
    return NaN
  }
}
