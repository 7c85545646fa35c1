// The message from the page of an exam to the page in its preview frame.

import type { FramedExamProps } from '../../../../../web/src/assess/exams/play/framed-exam.tsx'
import { isOurs } from '../../../platform/ui/preview-frame.ts'

export interface ExamMessage extends Omit<FramedExamProps, 'handedIn'> {
  kind: 'exam_preview'
  /** The code of the exam's language. */
  language: string
}

export const readyReply = { kind: 'exam_preview_ready' } as const

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessage = (data: unknown): data is ExamMessage =>
  isObject(data) &&
  data['kind'] === 'exam_preview' &&
  (data['scheme'] === 'light' || data['scheme'] === 'dark') &&
  typeof data['language'] === 'string' &&
  isOpened(data['opened']) &&
  isObject(data['sitting']) &&
  typeof data['sitting']['watermark'] === 'string'

const isOpened = (value: unknown) =>
  isObject(value) && Array.isArray(value['data']) && value['data'].every(isObject) && isObject(value['play'])

export const readMessage = (event: MessageEvent<unknown>): ExamMessage | null =>
  isOurs(event, window.parent) && isMessage(event.data) ? event.data : null
