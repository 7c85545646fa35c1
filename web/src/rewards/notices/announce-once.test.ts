import { describe, expect, it } from 'vitest'
import { noteAnnounced } from './announce-once.ts'

describe('announcing once', () => {
  it('notes what is announced', () => {
    expect(noteAnnounced('', 7)).toBe('7')
    expect(noteAnnounced('7,8', 9)).toBe('7,8,9')
  })

  it('recognises what was already announced', () => {
    expect(noteAnnounced('7,8', 8)).toBe(null)
    expect(noteAnnounced('78', 8)).toBe('78,8')
  })

  it('forgets the oldest', () => {
    const many = Array.from({ length: 40 }, (_, index) => index).join(',')
    expect(noteAnnounced(many, 40)?.split(',')).toHaveLength(30)
  })
})
