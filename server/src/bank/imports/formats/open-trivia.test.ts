import { describe, expect, it } from 'vitest'
import { readFormat } from '../../../../test/banks/read-format.ts'

const good = {
  type: 'multiple',
  difficulty: 'easy',
  category: 'Entertainment: Music',
  question: 'Who plays the bass?',
  correct_answer: 'Ann',
  incorrect_answers: ['Bob', 'Cy', 'Di'],
}

async function readOne(row: unknown) {
  // A second row makes the format recognisable.
  const { rows, format } = await readFormat('questions.json', JSON.stringify({ results: [row, { ...good, question: 'Beside?' }] }))
  expect(format).toBe('Open Trivia DB')
  return rows[0]
}

async function outcomeOf(row: unknown) {
  const read = await readOne(row)
  return read && 'refused' in read ? read.refused : 'good'
}

describe('a row of Open Trivia DB', () => {
  it('keeps category, licence and source', async () => {
    const read = await readOne(good)
    expect(read).toMatchObject({
      row: 1,
      question: {
        place: { category: 'Entertainment', subcategory: 'Music' },
        source: { name: 'Open Trivia Database', licence: 'CC BY-SA 4.0' },
      },
    })
  })

  it('holds no formula: dollars stay dollars', async () => {
    const read = await readOne({ ...good, question: 'Who is NOT in A$AP Mob: A$AP Rocky or A$AP Ferg?', correct_answer: '$5' })
    expect(read).toMatchObject({
      question: { question: String.raw`Who is NOT in A\$AP Mob: A\$AP Rocky or A\$AP Ferg?`, options: ['$5', 'Bob', 'Cy', 'Di'] },
    })
  })

  it('puts true first', async () => {
    const read = await readOne({ ...good, type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'] })
    expect(read).toMatchObject({ question: { type: 'true_false', options: ['True', 'False'], answer: [1] } })
  })

  it.each([
    ['null', null, 'is not a question'],
    ['a number for the question', { ...good, question: 7 }, 'question: '],
    ['no difficulty', { ...good, difficulty: undefined }, 'difficulty: '],
    ['an unknown difficulty', { ...good, difficulty: 'nightmare' }, 'difficulty: is not one of easy, medium, hard'],
    ['an unknown type', { ...good, type: 'essay' }, 'type: is neither multiple nor boolean'],
    ['a blank question', { ...good, question: '   ' }, 'question: is empty'],
    ['an endless question', { ...good, question: 'why '.repeat(1000) }, 'question: is longer than 2000 characters'],
    ['a NUL', { ...good, correct_answer: 'A\u0000n' }, 'correct_answer: contains control characters'],
    ['half a character', { ...good, correct_answer: 'A\ud800' }, 'correct_answer: contains control characters'],
    ['the right answer among the wrong ones', { ...good, incorrect_answers: ['Bob', ' Ann', 'Di'] }, 'two of its answers are the same'],
    ['too few answers', { ...good, incorrect_answers: ['Bob'] }, 'has fewer than three answers to choose from'],
    ['a boolean without True', { ...good, type: 'boolean' }, 'its answers are not True and False'],
  ])('is refused with %s', async (_, row, reason) => {
    expect(await outcomeOf(row)).toContain(reason)
  })

  it('is recognised with and without the surrounding reply', async () => {
    for (const content of [[good], { results: [good] }, { response_code: 0, results: [good] }]) {
      expect((await readFormat('questions.json', JSON.stringify(content))).rows).toHaveLength(1)
    }
  })

  it.each(['null', '[]', '{}', '"text"', '{"results":[]}', '[{"question":"x"}]'])('is not recognised in %s', async content => {
    await expect(readFormat('questions.json', content)).rejects.toThrow('in a supported format')
  })

  it('is refused as a whole when the file ends early', async () => {
    await expect(readFormat('questions.json', JSON.stringify([good, good]).slice(0, -30))).rejects.toThrow(
      'It is not a complete JSON document.',
    )
  })
})
