import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const blockIn = (text: string) => blocksOf(text, 'es')[0]

describe('blocksOf', () => {
  it('reads one right option, three wrong ones and the note', () => {
    expect(blockIn('? Dos y dos\n+ 4\n- 3 | 5 | 22\n= Cuenta.')).toEqual({
      question: 'Dos y dos',
      number: null,
      type: 'multiple_choice',
      options: ['4', '3', '5', '22'],
      answer: [0],
      note: 'Cuenta.',
    })
  })

  it('reads true or false in the words of the language', () => {
    expect(blockIn('? Nieva.\n! false\n= No.')).toMatchObject({ type: 'true_false', options: ['Verdadero', 'Falso'], answer: [1] })
  })

  it('reads sequences in their order', () => {
    expect(blockIn('? Ordena.\n> a | b | c\n= Así.')).toMatchObject({ type: 'sequence', options: ['a', 'b', 'c'], answer: [0, 1, 2] })
  })

  it('mixes several right options with the wrong ones', () => {
    const block = blockIn('? Elige.\n* a | b\n- c\n- d\n= Dos.')
    expect(block?.type).toBe('multi_select')
    expect(block?.answer.map(index => block.options[index]).toSorted()).toEqual(['a', 'b'])
    expect(block?.options).toHaveLength(4)
  })

  it('takes a number only where it touches the mark', () => {
    expect(blockIn('?3 ¿Y?\n! true\n= Sí.')).toMatchObject({ number: 3, question: '¿Y?' })
    expect(blockIn('? 12 es par.\n! true\n= Sí.')).toMatchObject({ number: null, question: '12 es par.' })
  })

  it('separates blocks by empty lines', () => {
    expect(blocksOf('? A\n! true\n= B\n\n\n? C\n! false\n= D', 'en').map(({ question }) => question)).toEqual(['A', 'C'])
  })

  it.each(['? A\n+ B\n- C', '+ B\n- C\n= D', '? A\n= D'])('refuses an incomplete block: %j', text => {
    expect(() => blocksOf(text, 'en')).toThrow(/no question, options or note/)
  })
})
