// Parses the three content types into one flat record and at most one file, in one pass and in memory.

import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'

export const mostFieldBytes = 64 * 1024
/** Editors write whole texts. */
export const mostStaffFieldBytes = 512 * 1024
export const maxFileBytes = 2 * 1024 * 1024
/** Room for part headers and boundaries on top of what the parts may hold. */
const mostOverheadBytes = 64 * 1024

export interface Body {
  fields: Record<string, unknown>
  file: { field: string; bytes: Buffer } | null
}

export class BodyTooLarge extends Error {}
export class BodyMalformed extends Error {}

interface Taken {
  /** Whether the action takes a file; if not, a file in the body is refused. */
  takesFile: boolean
  /** For all fields together. */
  fieldBytes: number
}

/** @throws BodyTooLarge, BodyMalformed */
export async function readMultipart(request: IncomingMessage, { takesFile, fieldBytes: mostBytes }: Taken): Promise<Body> {
  const parser = createParser(request, mostBytes)
  const fields: Record<string, unknown> = Object.create(null)
  let file: Body['file'] = null
  let fieldBytes = 0
  let bodyBytes = 0
  return new Promise((resolve, reject) => {
    const fail = (error: Error): false => {
      request.unpipe(parser)
      request.resume()
      reject(error)
      return false
    }
    // The parser also emits parts without a name, although its types say otherwise.
    const isNamed = (name: string | undefined) => name !== undefined || fail(new BodyMalformed('a part has no name'))
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (!isNamed(name)) return
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (nameTruncated || valueTruncated || fieldBytes > mostBytes) fail(new BodyTooLarge('fields'))
      else fields[name] = value
    })
    parser.on('file', (field, stream) => {
      if (!takesFile) fail(new BodyMalformed('no file is taken here'))
      readFile(stream, fail, bytes => {
        if (isNamed(field)) file = { field, bytes }
      })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(new BodyTooLarge('parts')))
    parser.on('error', () => fail(new BodyMalformed('the multipart body is malformed')))
    parser.on('finish', () => resolve({ fields, file }))
    // The caller has disconnected: not a fault of the server.
    request.on('error', () => fail(new BodyMalformed('the body is cut short')))
    request.on('data', (chunk: Buffer) => {
      bodyBytes += chunk.length
      if (bodyBytes > mostBytes + maxFileBytes + mostOverheadBytes) fail(new BodyTooLarge('body'))
    })
    request.pipe(parser)
  })
}

function readFile(stream: BusboyFileStream, fail: (error: Error) => void, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = []
  // Without a listener, an error event of an interrupted upload would end the process.
  stream.on('error', () => fail(new BodyMalformed('the file is cut short')))
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('limit', () => fail(new BodyTooLarge('file')))
  stream.on('end', () => done(Buffer.concat(chunks)))
}

function createParser(request: IncomingMessage, mostBytes: number): BusboyInstance {
  const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }
  try {
    return new Busboy({ headers, limits: { fieldSize: mostBytes, fields: 64, files: 1, fileSize: maxFileBytes, parts: 66 } })
  } catch {
    throw new BodyMalformed('the multipart header is malformed')
  }
}

export function readUrlencoded(text: string): Body {
  return { fields: Object.fromEntries(new URLSearchParams(text)), file: null }
}

/** @throws BodyMalformed */
export function readJson(text: string): Body {
  if (text.trim() === '') return { fields: {}, file: null }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyMalformed('the body is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyMalformed('the body is not a JSON object')
  return { fields: { ...value }, file: null }
}
