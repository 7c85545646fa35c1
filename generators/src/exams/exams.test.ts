import { describe, expect, it } from 'vitest'
import type { ContentExam, ContentExamQuestion } from '@trivium/content/types'
import { exams } from './index.ts'

const clear = exams.filter(({ slug }) => slug === 'sample')
const [english] = clear
const rightOf = ({ options, answer }: ContentExamQuestion) => answer.map(index => options[index] ?? '')
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const pairs = numbers(1, 6).flatMap(one => numbers(1, 6).map(other => [one, other]))

/** Works out the right answers a second time without reading the keys, by counting where possible. */
const worked: [question: RegExp, answer: () => string[]][] = [
  [/price of 80 by a quarter/, () => [String(80 - 80 / 4)]],
  [/2, 6, 12, 20, 30/, () => [String(6 * 7)]],
  [/leaves at 09:40/, () => [minutesAsText(12 * 60 + 15 - (9 * 60 + 40))]],
  [/15 % of 240/, () => [String((240 * 15) / 100)]],
  [/shake hands/, () => [String(numbers(1, 5).flatMap(one => numbers(1, 5).filter(other => other > one)).length)]],
  [/mean of four numbers/, () => [String(numbers(-50, 50).find(n => (n + 7 + 8 + 10) / 4 === 9))]],
  [/youngest/, () => [oldestFirst().at(-1) ?? '']],
  [/1:50[,\u00a0]000/, () => [`${(4 * 50_000) / 100_000} km`]],
  [/two sixes/, () => [`${pairs.filter(([one, other]) => one === 6 && other === 6).length} in ${pairs.length}`]],
  [/divide 60/, () => ['4', '8', '9', '12', '15'].filter(n => 60 % Number(n) === 0)],
  [/five Sundays/, () => weekdays.filter((_, first) => numbers(0, 29).filter(day => (first + day) % 7 === 0).length === 5)],
  [/cyclist/, () => [`${120 / (60 / 20 + 60 / 30)} km/h`]],
  [/Of 30 pupils/, () => [String(30 - (18 - 7) - (15 - 7) - 7)]],
  [/fractions in order/, () => ['1/2', '3/4', '1/3', '2/5'].toSorted((one, other) => valueOf(one) - valueOf(other))],
  [/lengths in order/, () => ['0.3 m', '0.0009 km', '12 cm', '45 mm'].toSorted((one, other) => lengthOf(one) - lengthOf(other))],
]

const minutesAsText = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`
const valueOf = (fraction: string) => Number(fraction.split('/')[0]) / Number(fraction.split('/')[1])
const lengthOf = (text: string) => Number(text.split(' ')[0]) * ({ mm: 0.001, cm: 0.01, m: 1, km: 1000 }[text.split(' ')[1] ?? ''] ?? NaN)
/** The one order of age in which Anna comes before Ben, and Ben before Carla. */
const oldestFirst = () =>
  [
    ['Anna', 'Ben', 'Carla'],
    ['Anna', 'Carla', 'Ben'],
    ['Ben', 'Anna', 'Carla'],
    ['Ben', 'Carla', 'Anna'],
    ['Carla', 'Anna', 'Ben'],
    ['Carla', 'Ben', 'Anna'],
  ].find(order => order.indexOf('Anna') < order.indexOf('Ben') && order.indexOf('Ben') < order.indexOf('Carla')) ?? []

const englishOf = ({ slug }: ContentExam) => exams.find(one => one.slug === slug && one.language === 'en') ?? raise(slug)
const raise = (slug: string): never => {
  throw new Error(`${slug} is not in English`)
}

describe('the sample exams', () => {
  it('are two daily exams with different terms and a coming one in each language, and a past one in English', () => {
    const kinds = exams.map(({ language, terms }) => `${language} ${terms.when} ${terms.answerAgain ? 'free' : 'fixed'}`)
    const inEach = (kind: string) => ['en', 'es', 'ar'].map(language => `${language} ${kind}`)
    expect(kinds).toEqual([...inEach('daily free'), ...inEach('daily fixed'), ...inEach('coming free'), 'en past free'])
  })

  it('state in their rules the number of questions, minutes and marks', () => {
    for (const { key, rules, questions, durationMinutes } of exams) {
      const marks = questions.reduce((sum, one) => sum + one.marks, 0)
      for (const number of [questions.length, durationMinutes, marks]) expect(rules, key).toMatch(new RegExp(`\\b${number}\\b`))
    }
  })

  it('include a sample with twenty questions of four types, worth 45 marks, in each language', () => {
    expect(clear.map(({ language }) => language)).toEqual(['en', 'es', 'ar'])
    for (const { questions } of clear) {
      expect(questions).toHaveLength(20)
      expect(questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(45)
      expect(new Set(questions.map(({ type }) => type)).size).toBe(4)
    }
  })

  it.each(worked)('has the right answer to %s', (question, answer) => {
    const asked = english?.questions.filter(one => question.test(one.question)) ?? []
    expect(asked).toHaveLength(1)
    expect(asked.flatMap(rightOf).toSorted()).toEqual(answer().toSorted())
    if (asked[0]?.type === 'sequence') expect(asked.flatMap(rightOf)).toEqual(answer())
  })

  // The order of right options among the others differs between languages, so only their number is compared.
  const placed = (type: string, answer: number[]) => (type === 'multi_select' ? answer.length : answer)

  it('ask the same in every language', () => {
    const shapeOf = ({ questions }: ContentExam) =>
      questions.map(({ type, options, answer, marks }) => ({ type, options: options.length, answer: placed(type, answer), marks }))
    for (const exam of exams.filter(({ terms }) => terms.when !== 'past')) expect(shapeOf(exam), exam.key).toEqual(shapeOf(englishOf(exam)))
    const statsOf = ({ questions }: ContentExam) =>
      questions.map(({ type, options }) => {
        const figures = options.filter(option => /^[\d/]+$/.test(option))
        return type === 'multi_select' ? figures.toSorted() : figures
      })
    for (const exam of exams) expect(statsOf(exam), exam.key).toEqual(statsOf(englishOf(exam)))
  })

  it('repeat no option and no question, and explain every answer', () => {
    for (const { questions } of exams) {
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
      for (const { options, note } of questions) {
        expect(new Set(options).size).toBe(options.length)
        expect(note.length).toBeGreaterThan(20)
      }
    }
  })

  it('do not reveal the right answer by its size', () => {
    const places = (english?.questions ?? []).flatMap(({ type, options }) => {
      const values = options.map(Number)
      if (type !== 'multiple_choice' || values.some(Number.isNaN)) return []
      return [values.toSorted((one, other) => one - other).indexOf(values[0] ?? NaN)]
    })
    for (const place of [0, 1, 2, 3]) expect(places.filter(one => one === place).length).toBeLessThanOrEqual(places.length / 2)
  })
})
