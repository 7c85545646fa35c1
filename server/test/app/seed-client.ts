// A client written from the seed alone: multipart forms, its names, only `data`, and null for whatever is not 200.

import type { TestApp } from './app.ts'
import { encodings } from '../banks/hostile.ts'

/** What the seed's clients read of a reply: nobody has told them its shape. */
export type Data = Record<string, unknown> | unknown[] | string | null

export interface SeedClient {
  /** Null for a refusal, too: it has no data. */
  ask: (action: string, fields?: Record<string, unknown>) => Promise<Data>
  /** The code of a refusal, which its texts are named after; null for anything but 200. */
  said: (action: string, fields?: Record<string, unknown>) => Promise<string | null>
}

interface Envelope {
  data?: Data
  message: string
}

export function seedClient({ app }: Pick<TestApp, 'app'>, token?: string): SeedClient {
  const send = async (action: string, fields: Record<string, unknown> = {}): Promise<Envelope | null> => {
    // "Optional request fields are sent only when non-empty."
    const sent = encodings.multipart(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
    const headers = { 'content-type': sent.type, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const response = await app.http.inject({ method: 'POST', url: `/api/${action}`, headers, payload: sent.payload })
    return response.statusCode === 200 ? response.json<Envelope>() : null
  }
  return {
    ask: async (action, fields) => (await send(action, fields))?.data ?? null,
    said: async (action, fields) => (await send(action, fields))?.message ?? null,
  }
}

/** A list of rows. @throws where it is none */
export function rowsOf(data: Data): Record<string, unknown>[] {
  if (!Array.isArray(data)) throw new Error(`no list: ${JSON.stringify(data)}`)
  return data.map(row => Object(row))
}

/** An object. @throws where it is none */
export function objectOf(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error(`no object: ${JSON.stringify(data)}`)
  return Object.fromEntries(Object.entries(data))
}
