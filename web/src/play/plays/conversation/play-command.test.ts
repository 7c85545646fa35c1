import { describe, expect, it } from 'vitest'
import { aQuestion, choices } from '../../../../test/play.ts'
import { playCommandFor } from './play-command.ts'

type Standing = Parameters<typeof playCommandFor>[1]

const choosing: Standing = {
  question: aQuestion(1),
  phase: 'choosing',
  answer: '',
  lifelines: ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'],
  removed: ['c'],
}
const asked = (question_type: Standing['question']['question_type'], answer = ''): Standing => ({
  ...choosing,
  question: aQuestion(1, { question_type }),
  answer,
  lifelines: [],
})
const word = (answer: string): Standing => ({
  ...asked('guess_the_word', answer),
  question: aQuestion(1, { question_type: 'guess_the_word', options: [], letters: { count: 4, blanks: [], others: false } }),
})

describe('playCommandFor', () => {
  it.each([
    ['a', { handIn: 'a' }],
    ['4', { handIn: 'd' }],
    ['f', { lifeline: 'fifty_fifty' }],
    ['p', { lifeline: 'audience_poll' }],
    ['t', { lifeline: 'reset_timer' }],
    ['s', { lifeline: 'skip' }],
    ['escape', 'leave'],
    ['enter', null],
    ['?', null],
    ['x', null],
    ['5', null],
  ] as const)('takes %s for %j', (key, command) => expect(playCommandFor(key, choosing)).toEqual(command))

  it('only chooses if the choice needs confirmation, and then hands in with Enter', () => {
    const confirmed = (answer: string): Standing => ({ ...asked('multiple_choice', answer), confirms: true })
    expect(playCommandFor('b', confirmed('a'))).toEqual({ choose: 'b' })
    expect(playCommandFor('enter', confirmed('a'))).toEqual({ handIn: 'a' })
    expect(playCommandFor('enter', confirmed(''))).toBeNull()
  })

  it('does not choose an option that fifty-fifty has removed', () => expect(playCommandFor('c', choosing)).toBeNull())

  it('takes an arrow as the answer at its side, if answers have sides', () => {
    const statement: Standing = { ...asked('true_false'), sides: { left: 'b', right: 'a' } }
    expect(playCommandFor('arrowleft', statement)).toEqual({ handIn: 'b' })
    expect(playCommandFor('arrowright', statement)).toEqual({ handIn: 'a' })
    expect(playCommandFor('arrowright', { ...statement, phase: 'feedback' })).toBeNull()
    expect(playCommandFor('arrowleft', choosing)).toBeNull()
  })

  it('ignores lifeline keys in modes without lifelines', () => {
    expect(playCommandFor('s', asked('multiple_choice'))).toBeNull()
  })

  it('toggles several options, and hands them in with Enter', () => {
    expect(playCommandFor('b', asked('multi_select', 'a'))).toEqual({ choose: 'a,b' })
    expect(playCommandFor('a', asked('multi_select', 'a'))).toEqual({ choose: '' })
    expect(playCommandFor('enter', asked('multi_select', 'a,b'))).toEqual({ handIn: 'a,b' })
    expect(playCommandFor('enter', asked('multi_select'))).toBeNull()
  })

  it('does not sort a sequence by letters, and hands in only a full line', () => {
    expect(playCommandFor('a', asked('sequence'))).toBeNull()
    expect(playCommandFor('enter', asked('sequence'))).toBeNull()
    expect(playCommandFor('enter', asked('sequence', 'b,a,c,d'))).toEqual({ handIn: 'b,a,c,d' })
  })

  it("chooses among ten options by letters and digits; an option's letter is never a lifeline", () => {
    const question = aQuestion(1, { options: choices(...'abcdefghij') })
    const among = (key: string) => playCommandFor(key, { ...choosing, question, removed: [] })
    expect(['f', 'j', '9', '0', 's'].map(among)).toEqual([
      { handIn: 'f' },
      { handIn: 'j' },
      { handIn: 'i' },
      { handIn: 'j' },
      { lifeline: 'skip' },
    ])
  })

  it('leaves letters and digits to the pairing, and hands in the pairs with Enter', () => {
    expect(['a', '1'].map(key => playCommandFor(key, asked('matching')))).toEqual([null, null])
    expect(playCommandFor('enter', asked('matching'))).toBeNull()
    expect(playCommandFor('enter', asked('matching', 'a-2'))).toEqual({ handIn: 'a-2' })
  })

  it('hands in a number', () => expect(playCommandFor('enter', asked('number', '9.8'))).toEqual({ handIn: '9.8' }))

  it('asks for a hint when the answer is a word, and hands in a word', () => {
    expect(playCommandFor('?', word(''))).toBe('hint')
    expect(playCommandFor('؟', word(''))).toBe('hint')
    expect(playCommandFor('enter', word('mars'))).toEqual({ handIn: 'mars' })
    expect(playCommandFor('enter', word(''))).toBeNull()
  })

  it.each(['sending', 'stuck', 'looking'] as const)('ignores every key but Esc while %s', phase => {
    expect(['a', 'enter', 's', 'escape'].map(key => playCommandFor(key, { ...choosing, phase }))).toEqual([null, null, null, 'leave'])
  })

  it('goes on after the feedback', () => {
    const feedback: Standing = { ...choosing, phase: 'feedback' }
    expect(['enter', 'a', 's', 'escape'].map(key => playCommandFor(key, feedback))).toEqual(['go_on', null, null, 'leave'])
  })
})
