// A client written from the seed alone: it sends multipart forms with the seed's names, reads only `data`, and has null for any reply that
// is not 200.

import type { TestApp } from './app.ts'
import { encodings } from '../banks/hostile.ts'

/** The data of a reply as the seed's clients read it, without a known shape. */
export type Data = Record<string, unknown> | unknown[] | string | null

export interface SeedClient {
  /** Also null for a refusal, which has no data. */
  ask: (action: string, fields?: Record<string, unknown>) => Promise<Data>
  /** The code of a refusal, after which its texts are named; null for anything but 200. */
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

/** A list of rows. @throws if it is not a list */
export function rowsOf(data: Data): Record<string, unknown>[] {
  if (!Array.isArray(data)) throw new Error(`no list: ${JSON.stringify(data)}`)
  return data.map(row => Object(row))
}

/** An object. @throws if it is not an object */
export function objectOf(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error(`no object: ${JSON.stringify(data)}`)
  return Object.fromEntries(Object.entries(data))
}
