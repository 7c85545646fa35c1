import type { ShownQuestion } from '@trivium/contract/bank/imports.admin'
import { isRight, parseAnswer } from '@trivium/rules/play/plays/grading'
import { describe, expect, it } from 'vitest'
import { seenBy } from '../../questions/question-form-values.ts'
import { countOf, firstFilter, wantedBy } from './filters.ts'
import { mediaOf, valuesOf } from './shown-values.ts'
import { differencesIn, numberIn } from './shown-words.ts'

const option = (text: string, more: Partial<ShownQuestion['options'][number]> = {}) => ({
  text,
  image: null,
  image_text: null,
  is_right: false,
  place: null,
  match: null,
  share: null,
  remark: null,
  ...more,
})
const match = (text: string) => ({ text, image: null, image_text: null })

const asked = (more: Partial<ShownQuestion> = {}): ShownQuestion => ({
  question_type: 'multiple_choice',
  question: 'Which?',
  image: null,
  image_text: null,
  audio: null,
  audio_text: null,
  options: [option('x', { is_right: true }), option('y')],
  matches: [],
  keeps_order: false,
  word: null,
  accepted: [],
  number: null,
  right: ['x'],
  note: null,
  fact: null,
  passage: null,
  source: null,
  language: 'en',
  category: 'Signs',
  subcategory: null,
  level: 1,
  difficulty: 0.5,
  marks: 1,
  minus_marks: 0,
  part_marks: false,
  tags: [],
  is_active: true,
  ...more,
})

describe('differences', () => {
  it('are listed in words, each once, under either name that the server uses', () => {
    const there = asked({ note: 'Old.', level: 2, tags: ['a', 'b'] })
    const here = asked({ note: null, right: ['y'], options: [option('x'), option('y', { is_right: true })] })
    expect(differencesIn(['note', 'answer', 'right', 'options', 'level', 'tags', 'image'], there, here)).toEqual([
      { name: 'Explanation', there: 'Old.', here: '(none)' },
      { name: 'Right answer', there: 'x', here: 'y' },
      { name: 'Level', there: 'level 2', here: 'level 1' },
      { name: 'Tags', there: 'a · b', here: '(none)' },
      { name: 'Picture', there: null, here: null },
    ])
  })

  it('for which the console has no words are listed by field name', () => {
    expect(differencesIn(['something_new'], asked(), asked())).toEqual([{ name: 'something new', there: null, here: null }])
  })
})

it('writes a number with its tolerance and unit', () => {
  expect([numberIn({ value: 5, tolerance: 0.1, unit: 'km' }), numberIn({ value: -2.5, tolerance: 0, unit: null })]).toEqual([
    '5 ± 0.1 km',
    '-2.5',
  ])
})

describe('a row on a player’s screen', () => {
  const seen = (shown: ShownQuestion) => seenBy(valuesOf(shown, new Map([['a.webp', '/media/a.webp']])), { language: undefined, place: '' })
  const grades = (shown: ShownQuestion, given: string) => {
    const { key } = seen(shown)
    return isRight(parseAnswer(given, key, { order: shown.options.map((_, at) => at), matches: shown.matches.map((_, at) => at) }), key)
  }

  it.each<[string, Partial<ShownQuestion>, right: string, wrong: string]>([
    ['one choice', {}, 'a', 'b'],
    [
      'several',
      { question_type: 'multi_select', options: [option('x', { is_right: true }), option('y'), option('z', { is_right: true })] },
      'a,c',
      'a',
    ],
    [
      'an order',
      { question_type: 'sequence', options: [option('x', { place: 3 }), option('y', { place: 1 }), option('z', { place: 2 })] },
      'b,c,a',
      'a,b,c',
    ],
    [
      'pairs',
      { question_type: 'matching', options: [option('x', { match: 1 }), option('y', { match: 0 })], matches: [match('p'), match('q')] },
      'a-2,b-1',
      'a-1,b-2',
    ],
    ['a word', { question_type: 'guess_the_word', options: [], word: 'saw', accepted: ['handsaw'] }, 'Handsaw', 'hammer'],
    ['a number', { question_type: 'number', options: [], number: { value: 5, tolerance: 1, unit: null } }, '5.5', '7'],
  ])('grades answers as the import read the question: %s', (_, more, right, wrong) => {
    const shown = asked(more)
    expect([grades(shown, right), grades(shown, wrong)]).toEqual([true, false])
  })

  it('shows its pictures, each fetched once', () => {
    const image = { name: 'a.webp', path: null }
    const shown = asked({
      image,
      options: [option('', { image, image_text: 'A sign' }), option('y', { image: { name: 'b.webp', path: null } })],
    })
    expect(mediaOf(shown).map(({ name }) => name)).toEqual(['a.webp', 'b.webp'])
    const { question } = seen(shown)
    expect([question.image, ...question.options.map(({ image }) => image)]).toEqual(['/media/a.webp', '/media/a.webp', null])
  })
})

describe('filters of rows', () => {
  const counts = { new: 5, changed: 0, there: 2, double: 1, contradiction: 3, refused: 0, lost: 4 }

  it('count their rows, and open first where the editor must decide', () => {
    expect([countOf(counts, 'all'), countOf(counts, 'lost'), countOf(counts, 'there')]).toEqual([11, 4, 2])
    expect([firstFilter(counts), firstFilter({ ...counts, refused: 1 }), firstFilter({ ...counts, contradiction: 0, lost: 0 })]).toEqual([
      'contradiction',
      'refused',
      'new',
    ])
  })

  it('ask the server for their rows', () => {
    expect([wantedBy('all'), wantedBy('double'), wantedBy('lost')]).toEqual([{}, { verdict: 'double' }, { lost: true }])
  })
})
