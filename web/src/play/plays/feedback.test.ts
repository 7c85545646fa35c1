import type { AnswerOutcome } from '@trivium/contract/play/plays'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { aPlay, aQuestion, anOutcome } from '../../../test/play.ts'
import { queryClient } from '../../platform/calls/actions.ts'
import { Feedback } from './feedback.tsx'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} }))

const question = aQuestion(1, { source: { name: 'Somewhere', url: 'https://example.com/', licence: 'CC BY-SA 4.0' } })
const feedback = anOutcome({ deadline: null })

function shown(outcome: AnswerOutcome | null, asked = question, brought = { points: 4, run: 1, ended: 0 }, isDue = false, answer = 'a') {
  const feedback = createElement(Feedback, {
    outcome,
    isDue,
    question: asked,
    answer,
    play: aPlay(),
    isHeld: false,
    brought,
    onNext: () => {},
  })
  const page = createElement(QueryClientProvider, { client: queryClient }, feedback)
  return renderToStaticMarkup(createElement(MantineProvider, null, page))
}

it('shows the source of a question and its licence, once it is answered', () => {
  expect(shown(null)).not.toContain('Somewhere')
  expect(shown(feedback)).toMatch(/href="https:\/\/example\.com\/".*Somewhere.*CC BY-SA 4\.0/)
  expect(shown(feedback, { ...question, source: null })).not.toContain('review.source')
})

it('folds the source of a question', () => {
  const [, attributes = null, inside = ''] = /<details([^>]*)>([^]*?)<\/details>/.exec(shown(feedback)) ?? []
  expect(attributes).not.toContain('open')
  expect(inside).toMatch(/<summary>.*review\.source.*<\/summary>.*Somewhere.*CC BY-SA 4\.0/)
})

it('says why a right answer that came too late does not count', () => {
  const late = anOutcome({ correct: false, correct_answer: 'b', deadline: null })
  const html = shown(late, question, { points: 0, run: 0, ended: 0 }, false, 'b')
  expect(html).toContain('play.verdict_late')
  expect(html).toContain('play.late_text')
  expect(shown(late)).not.toContain('play.late_text')
})

it('says how much of a wrong order is in its place', () => {
  const sequence = aQuestion(1, { question_type: 'sequence' })
  const wrong = anOutcome({ correct: false, correct_answer: 'a,b,d,c', deadline: null })
  const told = (answer: string) => shown(wrong, sequence, undefined, false, answer)
  expect(told('a,b,c,d')).toContain('play.in_place')
  expect(told('')).not.toContain('play.in_place')
})

it('says at once that the time is up, and nothing else before the server reveals the answer', () => {
  expect(shown(null, question, undefined, true)).toMatch(/data-verdict="over".*play\.verdict_over/)
  expect(shown(null, question, undefined, true)).not.toMatch(/play\.(next|right_was)/)
})

it('says when a wrong answer ends a run of three or more', () => {
  const wrong = anOutcome({ correct: false, deadline: null })
  expect(shown(wrong, question, { points: 0, run: 0, ended: 3 })).toContain('play.run_ended')
  expect(shown(wrong, question, { points: 0, run: 0, ended: 2 })).not.toContain('play.run_ended')
})

it('shows the points that an answer brought or cost, and the third in a row', () => {
  expect(shown(feedback)).toContain('+4')
  expect(shown(feedback)).not.toContain('play.in_a_row')
  expect(shown(feedback, question, { points: 4, run: 3, ended: 0 })).toContain('play.in_a_row')
  const wrong = anOutcome({ correct: false, deadline: null })
  expect(shown(wrong, question, { points: -2, run: 0, ended: 0 })).toContain('−2')
  expect(shown(wrong, question, { points: 0, run: 0, ended: 0 })).not.toContain('board.points')
  expect(shown(null, question, { points: 0, run: 3, ended: 0 })).not.toContain('play.in_a_row')
})
