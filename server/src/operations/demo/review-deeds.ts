// Review before publishing in the demo: an editor has written three questions; a second editor accepted one, sent one back, and has not read
// the third.

import type { Actor, DemoContext } from './demo-context.ts'

/** Starter content asks none of them: the bank refuses doubles. */
export const writtenForReview = [
  {
    question: 'Which gas do plants take out of the air in daylight?',
    options: ['Carbon dioxide', 'Nitrogen', 'Argon', 'Helium'],
    note: 'They build sugar from it and water, by the light.',
  },
  {
    question: 'How long does the Moon take to go round the Earth once?',
    options: ['About a month', 'About a day', 'About a week', 'About a year'],
    note: '27.3 days against the stars.',
  },
  {
    question: 'What is the hardest part of a tooth?',
    options: ['Enamel', 'Dentine', 'Pulp', 'Cement'],
    note: 'Enamel is the hardest tissue of the body.',
  },
]

interface Reviewers {
  administrator: Actor
  editor: Actor
  secondEditor: Actor
}

export async function reviewDrafts({ languageIds }: DemoContext, { administrator, editor, secondEditor }: Reviewers): Promise<void> {
  const { data: settings } = await administrator.ask('get_all_settings', {})
  const versions = Object.fromEntries(settings.flatMap(({ name, version }) => (name === 'questions_need_review' ? [[name, version]] : [])))
  await administrator.ask('set_settings', { values: { questions_need_review: 1 }, versions })
  const { data: category } = await editor.ask('create_category', {
    type: 'quiz_zone',
    names: { en: 'Written for review' },
    icon: 'flask',
    hue: 200,
  })
  const place = { category_id: category.id, language_id: languageIds.get('en') ?? 0, level: 1, difficulty: 0.4 }
  const asked: { question_id: number; version: number }[] = []
  for (const { question, options, note } of writtenForReview) {
    const form = { question_type: 'multiple_choice' as const, ...place, question, note, tags: ['review'] }
    const { data } = await editor.ask('create_question', { ...form, options: options.map(text => ({ text })), answer: [0] })
    asked.push({ question_id: data.id, version: data.version })
  }
  const [good, vague] = asked
  if (good) await secondEditor.ask('accept_questions', { questions: [good] })
  const comment = 'Against the stars or against the Sun? Say which month you mean: one is two days longer.'
  if (vague) await secondEditor.ask('send_back_question', { ...vague, comment })
}
