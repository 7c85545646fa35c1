// Questions of four types, as an editor writes them.

import type { Q } from '@trivium/contract/play/plays'
import { plain } from './console.ts'
import type { Player } from './players.ts'

const capitals: Record<string, string> = { Spain: 'Madrid', France: 'Paris', Italy: 'Rome' }
const texts = (...words: string[]) => words.map(text => ({ text }))

/** Writes a question of each of these types, in two categories. @returns where players find them */
export async function writeEachType(edda: Player, name: string): Promise<{ slug: string; wordsId: number }> {
  const place = async (type: 'quiz_zone' | 'guess_the_word') =>
    (await edda.ask('create_category', { type, names: { en: `${name} ${edda.user.id} ${type}` } })).data
  const [zone, words] = [await place('quiz_zone'), await place('guess_the_word')]
  const { data: pictured } = await edda.ask('get_bank_questions', { has_picture: true, limit: 2 })
  const images = await Promise.all(pictured.map(async ({ id }) => (await edda.ask('get_bank_question', { question_id: id })).data.image))
  const language_id = (await edda.ask('get_languages', {})).data.find(({ code }) => code === 'en')?.id ?? 0
  const all = { ...plain, language_id, level: 1, difficulty: 0.5, options: [], answer: [] }
  const made = [
    await edda.ask('create_question', {
      ...all,
      question_type: 'matching',
      category_id: zone.id,
      question: `Which capital is whose, ${edda.user.id}?`,
      options: Object.keys(capitals).map(text => ({ text, remark: `Remark on ${text}` })),
      matches: texts(...Object.values(capitals), 'Vienna'),
      answer: [0, 1, 2],
    }),
    await edda.ask('create_question', {
      ...all,
      question_type: 'number',
      category_id: zone.id,
      question: `How fast does it fall, ${edda.user.id}?`,
      number: { value: 9.81, tolerance: 0.05, unit: 'm/s²' },
    }),
    await edda.ask('create_question', {
      ...all,
      question_type: 'multiple_choice',
      category_id: zone.id,
      question: `Which of these, ${edda.user.id}?`,
      options: images.map((image, index) => ({ image: image ?? '', image_text: `Picture ${index + 1}`, remark: `Remark ${index + 1}` })),
      answer: [1],
    }),
    await edda.ask('create_question', {
      ...all,
      question_type: 'guess_the_word',
      category_id: words.id,
      question: `Which vitamin, ${edda.user.id}?`,
      word: 'B12',
      accepted: ['B-12', 'Cobalamin'],
    }),
  ]
  await edda.ask('publish_questions', { question_ids: made.map(({ data }) => data.id) })
  return { slug: zone.slug, wordsId: words.id }
}

/** @returns the key of the match that is right for the option at this place */
export const matchOf = (question: Q, place: number) => {
  const capital = capitals[question.options[place]?.text ?? '']
  return question.matches.find(match => match.text === capital)?.key ?? '?'
}
