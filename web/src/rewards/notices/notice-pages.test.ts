import type { Notice } from '@trivium/contract/rewards/notices'
import { describe, expect, it } from 'vitest'
import { mergeNotices } from './notice-pages.ts'

const notice = (id: number, change: Partial<Notice> = {}): Notice => ({
  id,
  title: `title ${id}`,
  message: '',
  image: null,
  type: 'badge',
  type_id: null,
  link: null,
  date_sent: '2026-11-21T10:00:00.000Z',
  read: false,
  ...change,
})
const idsOf = (notices: Notice[]) => notices.map(({ id }) => id)

describe('merging notices', () => {
  it('shows the newest first', () => {
    expect(idsOf(mergeNotices([notice(2), notice(1)], [notice(3)]))).toEqual([3, 2, 1])
  })

  it('keeps each once', () => {
    expect(idsOf(mergeNotices([notice(3), notice(2)], [notice(2), notice(1)]))).toEqual([3, 2, 1])
  })

  it('keeps the later version', () => {
    expect(mergeNotices([notice(1)], [notice(1, { read: true })])).toEqual([notice(1, { read: true })])
  })

  it('does not change its inputs', () => {
    const known = [notice(1)]
    mergeNotices(known, [notice(2)])
    expect(idsOf(known)).toEqual([1])
  })
})
