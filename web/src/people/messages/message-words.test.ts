import type { Message } from '@trivium/contract/people/messages'
import { describe, expect, it } from 'vitest'
import { withWords } from './message-words.ts'

const common = { id: 'contact:7', date: '2026-11-21T10:00:00.000Z', read: false }
const reply: Message = { ...common, kind: 'reply', written: 'Is there a quiz of whales?', answer: 'There is.' }

describe('messages on a page that stands open since before an update', () => {
  it('are those that it has words for: what is of a kind of later is left out, and the others stay', () => {
    // As it comes from the server of later.
    const later: Message[] = JSON.parse(
      JSON.stringify([{ ...reply, id: 'gift:1', kind: 'gift' }, reply, { ...reply, id: 'x:1', kind: 'toString' }]),
    )
    expect(withWords(later)).toEqual([reply])
  })
})
