import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFigures, type ExamFigures, flagsOfExamItem, leastForCorrelations, type ScoredAttempt } from './exam-figures.ts'

function examFigures(attempts: readonly ScoredAttempt[]): ExamFigures {
  const all = new Set(attempts.flatMap(({ items }) => items.map(({ item }) => item)))
  const isCommon = (id: number) => attempts.every(({ items }) => items.some(({ item }) => item === id))
  const counter = countFigures(new Set([...all].filter(isCommon)))
  for (const attempt of attempts) counter.add(attempt)
  return { ...counter.exam(), items: [...counter.items()] }
}

interface Made {
  /** Marks by examinee and question. */
  marks: number[][]
  most: number[]
  chosen?: Record<number, number[]>
}

/** Questions are numbered from 1. `chosen` lists the chosen option of each examinee at a question; −1 for none. */
const attemptsOf = ({ marks, most, chosen = {} }: Made): ScoredAttempt[] =>
  marks.map((row, examinee) => {
    const sum = row.reduce((one, other) => one + other, 0)
    return {
      marks: Math.max(0, sum),
      passed: 2 * sum >= most.reduce((one, other) => one + other, 0),
      items: row.map((own, index) => {
        const option = chosen[index + 1]?.[examinee] ?? -1
        const scored = { item: index + 1, marks: own, most: most[index] ?? 1, ms: 1000 * (examinee + 1) }
        return { ...scored, isAnswered: option >= 0, chosen: option < 0 ? [] : [option] }
      }),
    }
  })

/*
 * Worked by hand: ten examinees, four questions of one mark.
 *
 *         A B C D   sum T   T²    rest of A (T − A)   its square
 *     1   1 1 1 1     4     16          3                 9
 *     2   1 1 1 1     4     16          3                 9
 *     3   1 1 1 0     3      9          2                 4
 *     4   1 1 0 1     3      9          2                 4
 *     5   1 1 0 0     2      4          1                 1
 *     6   1 0 1 0     2      4          1                 1
 *     7   1 1 0 0     2      4          1                 1
 *     8   1 0 0 0     1      1          0                 0
 *     9   0 0 0 1     1      1          1                 1
 *    10   0 0 0 0     0      0          0                 0
 *   sum   8 6 4 4    22     64         14                30
 *
 * Mean 22/10 = 2.2; variance 64/10 − 2.2² = 6.4 − 4.84 = 1.56; median (2 + 2)/2 = 2.
 * p = .8, .6, .4, .4; p × q = .16, .24, .24, .24, together .88.
 * KR-20 = 4/3 × (1 − .88/1.56) = 4/3 × 68/156 = 68/117 = .5812.
 * Standard error = √(1.56 × (1 − 68/117)) = √(1.56 × 49/117) = √(49/75) = .8083.
 * A with its rest: the eight who are right have 13/8 = 1.625, the two who are wrong 1/2; variance of the rest 30/10 − 1.4² = 1.04;
 *   r = (1.625 − .5)/√1.04 × √(.8 × .2) = 1.125 × .4/√1.04 = .45/√1.04 = .4413.
 * B: 1–5 and 7 choose the right option 0; 6 and 8 choose option 1; 9 chooses option 2; 10 chooses none.
 *   Rest of B (T − B): 3 3 2 2 1 2 1 1 1 0, sum 16, squares 34, variance 3.4 − 1.6² = .84.
 *   Option 1: its two have (2 + 1)/2 = 1.5, the other eight 13/8 = 1.625; r = (1.5 − 1.625)/√.84 × √(.2 × .8) = −.05/√.84 = −.0546.
 */
const table = [
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 0],
  [1, 1, 0, 1],
  [1, 1, 0, 0],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 0, 0],
]
const ofB = [0, 0, 0, 0, 0, 1, 0, 1, 2, -1]

/*
 * Worked by hand: part marks, questions of 2, 2 and 4 marks.
 *
 *         P Q S   sum T   T²
 *     1   2 2 4     8     64
 *     2   2 1 4     7     49
 *     3   2 2 2     6     36
 *     4   1 2 3     6     36
 *     5   2 1 2     5     25
 *     6   1 1 2     4     16
 *     7   1 1 1     3      9
 *     8   0 1 2     3      9
 *     9   1 0 1     2      4
 *    10   0 1 0     1      1
 *   sum  12 12 21  45    249
 *
 * Squares: P 20, Q 18, S 59. Variances: P 2 − 1.2² = .56; Q 1.8 − 1.2² = .36; S 5.9 − 2.1² = 1.49; together 2.41. T: 24.9 − 4.5² = 4.65.
 * α = 3/2 × (1 − 2.41/4.65) = 3.36/4.65 = .7226. Standard error = √(4.65 × (1 − 3.36/4.65)) = √(4.65 − 3.36) = √1.29 = 1.1358.
 * Facility: P 12/20 = .6, Q .6, S 21/40 = .525.
 */
