// What the editor tells the page in its frame, which shows a question as players see it, and what that page says back.

import type { Language } from '@trivium/contract/catalogue'
import type { Q } from '@trivium/contract/plays'
import type { AnswerKey } from '@trivium/rules/grading'

export interface PreviewMessage {
  kind: 'preview'
  question: Q
  key: AnswerKey
  note: string | null
  scheme: 'light' | 'dark'
  languages: Language[]
}

/** Ready to be told, or as high as its content. */
export type PreviewReply = { kind: 'preview_ready' } | { kind: 'preview_height'; px: number }

const kindOf = (data: unknown) => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined)

/** Both ends are of this origin: whatever comes from anywhere else is no message. */
const isOurs = (event: MessageEvent, source: MessageEventSource | null | undefined) =>
  event.origin === location.origin && event.source === source

export function readMessage(event: MessageEvent<unknown>): PreviewMessage | null {
  if (!isOurs(event, window.parent) || kindOf(event.data) !== 'preview') return null
  // It is of our own origin, and names itself.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return event.data as PreviewMessage
}

export function readReply(event: MessageEvent<unknown>, frame: HTMLIFrameElement | null): PreviewReply | null {
  const kind = kindOf(event.data)
  if (!isOurs(event, frame?.contentWindow) || (kind !== 'preview_ready' && kind !== 'preview_height')) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return event.data as PreviewReply
}
