import { describe, expect, it } from 'vitest'
import { questionOf, readFormat } from '../../../../test/banks/read-format.ts'

const plain = {
  type: 'multiple',
  difficulty: 'easy',
  category: 'Science & Nature',
  question: ' What does "a+b" mean in 100% of R&D? Write &amp; Zoë’s °C ',
  correct_answer: 'Sum',
  incorrect_answers: ['50%', 'Él & co', '1 < 2'],
}
type Plain = typeof plain

const legacy = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16)}`)
const entities = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('ë', '&euml;').replaceAll('’', '&rsquo;')

function encoded(row: Plain, encode: (text: string) => string): Plain {
  const texts = Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.map(encode) : encode(value)])
  return Object.fromEntries(texts)
}

async function firstOf(rows: Plain[]) {
  const { rows: read } = await readFormat('questions.json', JSON.stringify({ response_code: 0, results: rows }))
  return { ...questionOf(read[0]), ...questionOf(read[0]).place }
}

describe('the encodings of Open Trivia DB', () => {
  it.each([
    ['HTML entities', entities],
    ['legacy URL encoding', legacy],
    ['RFC 3986', encodeURIComponent],
    ['base64', (text: string) => Buffer.from(text).toString('base64')],
  ])('reads %s', async (_, encode) => {
    const question = await firstOf([encoded(plain, encode)])
    expect(question).toMatchObject({
      category: 'Science & Nature',
      question: 'What does "a+b" mean in 100% of R&D? Write &amp; Zoë’s °C',
      options: ['Sum', '50%', 'Él & co', '1 < 2'],
      answer: [0],
    })
    expect(question.key).toBe((await firstOf([encoded(plain, entities)])).key)
  })

  it('decodes exactly once', async () => {
    expect((await firstOf([encoded({ ...plain, question: 'What is &amp;lt;?' }, entities)])).question).toBe('What is &amp;lt;?')
  })

  it("keeps the majority's encoding despite one damaged row", async () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const all = [encoded(plain, base64), plain, encoded({ ...plain, question: 'Why?' }, base64)]
    const { rows } = await readFormat('questions.json', JSON.stringify(all))
    expect(rows.map(row => ('refused' in row ? row.refused : row.question.question.slice(0, 4)))).toEqual([
      'What',
      'is not encoded like the rest of the file (base64)',
      'Why?',
    ])
  })
})
