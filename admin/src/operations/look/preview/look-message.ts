// The messages between the Look page and the page in its preview frame.

import { isOurs } from '../../../platform/ui/preview-frame.ts'

export interface LookMessage {
  kind: 'look'
  scheme: 'light' | 'dark'
  language: 'en' | 'ar'
  name: string
  logo: string | null
  color: string | null
  hasMascot: boolean
  heroPicture: string | null
  hero: { title: string; text: string } | null
}

export const readyReply = { kind: 'look_ready' } as const

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isTextOrNone = (value: unknown) => value === null || typeof value === 'string'

const isMessage = (data: unknown): data is LookMessage =>
  isObject(data) &&
  data['kind'] === 'look' &&
  (data['scheme'] === 'light' || data['scheme'] === 'dark') &&
  (data['language'] === 'en' || data['language'] === 'ar') &&
  typeof data['name'] === 'string' &&
  typeof data['hasMascot'] === 'boolean' &&
  [data['logo'], data['color'], data['heroPicture']].every(isTextOrNone) &&
  (data['hero'] === null || isObject(data['hero']))

export const readLook = (event: MessageEvent<unknown>): LookMessage | null =>
  isOurs(event, window.parent) && isMessage(event.data) ? event.data : null
