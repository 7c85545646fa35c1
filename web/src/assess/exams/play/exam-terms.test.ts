import { describe, expect, it, vi } from 'vitest'
import { examTerms } from './exam-terms.ts'

const onMoved = vi.fn<() => void>()
const terms = () =>
  examTerms({ sitting: { exam_id: 7, seat: 2, last_number: 40 }, startedAt: '2026-11-21T10:00:00.000Z', captured: () => [], onMoved })

describe('the answers of an exam', () => {
  it('are numbered from the last one that the server has accepted, so that an older one changes nothing', () => {
    const { withChange } = terms()
    expect([withChange(), withChange(), withChange()]).toEqual([41, 42, 43].map(number => ({ seat: 2, number })))
  })

  it('end this page when refused because another device has the seat, and for no other refusal', () => {
    expect(terms().onRefused('play_over')).toBe(false)
    expect(onMoved).not.toHaveBeenCalled()
    expect(terms().onRefused('sat_elsewhere')).toBe(true)
    expect(onMoved).toHaveBeenCalledOnce()
  })
})
