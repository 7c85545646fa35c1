// A question of the bank for tests of the console.

import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import type { Answers } from '../../web/test/fake-server.ts'

const option = (text: string) => ({ text, image: null, image_text: null, remark: null })

export const aQuestion = (more: Partial<BankQuestion> = {}): BankQuestion => ({
  id: 7,
  key: 'own:7',
  question_type: 'multiple_choice',
  question: 'Which city is the capital of Norway?',
  category_id: 3,
  language_id: 1,
  level: 2,
  difficulty: 0,
  state: 'published',
  publish_at: null,
  edited_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  sealed_by: null,
  has_picture: false,
  has_sound: false,
  options: ['Oslo', 'Bergen', 'Turku'].map(option),
  matches: [],
  answer: [0],
  word: null,
  accepted: [],
  number: null,
  keeps_order: false,
  tags: [],
  note: 'It is Oslo.',
  image: null,
  image_text: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  source: null,
  review: null,
  change_of: null,
  version: 0,
  is_replaced: false,
  versions: [],
  stats: {
    attempts: 0,
    facility: null,
    discrimination: null,
    median_ms: null,
    b: null,
    standard_error: null,
    infit: null,
    outfit: null,
    is_calibrated: false,
    flags: [],
    choices: [],
  },
  ...more,
})

/** What the page of a question asks for beside the question. */
export const besideQuestions: Answers = {
  get_translations: { data: { translations: [], missing_language_ids: [], may_add: true } },
  get_question_history: { data: [] },
  get_question_review: {
    data: { review: null, is_needed: false, authors: [], may_review: false, change_of: null, changed_by: null, comments: [] },
  },
  get_languages: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
  get_category_tree: {
    data: [
      {
        id: 3,
        type: 'quiz_zone',
        parent_id: null,
        slug: 'europe',
        names: { en: 'Europe' },
        icon: 'bulb',
        hue: 42,
        image: null,
        is_premium: false,
        price: null,
        position: 0,
        questions: 1,
        subcategories: 0,
        version: 0,
      },
    ],
    total: 1,
  },
}
