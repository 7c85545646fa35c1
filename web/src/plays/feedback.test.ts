import type { AnswerOutcome, Q } from '@trivium/contract/plays'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { queryClient } from '../actions.ts'
import { Feedback } from './feedback.tsx'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} }))

const question: Q = {
  id: 1,
  category: { slug: 'geography', name: 'Geography' },
  subcategory: null,
  language_id: 1,
  level: 1,
  question_type: 'true_false',
  question: 'Is it?',
  image: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  options: [],
  letters: null,
  seconds: 30,
  difficulty: 'easy',
  marks: 4,
  source: { name: 'Somewhere', url: 'https://example.com/', licence: 'CC BY-SA 4.0' },
}
const told: AnswerOutcome = {
  correct: true,
  correct_answer: 'a',
  note: null,
  score: 4,
  answered: 1,
  remaining: 9,
  deadline: null,
  now: '2026-11-22T12:00:00.000Z',
  current_question_id: null,
  result: null,
}

function shown(outcome: AnswerOutcome | null, asked = question) {
  const feedback = createElement(Feedback, { outcome, question: asked, answer: 'a', onNext: () => {} })
  const page = createElement(QueryClientProvider, { client: queryClient }, feedback)
  return renderToStaticMarkup(createElement(MantineProvider, null, page))
}

it('tells where a question is from, and its licence, once it is answered', () => {
  expect(shown(null)).not.toContain('Somewhere')
  expect(shown(told)).toMatch(/href="https:\/\/example\.com\/".*Somewhere.*CC BY-SA 4\.0/)
  expect(shown(told, { ...question, source: null })).not.toContain('review.source')
})
