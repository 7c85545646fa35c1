import { describe, expect, it } from 'vitest'
import { builtContent } from './built-content.ts'
import { chooseEvenly } from './choose-evenly.ts'
import { guessNames, hitsOf, lookAt, tellingWords } from './guesses.ts'
import { sizeOfOption } from './size-of-option.ts'
import type { ContentQuestion } from '@trivium/content/types'

const { questions } = builtContent()

/** If one place held the right answer more often than this, a script that always picks it would gain. */
const largestShare = 0.35

describe('chooseEvenly', () => {
  const question = 'How many are there?'
  const even = Array.from({ length: 40 }, (_, n) => ({ subject: `n${n}`, question, right: '50', wrong: '51 52 49 53 48 47'.split(' ') }))
  const tight = Array.from({ length: 10 }, (_, n) => ({ subject: `t${n}`, question, right: '1', wrong: '2 3 4'.split(' ') }))
  const placesIn = (questions: typeof even) =>
    [0, 1, 2, 3].map(
      place => questions.filter(({ right, wrong }) => wrong.filter(other => Number(other) < Number(right)).length === place).length,
    )

  it('puts the right number at every place about equally often, whichever mistakes are likeliest', () => {
    for (const times of placesIn(chooseEvenly(even))) expect(Math.abs(times - 10)).toBeLessThanOrEqual(1)
  })

  it('compensates for questions whose mistakes all lie on one side', () => {
    for (const times of placesIn(chooseEvenly([...even.slice(0, 30), ...tight]))) expect(Math.abs(times - 10)).toBeLessThanOrEqual(2)
  })

  it('takes the likeliest mistakes if nothing else distinguishes them', () => {
    const [words] = chooseEvenly([{ subject: 'words', question: '?', right: 'a', wrong: ['d', 'c', 'b', 'e'] }])
    expect(words?.wrong).toEqual(['d', 'c', 'b'])
  })

  it('includes options with two mistakes, so that the right one is not the one that all others resemble', () => {
    const wrong = ['abX', 'aXc', 'Xbc', 'aXX', 'XbX', 'XXc', 'XXX']
    const chosen = chooseEvenly(Array.from({ length: 40 }, (_, n) => ({ subject: `w${n}`, question: '?', right: 'abc', wrong })))
    const first = guessNames.indexOf('most like the others')
    const hits = chosen.map(({ right, wrong: taken }) => hitsOf(lookAt('', [right, ...taken]), [0, 1, 2, 3])[first] ?? 1)
    expect(hits.reduce((sum, hit) => sum + hit, 0) / hits.length).toBeLessThan(0.3)
  })

  it('offers an answer that is often right also in questions where it is wrong', () => {
    const asked = Array.from({ length: 40 }, (_, n) => {
      const [right = '', ...wrong] =
        n < 8 ? ['Euro', 'Krona', 'Lev', 'Leu', 'Zloty'] : [`Coin ${n}`, 'Krona', 'Lev', 'Leu', 'Zloty', 'Euro']
      return { subject: `c${n}`, question: '?', right, wrong }
    })
    expect(chooseEvenly(asked).filter(({ wrong }) => wrong.includes('Euro')).length).toBeGreaterThanOrEqual(16)
  })
})

/** The minimum size of a group. Chance would decide in smaller ones, so they are judged together, by their origin. */
const enough = 100
/** Eight points above chance. */
const mostHits = 0.33
/** Half the width of the 99 % interval of a share near a quarter of `count` (normal approximation of the binomial). */
const margin = (count: number) => 2.576 * Math.sqrt((0.25 * 0.75) / count)

