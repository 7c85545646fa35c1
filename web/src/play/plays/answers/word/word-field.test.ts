import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { toldOf } from '../answer-frame.tsx'
import { WordField } from './word-field.tsx'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} }))

const letters = { count: 2, blanks: [] }
const slots = [0, 1].map(position => ({ position, text: '', kind: 'own' as const }))

function feedback(answer: string, isRight: boolean, text = answer): string | undefined {
  const props = {
    askedId: 'question-1',
    letters,
    slots,
    text,
    lang: 'en',
    isRtl: false,
    isOpen: false,
    feedback: toldOf({ correct: isRight, correct_answer: 'ox' }, answer),
    onType: () => {},
  }
  const field = createElement(WordField, { ref: createRef<HTMLInputElement>(), ...props })
  return /data-told="(\w+)"/.exec(renderToStaticMarkup(createElement(MantineProvider, null, field)))?.[1]
}

it('does not call an incomplete word wrong: when the time ran out, the player had handed in nothing', () => {
  expect(feedback('', false)).toBeUndefined()
  expect(feedback('', false, 'o')).toBeUndefined()
  expect(feedback('ox', false)).toBe('wrong')
  expect(feedback('ox', true)).toBe('right')
})
