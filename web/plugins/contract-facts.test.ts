import { contract } from '@trivium/contract'
import { expect, it } from 'vitest'
import { factsOf } from './contract-facts.ts'

const { takesLanguage, takesKey } = factsOf(contract)

it('finds the actions that answer in the content language', () => {
  expect(takesLanguage).toEqual(expect.arrayContaining(['get_categories', 'get_questions_by_level', 'get_practice', 'create_room']))
  expect(takesLanguage).not.toContain('get_tracker_data')
})

it('finds the actions that must not be done twice', () => {
  expect(takesKey).toEqual(expect.arrayContaining(['use_lifeline', 'use_hint', 'unlock_premium_category', 'set_payment_request']))
  for (const repeats of ['submit_answer', 'finish_play', 'get_play_review', 'get_categories']) expect(takesKey).not.toContain(repeats)
})
