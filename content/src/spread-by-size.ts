// Which distractors stand beside a right number. Its place among the four by size must not tell it from them.

import { shuffled } from './derived/seeded-shuffle.ts'

export interface Choosable<Option> {
  /** Unique within its category. */
  subject: string
  right: Option
  /** Likely mistakes, none twice and none right; the likeliest first. */
  wrong: Option[]
}

const wrongCount = 3
/** So many distractors may lie below the right number. */
const places = [0, 1, 2, 3]

/**
 * Leaves every question of a category three distractors: first it is drawn how many of them lie below the right number, each count as
 * often as the other, then the likeliest are taken from both sides. What has no size keeps its likeliest ones.
 */
export function spreadBySize<Option, Question>(
  questions: (Question & Choosable<Option>)[],
  sizeOf: (option: Option) => number,
): (Question & Choosable<Option>)[] {
  const sides = new Map(questions.map(question => [question.subject, sidesOf(question, sizeOf)]))
  const drawn = drawPlaces(sides)
  return questions.map(question => {
    const place = drawn.get(question.subject)
    const { below = [], above = [] } = sides.get(question.subject) ?? {}
    const wrong = place === undefined ? question.wrong : [...below.slice(0, place), ...above.slice(0, wrongCount - place)]
    return { ...question, wrong: wrong.slice(0, wrongCount) }
  })
}

interface Sides<Option> {
  below: Option[]
  above: Option[]
}

function sidesOf<Option>({ right, wrong }: Choosable<Option>, sizeOf: (option: Option) => number): Sides<Option> {
  const size = sizeOf(right)
  return { below: wrong.filter(option => sizeOf(option) < size), above: wrong.filter(option => sizeOf(option) > size) }
}

/** Those with the least choice draw first, so that the others can make up for them; shuffled, so that not one kind alone does. */
function drawPlaces(sides: Map<string, Sides<unknown>>): Map<string, number> {
  const choices = [...sides].map(([subject, { below, above }]) => ({
    subject,
    possible: places.filter(place => place <= below.length && wrongCount - place <= above.length),
  }))
  const drawn = new Map<string, number>()
  const timesDrawn = (place: number) => [...drawn.values()].filter(other => other === place).length
  for (const { subject, possible } of shuffled(choices, 'places').toSorted((a, b) => a.possible.length - b.possible.length)) {
    const [place] = shuffled(possible, subject).toSorted((a, b) => timesDrawn(a) - timesDrawn(b))
    if (place !== undefined) drawn.set(subject, place)
  }
  return drawn
}
