import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PreviewMessage, type PreviewReply, readMessage, readReply } from './preview-message.ts'

const origin = 'https://quiz.example'
/** They stand for two windows: the editor's and a stranger's. */
const { port1: editor, port2: stranger } = new MessageChannel()
const frame = { contentWindow: editor }

const message: PreviewMessage = {
  kind: 'preview',
  question: {
    id: 0,
    category: { slug: '', name: 'Earth' },
    subcategory: null,
    language_id: 1,
    level: 1,
    question_type: 'multiple_choice',
    question: 'Which one?',
    image: null,
    image_text: null,
    audio: null,
    audio_text: null,
    passage_id: null,
    options: [{ key: 'a', text: 'This one', image: null, image_text: null }],
    matches: [],
    unit: null,
    letters: null,
    seconds: null,
    difficulty: 'medium',
    marks: 1,
    minus_marks: 0,
    part_marks: false,
    source: null,
  },
  key: { question_type: 'multiple_choice', options: 1, answer: [0], word: null },
  note: null,
  feedback: { remarks: [], also_right: [], tolerance: null },
  scheme: 'light',
  languages: [],
}
const replies: PreviewReply[] = [{ kind: 'preview_ready' }, { kind: 'preview_height', px: 320 }]

const from = (data: unknown, sender: { origin?: string; source?: MessagePort | null } = {}) =>
  new MessageEvent<unknown>('message', { data, origin, source: editor, ...sender })

beforeAll(() => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('window', { parent: editor })
})
afterAll(() => {
  vi.unstubAllGlobals()
  editor.close()
})

describe('a message between the editor and its preview', () => {
  it('is accepted from the other window on our own origin', () => {
    expect(readMessage(from(message))).toEqual(message)
    expect(replies.map(reply => readReply(from(reply), frame))).toEqual(replies)
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port of our host', { origin: `${origin}:8443` }],
    ['of our host without TLS', { origin: 'http://quiz.example' }],
    ['of a page without an origin', { origin: 'null' }],
    ['of another window of our origin', { source: stranger }],
    ['of no window', { source: null }],
    // ASVS V3.5.5
  ])('is ignored when it is %s', (_, sender) => {
    expect(readMessage(from(message, sender))).toBeNull()
    expect(replies.map(reply => readReply(from(reply, sender), frame))).toEqual([null, null])
  })

  it('is ignored while the frame has no page', () => {
    for (const absent of [null, { contentWindow: null }]) {
      expect(readReply(from(replies[0]), absent)).toBeNull()
    }
  })

  it.each([
    null,
    undefined,
    7,
    'preview',
    [],
    {},
    { kind: 'preview' },
    ...replies,
    [message],
    { ...message, kind: 'Preview' },
    { ...message, question: null },
    { ...message, question: { ...message.question, question: 7 } },
    { ...message, question: { ...message.question, options: 'abc' } },
    { ...message, question: { ...message.question, options: [null] } },
    { ...message, question: { ...message.question, category: undefined } },
    { ...message, question: { ...message.question, matches: undefined } },
    { ...message, question: { ...message.question, matches: [7] } },
    { ...message, key: [] },
    { ...message, feedback: null },
    { ...message, feedback: { ...message.feedback, remarks: 7 } },
    { ...message, note: 7 },
    { ...message, scheme: 'javascript:' },
    { ...message, languages: {} },
    { ...message, languages: ['en'] },
  ])('is ignored by the preview when its shape is wrong: %j', data => {
    expect(readMessage(from(data))).toBeNull()
  })

  it.each([
    null,
    undefined,
    'preview_ready',
    {},
    message,
    [replies[0]],
    { kind: 'preview_height' },
    { kind: 'preview_height', px: '320' },
    { kind: 'preview_height', px: Number.NaN },
    { kind: 'preview_height', px: Number.POSITIVE_INFINITY },
  ])('is ignored by the editor when its shape is wrong: %j', data => {
    expect(readReply(from(data), frame)).toBeNull()
  })
})