const inParts = [
  [2, 2, 4],
  [2, 1, 4],
  [2, 2, 2],
  [1, 2, 3],
  [2, 1, 2],
  [1, 1, 2],
  [1, 1, 1],
  [0, 1, 2],
  [1, 0, 1],
  [0, 1, 0],
]

describe('examFigures, against tables worked by hand', () => {
  const figures = examFigures(attemptsOf({ marks: table, most: [1, 1, 1, 1], chosen: { 2: ofB } }))

  it('gives mean, standard deviation, median, least and greatest marks, and the share passed', () => {
    expect(figures.attempts).toBe(10)
    expect(figures.marks).toMatchObject({ median: 2, min: 0, max: 4 })
    expect(figures.marks?.mean).toBeCloseTo(2.2, 10)
    expect(figures.marks?.sd).toBeCloseTo(Math.sqrt(1.56), 10)
    expect(figures.passed).toBe(0.7)
  })

  it('gives KR-20 and its standard error where all questions are right or wrong', () => {
    expect(figures.reliability).toMatchObject({ coefficient: 'kr20', items: 4 })
    expect(figures.reliability?.value).toBeCloseTo(68 / 117, 10)
    expect(figures.reliability?.standardError).toBeCloseTo(Math.sqrt(49 / 75), 10)
  })

  it('gives facility, discrimination without the question itself, and the median time', () => {
    expect(figures.items.map(({ facility }) => facility)).toEqual([0.8, 0.6, 0.4, 0.4])
    expect(figures.items[0]?.discrimination).toBeCloseTo(0.45 / Math.sqrt(1.04), 10)
    expect(figures.items[0]?.medianMs).toBe(5500)
  })

  it('gives the share of each option, and its correlation with the rest', () => {
    const { options = [], answered } = figures.items[1] ?? {}
    expect(answered).toBe(9)
    expect(options.map(({ option, times, share }) => [option, times, share])).toEqual([
      [0, 6, 0.6],
      [1, 2, 0.2],
      [2, 1, 0.1],
    ])
    expect(options[1]?.discrimination).toBeCloseTo(-0.05 / Math.sqrt(0.84), 10)
    // Choosing the right option is being right.
    expect(options[0]?.discrimination).toBeCloseTo(figures.items[1]?.discrimination ?? Number.NaN, 10)
  })

  it("gives Cronbach's alpha where there are part marks", () => {
    const { reliability, items } = examFigures(attemptsOf({ marks: inParts, most: [2, 2, 4] }))
    expect(reliability).toMatchObject({ coefficient: 'alpha', items: 3 })
    expect(reliability?.value).toBeCloseTo(3.36 / 4.65, 10)
    expect(reliability?.standardError).toBeCloseTo(Math.sqrt(1.29), 10)
    expect(items.map(({ facility }) => facility)).toEqual([0.6, 0.6, 0.525])
  })

  it('is alpha, too, where right or wrong questions are worth different marks', () => {
    const weighted = table.map(row => row.map((mark, index) => mark * (index + 1)))
    expect(examFigures(attemptsOf({ marks: weighted, most: [1, 2, 3, 4] })).reliability?.coefficient).toBe('alpha')
  })
})

