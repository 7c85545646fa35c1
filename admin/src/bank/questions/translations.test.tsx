import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Translation } from '@trivium/contract/bank/translations.admin'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { openConsole } from '../../../test/open-console.tsx'
import { aQuestion } from '../../../test/questions.ts'

const choice = (text: string) => ({ text, image: null, image_text: null })
const english: Translation = {
  id: 12,
  language_id: 1,
  state: 'published',
  question_type: 'multiple_choice',
  question: 'Which one?',
  level: 3,
  options: [choice('Oslo'), choice('Turku')],
  matches: [],
  answer: [0],
  word: null,
  number: null,
  image: '/media/map.webp',
  image_text: 'A map',
  audio: null,
  note: null,
  differences: [],
}
const arabic: Translation = {
  ...english,
  id: 13,
  language_id: 2,
  question: 'أيها؟',
  state: 'draft',
  level: 4,
  image_text: 'خريطة',
  differences: ['level'],
}
const language = (id: number, code: string, name: string, rtl: boolean) => ({ id, code, name, rtl, default: id === 1 })

describe('the translations of a question', () => {
  it('stand side by side with their pictures; differences are marked, and a missing one can be added', async () => {
    await openConsole('questions/create?translation_of=12&language_id=3', {
      roles: ['editor'],
      answers: {
        get_languages: {
          data: [language(1, 'en', 'English', false), language(2, 'ar', 'العربية', true), language(3, 'es', 'Español', false)],
        },
        get_translations: { data: { translations: [english, arabic], missing_language_ids: [3], may_add: true } },
        get_category_tree: { data: [], total: 0 },
        get_bank_question: {
          data: aQuestion({
            id: 12,
            question: 'Which one?',
            category_id: 5,
            options: ['Oslo', 'Turku'].map(name => ({ ...choice(name), remark: null })),
            has_picture: true,
            image: '/media/map.webp',
            image_text: 'A map',
            note: null,
          }),
        },
      },
    })
    const there = within(await screen.findByRole('region', { name: 'العربية' }))
    there.getByText('أيها؟')
    there.getByText(/Differs in the level/)
    expect(there.getByRole('img', { name: 'خريطة' }).getAttribute('src')).toBe('/media/map.webp')
    expect(there.getByRole('link', { name: 'Open question 13' }).getAttribute('href')).toContain('/questions/13')
    const missing = within(screen.getByRole('region', { name: 'Español' }))
    expect(missing.getByRole('link', { name: 'Add translation' }).getAttribute('href')).toContain('translation_of=12&language_id=3')
    // The form has the texts to overwrite.
    expect(await screen.findByDisplayValue('Which one?')).toBeTruthy()
    expect(screen.getByDisplayValue('Turku')).toBeTruthy()
    await expectAccessible()
  })
})
