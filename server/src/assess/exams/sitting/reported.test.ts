import { describe, expect, it } from 'vitest'
import { reportedQuestions } from './reported.ts'

describe('the questions that a client reports', () => {
  it.each([
    ['7,8', [7, 8]],
    ['[7, 8, 7]', [7, 8]],
    ['["12"]', [12]],
    ['{"id":3}', [3]],
    ['', []],
    ['none', []],
    ['99999999999999999999', []],
  ])('are read from %j', (captured_question_ids, found) => {
    expect(reportedQuestions({ rules_violated: true, captured_question_ids })).toEqual(found)
  })

  it('are limited to what an examiner can read', () => {
    const captured_question_ids = Array.from({ length: 900 }, (_, index) => index + 1).join(',')
    expect(reportedQuestions({ rules_violated: true, captured_question_ids })).toHaveLength(500)
  })
})
