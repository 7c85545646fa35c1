// An editor's work, for tests: forms of every question type, and the questions made from them.

import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import sharp from 'sharp'
import type { TestPlayer } from './app.ts'
import type { Quiz } from './quiz.ts'

export type Form = Record<string, unknown>

/** A silent sound: its first bytes give its type. */
export const silence = Buffer.concat([Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1'), Buffer.alloc(200)])

export const picture = (background = 'red') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

const options = (...texts: string[]) => texts.map(text => ({ text, image: null }))

/** The fields of each type, beside its place. */
export const formsByType: Record<QuestionType, Form> = {
  multiple_choice: { options: options('Oslo', 'Bergen', 'Turku', 'Malmö'), answer: [0] },
  true_false: { options: options('True', 'False'), answer: [1] },
  multi_select: { options: options('2', '3', '4', '5'), answer: [3, 1, 0] },
  sequence: { options: options('third', 'first', 'second'), answer: [1, 2, 0] },
  matching: {
    options: options('Norway', 'Sweden', 'Finland'),
    matches: options('Helsinki', 'Oslo', 'Stockholm', 'Riga'),
    answer: [1, 2, 0],
  },
  number: { options: [], answer: [], number: { value: 9.81, tolerance: 0.05, unit: 'm/s²' } },
  guess_the_word: { options: [], answer: [], word: 'Crème brûlée' },
  audio: { options: options('owl', 'wren', 'lark'), answer: [2] },
  maths: { options: options('$x^2$', '$2x$'), answer: [1] },
}

export function questionDesk(quiz: Quiz, editor: TestPlayer) {
  let number = 0
  const upload = async (bytes: Buffer) => (await editor.call('upload_media', {}, { file: { field: 'file', bytes } })).data.path
  const { categories, languages } = quiz.fixture
  /** A complete form of a new question. */
  const form = (type: QuestionType = 'multiple_choice', more: Form = {}): Form => ({
    question_type: type,
    category_id:
      { guess_the_word: categories.words, audio: categories.sounds, maths: categories.primes }[String(type)] ?? categories.science,
    language_id: languages.en,
    level: 9,
    difficulty: 0.5,
    question: `Which one is it, number ${++number}?`,
    note: 'Because.',
    ...formsByType[type],
    ...more,
  })
  const draft = async (type?: QuestionType, more?: Form): Promise<BankQuestion> => {
    const reply = await editor.call('create_question', form(type, more))
    if (reply.error) throw new Error(JSON.stringify(reply))
    return reply.data
  }
  return {
    upload,
    form,
    draft,
    async published(type?: QuestionType, more?: Form): Promise<BankQuestion> {
      const { id } = await draft(type, more)
      await editor.call('publish_questions', { question_ids: [id] })
      return (await editor.call('get_bank_question', { question_id: id })).data
    },
    async change(question: BankQuestion, more: Form) {
      return editor.call('change_question', { ...question, ...more, question_id: question.id })
    },
  }
}
