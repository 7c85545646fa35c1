// The messages between the editor and the page in its preview frame, which shows a question as players see it.

import type { Language } from '@trivium/contract/platform/settings'
import type { AnswerOutcome, Q } from '@trivium/contract/play/plays'
import type { AnswerKey } from '@trivium/rules/play/plays/grading'
import { isOurs } from '../../../platform/ui/preview-frame.ts'

export interface PreviewMessage {
  kind: 'preview'
  question: Q
  key: AnswerKey
  note: string | null
  /** What players see with the answer. */
  feedback: Pick<AnswerOutcome, 'remarks' | 'also_right' | 'tolerance'>
  scheme: 'light' | 'dark'
  languages: Language[]
}

/** The page is ready for messages, or reports the height of its content in px. */
export type PreviewReply = { kind: 'preview_ready' } | { kind: 'preview_height'; px: number }

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessage = (data: unknown): data is PreviewMessage =>
  isObject(data) &&
  data['kind'] === 'preview' &&
  isQuestion(data['question']) &&
  isObject(data['key']) &&
  (data['note'] === null || typeof data['note'] === 'string') &&
  isFeedback(data['feedback']) &&
  (data['scheme'] === 'light' || data['scheme'] === 'dark') &&
  Array.isArray(data['languages']) &&
  data['languages'].every(isObject)

const isQuestion = (value: unknown) =>
  isObject(value) &&
  typeof value['question'] === 'string' &&
  Array.isArray(value['options']) &&
  value['options'].every(isObject) &&
  Array.isArray(value['matches']) &&
  value['matches'].every(isObject) &&
  isObject(value['category'])

const isFeedback = (value: unknown) => isObject(value) && Array.isArray(value['remarks']) && Array.isArray(value['also_right'])

const isReply = (data: unknown): data is PreviewReply =>
  isObject(data) && (data['kind'] === 'preview_ready' || (data['kind'] === 'preview_height' && Number.isFinite(data['px'])))

export const readMessage = (event: MessageEvent<unknown>): PreviewMessage | null =>
  isOurs(event, window.parent) && isMessage(event.data) ? event.data : null

/** @param frame the iframe whose page may reply */
export const readReply = (event: MessageEvent<unknown>, frame: { contentWindow: MessageEventSource | null } | null): PreviewReply | null =>
  isOurs(event, frame?.contentWindow) && isReply(event.data) ? event.data : null
