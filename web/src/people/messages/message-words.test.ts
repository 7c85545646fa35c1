import type { Message } from '@trivium/contract/people/messages'
import { describe, expect, it } from 'vitest'
import { withWords } from './message-words.ts'

const common = { id: 'contact:7', date: '2026-11-21T10:00:00.000Z', read: false }
const reply: Message = { ...common, kind: 'reply', written: 'Is there a quiz of whales?', answer: 'There is.' }

describe('messages on a page that was opened before an update', () => {
  it('leave out newer kinds of messages and keep the others', () => {
    // As a newer server sends it.
    const later: Message[] = JSON.parse(
      JSON.stringify([{ ...reply, id: 'gift:1', kind: 'gift' }, reply, { ...reply, id: 'x:1', kind: 'toString' }]),
    )
    expect(withWords(later)).toEqual([reply])
  })
})