describe('guessing', () => {
  const choices = questions.filter(({ answer, options }) => answer.length === 1 && options.length === 4)
  const groups = [...Map.groupBy(choices.flatMap(inGroups), ({ group }) => group)]
    .map(([group, members]): [string, ContentQuestion[]] => [group, members.map(member => member.question)])
    .filter(([, members]) => members.length >= enough)

  it('is measured on enough of the content', () => {
    expect(groups.length).toBeGreaterThanOrEqual(50)
    expect(new Set(groups.flatMap(([, members]) => members)).size).toBeGreaterThanOrEqual(12_000)
  })

  it.each(groups)('hits at most 33 percent of %s', (_, members) => {
    const stemOf = tellingWords(members.map(({ question }) => question))
    const hits = members.map(({ question, options, answer: [right = 0] }) => {
      const rightFirst = [options[right] ?? '', ...options.filter((_option, index) => index !== right)]
      return hitsOf(lookAt(stemOf(question), rightFirst), [0, 1, 2, 3])
    })
    const shares = guessNames.map((name, guess) => ({
      name,
      share: hits.reduce((sum, hit) => sum + (hit[guess] ?? 0), 0) / members.length,
    }))
    const among = `of ${members.length}, ± ${margin(members.length).toFixed(3)}`
    expect(shares.filter(({ share }) => share > mostHits).map(({ name, share }) => `${name}: ${share.toFixed(3)} ${among}`)).toEqual([])
  })

  it.each(groups)('gains nothing by always picking one answer in %s', (_, members) => {
    const offered = Map.groupBy(
      members.flatMap(({ options, answer: [right = 0] }) => options.map((option, index) => ({ option, isRight: index === right }))),
      ({ option }) => option,
    )
    const shares = [...offered].map(([option, times]) => ({
      option,
      times: times.length,
      share: times.filter(({ isRight }) => isRight).length / times.length,
    }))
    expect(shares.filter(({ times, share }) => times >= 30 && share > 0.36)).toEqual([])
  })
})

describe('the right number', () => {
  const placed = questions.filter(isChoice).flatMap(withPlace)
  const groups = [...Map.groupBy(placed, ({ group }) => group)].filter(([, members]) => members.length >= 20)

  it('is measured on enough questions whose options are numbers', () => {
    expect(groups.length).toBeGreaterThanOrEqual(24)
    expect(placed.length).toBeGreaterThanOrEqual(2000)
  })

  it.each(groups)('is not revealed by its size: %s', (_, members) => {
    const shares = [0, 1, 2, 3].map(place => members.filter(member => member.place === place).length / members.length)
    expect(Math.max(...shares), shares.map(share => share.toFixed(2)).join(' ')).toBeLessThanOrEqual(largestShare)
  })
})

describe('sizeOfOption', () => {
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
  ])('reads %s', (text, number) => expect(sizeOfOption(text)).toBeCloseTo(number))

  it.each(['MCM', 'x', '$x^{2}$', '$a + 1$', 'from 1 to 5', String.raw`$(1,\ 2)$`])('finds no number in %s', text =>
    expect(sizeOfOption(text)).toBeNaN(),
  )
})

function isChoice({ key, type }: ContentQuestion): boolean {
  return /^(d|ma|au|w):/.test(key) && ['multiple_choice', 'maths', 'audio'].includes(type)
}

/** Empty unless all four options are numbers. */
function withPlace({ key, category, language, options, answer: [answer = 0] }: ContentQuestion) {
  const numbers = options.map(sizeOfOption)
  const right = numbers[answer] ?? NaN
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return []
  // Few written questions ask for a number, so all languages and categories form one group.
  const group = key.startsWith('w:') ? 'written' : `${category}/${language}`
  return [{ group, place: numbers.filter(number => number < right).length }]
}

/** The groups of a question: its category, its origin (written, derived, audio…) and, if it is derived, its pack. */
function inGroups(question: ContentQuestion) {
  const { key, category, categoryType, language } = question
  const [origin = '', pack = ''] = key.split(':')
  const places = [`${categoryType} ${category}`, `all of ${origin}`, ...(origin === 'd' ? [`kind ${pack}`] : [])]
  return places.map(place => ({ group: `${place} in ${language}`, question }))
}
