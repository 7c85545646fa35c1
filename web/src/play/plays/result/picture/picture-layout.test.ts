import { describe, expect, it } from 'vitest'
import { layOut, type PictureFacts, pictureSize, type Shape } from './picture-layout.ts'

const daily: PictureFacts = {
  isRtl: false,
  app: 'Trivium',
  logo: null,
  what: 'Quiz of the day',
  hue: 38,
  right: '2',
  ofTotal: 'of 3',
  percentage: 66.67,
  title: 'Round won',
  stars: null,
  grid: [true, false, true],
  streak: 'Day 4 of the streak',
  date: '21 Nov',
  address: 'quiz.example',
}

const textsOf = (shapes: Shape[]) => shapes.filter(shape => shape.kind === 'text')
const named = (facts: PictureFacts, text: string) => textsOf(layOut(facts)).find(shape => shape.text === text)
/** Ticks, crosses, stars and flames, grouped by their path. */
const pathsOf = (facts: PictureFacts) =>
  Map.groupBy(
    layOut(facts).filter(shape => shape.kind === 'path'),
    ({ path }) => path,
  )
const boxesOf = (facts: PictureFacts) => layOut(facts).filter(shape => shape.kind === 'rect' && shape.width === 74)

describe('the picture of a result', () => {
  it('shows what was played, how it went, when and where, and nothing else', () => {
    expect(textsOf(layOut(daily)).map(({ text }) => text)).toEqual([
      'Trivium',
      'Quiz of the day',
      '2',
      'of 3',
      'Round won',
      'Day 4 of the streak',
      '21 Nov',
      'quiz.example',
    ])
  })

  it('tells right from wrong by shape: a full square with a tick, an empty one with a cross', () => {
    const boxes = boxesOf(daily)
    expect(boxes.map(box => 'fill' in box)).toEqual([true, false, true])
    const marks = [...pathsOf(daily)].filter(([path]) => path.startsWith('M-22') || path.startsWith('M-16'))
    expect(marks.map(([, shapes]) => shapes.length)).toEqual([2, 1])
  })

  it('shows the stars of a level instead of squares', () => {
    const level = { ...daily, stars: 2, streak: null }
    expect(boxesOf(level)).toEqual([])
    const stars = [...pathsOf(level).values()].find(shapes => shapes.length === 3) ?? []
    expect(stars.map(star => 'fill' in star)).toEqual([true, true, false])
    expect(named(level, 'Day 4 of the streak')).toBeUndefined()
  })

  it('is mirrored from right to left, except the address', () => {
    const arabic = { ...daily, isRtl: true }
    for (const text of ['Trivium', '21 Nov', 'quiz.example']) {
      const [there, here] = [named(daily, text), named(arabic, text)]
      expect(here?.x).toBe(pictureSize.width - (there?.x ?? 0))
      expect(new Set([there?.align, here?.align])).toEqual(new Set(['left', 'right']))
    }
    expect(named(arabic, 'quiz.example')?.isRtl).toBe(false)
    expect(named(arabic, 'Trivium')?.isRtl).toBe(true)
    // The first question is at the start of the row.
    const [first, second] = [boxesOf(daily), boxesOf(arabic)].map(boxes => boxes.map(box => ('fill' in box ? 'right' : 'wrong')))
    expect(first).toEqual(second)
    expect(boxesOf(arabic).map(box => ('x' in box ? box.x : 0))).toEqual(
      boxesOf(daily)
        .map(box => ('x' in box ? box.x : 0))
        .toReversed(),
    )
  })

  it.each([1, 10, 11, 15, 30])('places %d squares between title and streak, and inside the margins', many => {
    const squares = layOut({ ...daily, grid: Array.from({ length: many }, (_, index) => index % 3 > 0) }).filter(
      shape => shape.kind === 'rect' && shape.width === shape.height && shape.width < 80,
    )
    expect(squares).toHaveLength(many)
    for (const shape of squares) {
      if (shape.kind !== 'rect') continue
      expect(shape.x).toBeGreaterThanOrEqual(60)
      expect(shape.x + shape.width).toBeLessThanOrEqual(pictureSize.width - 60)
      expect(shape.y).toBeGreaterThan(890)
      expect(shape.y + shape.height).toBeLessThan(1090)
    }
  })

  it("shows the operator's logo if there is one", () => {
    const own = layOut({ ...daily, logo: '/media/logo.png' })
    expect(own.filter(shape => shape.kind === 'image')).toMatchObject([{ url: '/media/logo.png' }])
    expect(layOut(daily).some(shape => shape.kind === 'image')).toBe(false)
  })
})
