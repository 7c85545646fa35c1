import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerKey, isRight, parseAnswer, rightPairs, showAnswer, showRightAnswer } from './grading.ts'
import { seededRandom, shuffled } from '../../platform/random.ts'

const one: AnswerKey = { question_type: 'multiple_choice', options: 4, answer: [2], word: null }
const many: AnswerKey = { question_type: 'multi_select', options: 4, answer: [0, 3], word: null }
const order: AnswerKey = { question_type: 'sequence', options: 4, answer: [0, 1, 2, 3], word: null }
const word: AnswerKey = { question_type: 'guess_the_word', options: 0, answer: [], word: 'São Tomé' }
const shown = { order: [3, 2, 0, 1] }

describe('parseAnswer', () => {
  it('translates keys of the shown order into the stored order', () => {
    expect(parseAnswer('b', one, shown)).toBe('2')
    expect(parseAnswer(' B ', one, shown)).toBe('2')
    expect(parseAnswer('c,a', many, shown)).toBe('0,3')
    expect(parseAnswer('c,d,b,a', order, shown)).toBe('0,1,2,3')
  })

  it('accepts an empty answer as a pass', () => {
    expect(parseAnswer('', one, shown)).toBe('')
    expect(parseAnswer('  ', word, { order: [] })).toBe('')
  })

  it.each(['e', 'z', 'a,b', 'a,a', ',', '1', 'constructor', 'aa'])('rejects %j for one choice of four', text => {
    expect(parseAnswer(text, one, shown)).toBeNull()
  })

  it('rejects a sequence that does not name every option once', () => {
    expect(parseAnswer('a,b,c', order, shown)).toBeNull()
    expect(parseAnswer('a,b,c,c', order, shown)).toBeNull()
  })
})

describe('isRight', () => {
  it('compares a multi-select as a set and a sequence by its order', () => {
    expect(isRight('0,3', many)).toBe(true)
    expect(isRight('0', many)).toBe(false)
    expect(isRight('0,1,2,3', order)).toBe(true)
    expect(isRight('1,0,2,3', order)).toBe(false)
  })

  it.each(['são tomé', 'SAO TOME', 'saotome', ' Sáo-Tome '])('accepts %j for the word', guess => {
    expect(isRight(guess, word)).toBe(true)
  })

  it('never counts an empty or missing answer as right', () => {
    for (const key of [one, many, order, word]) {
      expect(isRight('', key)).toBe(false)
      expect(isRight(null, key)).toBe(false)
    }
  })
})

describe('showRightAnswer', () => {
  it('parses back to a right answer, for every shuffle and question type', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(one, many, order), (seed, key) => {
        const shuffle = { order: shuffled([0, 1, 2, 3], seededRandom(seed)) }
        const text = showRightAnswer(key, shuffle)
        expect(isRight(parseAnswer(text, key, shuffle), key)).toBe(true)
      }),
    )
  })

  it('shows a stored answer by the keys that the player saw', () => {
    expect(showAnswer('2', one, shown)).toBe('b')
    expect(showAnswer('0,3', many, shown)).toBe('a,c')
    expect(showAnswer('', one, shown)).toBe('')
    expect(showAnswer(null, one, shown)).toBeNull()
  })
})