describe('examFigures', () => {
  it('computes the reliability only from questions that every attempt had', () => {
    const all = attemptsOf({ marks: table.map(row => [...row, 1]), most: [1, 1, 1, 1, 1] })
    // Each examinee has another fifth question.
    const drawn = all.map((attempt, examinee) => ({
      ...attempt,
      items: attempt.items.map(scored => (scored.item === 5 ? { ...scored, item: 100 + examinee } : scored)),
    }))
    const { reliability, items } = examFigures(drawn)
    expect(reliability).toMatchObject({ coefficient: 'kr20', items: 4 })
    expect(reliability?.value).toBeCloseTo(68 / 117, 10)
    expect(items).toHaveLength(14)
  })

  it('gives no correlation and no reliability for few attempts', () => {
    const few = examFigures(attemptsOf({ marks: table.slice(0, leastForCorrelations - 1), most: [1, 1, 1, 1] }))
    expect(few.reliability).toBeNull()
    expect(few.items.every(({ discrimination }) => discrimination === null)).toBe(true)
    expect(few.marks?.max).toBe(4)
    expect(examFigures([])).toEqual({ attempts: 0, marks: null, passed: null, reliability: null, items: [] })
  })

  it('is alpha where all questions are worth the same but have part marks', () => {
    const half = table.map(row => row.map(marks => marks / 2 + 0.25))
    expect(examFigures(attemptsOf({ marks: half, most: [1, 1, 1, 1] })).reliability).toMatchObject({ coefficient: 'alpha' })
  })

  it('gives no reliability of a single question', () => {
    const single = table.map(([one = 0]) => [one])
    expect(examFigures(attemptsOf({ marks: single, most: [1] })).reliability).toBeNull()
  })

  it('sums up only the questions that every attempt had for the reliability', () => {
    const whole = attemptsOf({ marks: table, most: [1, 1, 1, 1] })
    const others = whole.map(({ items, ...attempt }, at) => ({ ...attempt, items: at === 0 ? items : items.slice(0, 3) }))
    const common = attemptsOf({ marks: table.map(row => row.slice(0, 3)), most: [1, 1, 1] })
    expect(examFigures(others).reliability).toEqual(examFigures(common).reliability)
  })

  it('counts the share passed only where there is a threshold', () => {
    const attempts = attemptsOf({ marks: table, most: [1, 1, 1, 1] }).map((attempt, at) =>
      at < 5 ? attempt : { ...attempt, passed: null },
    )
    expect(examFigures(attempts).passed).toBe(1)
    expect(examFigures(attempts.slice(5)).passed).toBeNull()
  })

  it('gives none where all have the same marks', () => {
    const same = examFigures(attemptsOf({ marks: table.map(() => [1, 0, 1, 0]), most: [1, 1, 1, 1] }))
    expect(same.reliability).toBeNull()
    expect(same.items.every(({ discrimination }) => discrimination === null)).toBe(true)
  })

  const most = [1, 2, 4, 1, 3]
  const marksOf = fc.array(fc.tuple(...most.map(top => fc.integer({ min: -1, max: 4 * top }).map(quarters => quarters / 4))), {
    minLength: leastForCorrelations,
    maxLength: 40,
  })

  it('agrees with the definitions: alpha from all covariances, correlations by Pearson', () => {
    fc.assert(
      fc.property(marksOf, marks => {
        const { reliability, items } = examFigures(attemptsOf({ marks, most }))
        const columns = most.map((_, index) => marks.map(row => row[index] ?? 0))
        const totals = marks.map(row => row.reduce((one, other) => one + other, 0))
        const sum = columns.flatMap(one => columns.map(other => covariance(one, other))).reduce((one, other) => one + other, 0)
        const own = columns.map(column => covariance(column, column)).reduce((one, other) => one + other, 0)
        if (reliability) expect(reliability.value).toBeCloseTo((5 / 4) * ((sum - own) / sum), 6)
        for (const [index, { discrimination }] of items.entries()) {
          const column = columns[index] ?? []
          const rest = totals.map((total, examinee) => total - (column[examinee] ?? 0))
          if (discrimination === null) continue
          expect(discrimination).toBeCloseTo(covariance(column, rest) / Math.sqrt(covariance(column, column) * covariance(rest, rest)), 6)
        }
      }),
    )
  })

  it('depends neither on the order of the attempts nor on the unit of the marks', () => {
    fc.assert(
      fc.property(marksOf, marks => {
        const plain = examFigures(attemptsOf({ marks, most })).reliability
        const turned = examFigures(attemptsOf({ marks: marks.toReversed(), most })).reliability
        const tenfold = examFigures(attemptsOf({ marks: marks.map(row => row.map(mark => 10 * mark)), most: most.map(top => 10 * top) }))
        expect(turned?.value ?? 0).toBeCloseTo(plain?.value ?? 0, 6)
        expect(tenfold.reliability?.value ?? 0).toBeCloseTo(plain?.value ?? 0, 6)
        expect(tenfold.reliability?.standardError ?? 0).toBeCloseTo(10 * (plain?.standardError ?? 0), 4)
      }),
    )
  })
})

function covariance(one: number[], other: number[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [ofOne, ofOther] = [mean(one), mean(other)]
  return mean(one.map((number, index) => (number - ofOne) * ((other[index] ?? 0) - ofOther)))
}

describe('flagsOfExamItem', () => {
  const four = { type: 'multiple_choice' as const, options: 4, answer: [0] }
  const threefold = <Item>(rows: Item[]) => [...rows, ...rows, ...rows]

  it('has the flags of the bank, from its number of attempts on', () => {
    const flagsAt = (marks: number[][], chosen: number[]) => {
      const [, b] = examFigures(attemptsOf({ marks, most: [1, 1, 1, 1], chosen: { 2: chosen } })).items
      return b && flagsOfExamItem(b, four)
    }
    expect(flagsAt(table, ofB)).toEqual([])
    expect(flagsAt(threefold(table), threefold(ofB))).toEqual(['unused_distractor'])
  })
})
