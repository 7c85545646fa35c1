import { beforeEach, describe, expect, it } from 'vitest'
import { saveReason, leaveReports, report, stopReporting, useReporting } from './reporting.ts'

const question = (id: number) => ({ id, question_type: 'multiple_choice', question: `Question ${id}?` }) as const
const reporting = () => useReporting.getState()

beforeEach(leaveReports)

describe('reporting', () => {
  it('keeps a draft for each question when the dialog closes', () => {
    report(question(1))
    saveReason(1, 'The year is wrong')
    stopReporting()
    expect(reporting().question).toBeNull()
    report(question(2))
    saveReason(2, 'A word is missing')
    expect(reporting().drafts).toEqual({ 1: 'The year is wrong', 2: 'A word is missing' })
  })

  it('drops all drafts when the player leaves the screen', () => {
    report(question(1))
    saveReason(1, 'The year is wrong')
    leaveReports()
    expect(reporting()).toEqual({ question: null, drafts: {} })
  })
})