describe('pairs', () => {
  const pairs: AnswerKey = { question_type: 'matching', options: 3, answer: [1, 0, 1], word: null, matches: 3 }
  const seen = { order: [2, 0, 1], matches: [1, 2, 0] }

  it('are parsed by the shown keys, in any order, and may be incomplete', () => {
    expect(parseAnswer('a-1,c-3,b-1', pairs, seen)).toBe('1,0,1')
    expect(parseAnswer(' B - 2 ', pairs, seen)).toBe('2,,')
  })

  it.each(['a', 'a-0', 'a-4', 'd-1', 'a-1,a-2', '1-a', 'a-1,', 'a--1', 'a-1;b-2', 'a-01-'])('reject %j', text => {
    expect(parseAnswer(text, pairs, seen)).toBeNull()
  })

  it('are right only all together, and are counted one by one', () => {
    expect(isRight('1,0,1', pairs)).toBe(true)
    expect(isRight('1,,1', pairs)).toBe(false)
    expect(['1,,1', '0,1,0', '1,0,1'].map(given => rightPairs(given, pairs))).toEqual([2, 0, 3])
  })

  it('are shown as given', () => {
    expect(showAnswer('2,,', pairs, seen)).toBe('b-2')
    expect(showRightAnswer(pairs, seen)).toBe('a-1,b-1,c-3')
    fc.assert(
      fc.property(fc.nat(), seed => {
        const shuffle = { order: shuffled([0, 1, 2], seededRandom(seed)), matches: shuffled([0, 1, 2], seededRandom(seed + 1)) }
        expect(isRight(parseAnswer(showRightAnswer(pairs, shuffle), pairs, shuffle), pairs)).toBe(true)
      }),
    )
  })
})

describe('a number', () => {
  const speed: AnswerKey = { ...word, question_type: 'number', word: null, number: { value: 12.5, tolerance: 0.5, unit: 'm/s' } }

  it.each(['12.5', '12,5 m/s', '١٢٫٧', '+12.99', ' 13 ', '1.25e1', '12.0'])('%j is within the tolerance', text => {
    expect(isRight(parseAnswer(text, speed, { order: [] }), speed)).toBe(true)
  })

  it.each(['13.1', '11,9', '-12.5', '125'])('%j is not within the tolerance', text => {
    expect(isRight(parseAnswer(text, speed, { order: [] }), speed)).toBe(false)
  })

  it.each(['twelve', '12.5 km/h', '1 2', '--1', '1.2.3,4', 'NaN', 'Infinity', '0x10', '12.5.'])('%j is not a number', text => {
    expect(parseAnswer(text, speed, { order: [] })).toBeNull()
  })

  it('is shown as given, and the right one by its latest key', () => {
    expect(showAnswer('12,50', speed, { order: [] })).toBe('12,50')
    expect(showRightAnswer(speed, { order: [] })).toBe('12.5')
    expect(
      showRightAnswer(
        { ...speed, later: [{ answer: [], word: null, number: { value: 13, tolerance: 0, unit: 'm/s' }, is_void: false }] },
        { order: [] },
      ),
    ).toBe('13')
  })
})

describe('several right words', () => {
  it('are all right', () => {
    const either = { ...word, accepted: ['Saint Thomas'] }
    expect(['sao tome', 'saint-thomas', 'thomas'].map(given => isRight(given, either))).toEqual([true, true, false])
  })
})

describe('a corrected key', () => {
  const key: AnswerKey = { question_type: 'multiple_choice', options: 4, answer: [0], word: null }
  const elm = { answer: [1], word: null, is_void: false }
  const none = { answer: [], word: null, is_void: true }

  it('counts an answer as right by any of the keys, and shows the last key', () => {
    const corrected = { ...key, later: [elm, { ...elm, answer: [2] }] }
    expect(['0', '1', '2', '3', '', null].map(given => isRight(given, corrected))).toEqual([true, true, true, false, false, false])
    expect(showRightAnswer(corrected, { order: [3, 2, 1, 0] })).toBe('b')
  })

  it('counts any answer as right if the question is void', () => {
    const corrected = { ...key, later: [none] }
    expect(['0', '3', '', null].map(given => isRight(given, corrected))).toEqual([true, true, false, false])
    expect(showRightAnswer(corrected, { order: [0, 1, 2, 3] })).toBe('')
  })

  it.each([
    ['multi_select', '1,2', { answer: [2, 1], word: null, is_void: false }],
    ['sequence', '2,0,1', { answer: [2, 0, 1], word: null, is_void: false }],
    ['guess_the_word', 'CAFÉ', { answer: [], word: 'café', is_void: false }],
  ] as const)('grades by question type: %s', (question_type, given, later) => {
    const word = question_type === 'guess_the_word' ? 'tea' : null
    expect(isRight(given, { question_type, options: 3, answer: word ? [] : [0], word, later: [later] })).toBe(true)
  })
})
