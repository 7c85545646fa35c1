import { describe, expect, it } from 'vitest'
import { isReason, lengthOf, reportActionFor } from './reason.ts'

describe('isReason', () => {
  it.each([
    ['too short', false],
    ['ten chars!', true],
    ['   too short    ', false],
    ['سؤال خاطئ.', true],
  ])('says of "%s" %s', (reason, expected) => {
    expect(isReason(reason)).toBe(expected)
  })

  it('counts characters, not their halves', () => {
    expect(lengthOf('😀😀')).toBe(2)
  })
})

describe('reportActionFor', () => {
  it.each([
    ['multiple_choice', 'report_question'],
    ['audio', 'report_question'],
    ['multi_select', 'multi_match_report_question'],
    ['sequence', 'multi_match_report_question'],
  ] as const)('reports %s with %s', (type, action) => {
    expect(reportActionFor(type)).toBe(action)
  })
})
