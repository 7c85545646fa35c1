// Parses the three content types into one flat record and at most one file, in one pass. A large file goes to disk.

import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { createWriteStream, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'

export const mostFieldBytes = 64 * 1024
/** Staff may send longer fields than players, because editors write whole texts. */
export const mostStaffFieldBytes = 512 * 1024
export const maxFileBytes = 2 * 1024 * 1024
/** The largest file that goes to disk. */
export const maxSpooledBytes = 200 * 1024 * 1024
/** The most fields of a multipart or urlencoded body. */
const mostFields = 64
/** Room for part headers and boundaries, on top of the parts themselves. */
const mostOverheadBytes = 64 * 1024

export interface Body {
  fields: object
  file: { field: string; bytes: Buffer } | null
  spooled: { field: string; name: string; path: string; bytes: number } | null
}

export class BodyTooLarge extends Error {}
export class BodyMalformed extends Error {}

interface Taken {
  /** Whether the action takes a file; if not, a body with a file is refused. */
  takesFile: boolean
  /** The limit for all fields together. */
  fieldBytes: number
  /** The path for a file that may be large; null keeps the file in memory. */
  spoolPath: string | null
}

/** @throws BodyTooLarge, BodyMalformed */
export async function readMultipart(request: IncomingMessage, taken: Taken): Promise<Body> {
  const { takesFile, fieldBytes: mostBytes, spoolPath } = taken
  const fileBytes = spoolPath === null ? maxFileBytes : maxSpooledBytes
  const mostBodyBytes = mostBytes + fileBytes + mostOverheadBytes
  // Refuses at once a body that is too large by its own content-length.
  if (Number(request.headers['content-length']) > mostBodyBytes) throw new BodyTooLarge('body')
  const parser = createParser(request, mostBytes, fileBytes)
  const body: Body & { fields: Record<string, string> } = { fields: Object.create(null), file: null, spooled: null }
  let fieldBytes = 0
  return new Promise((resolve, reject) => {
    let spool: Spool | null = null
    const fail = (error: Error): false => {
      request.unpipe(parser)
      request.resume()
      spool?.abandon()
      reject(error)
      return false
    }
    // The parser also emits parts without a name, although its types say otherwise.
    const isNamed = (name: string | undefined) => name !== undefined || fail(new BodyMalformed('a part has no name'))
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (!isNamed(name)) return
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (nameTruncated || valueTruncated || fieldBytes > mostBytes) fail(new BodyTooLarge('fields'))
      else body.fields[name] = value
    })
    parser.on('file', (field, stream, name) => {
      if (!takesFile) fail(new BodyMalformed('this action takes no file'))
      const done = (bytes: Buffer) => isNamed(field) && (body.file = { field, bytes })
      const spooled = (bytes: number, path: string) => (body.spooled = { field, name: name ?? '', path, bytes })
      if (spoolPath === null) readFile(stream, fail, done)
      else spool = spoolFile(stream, spoolPath, { fail, done: spooled })
    })
    listenForFailures(parser, fail)
    parser.on('finish', () => (spool ? spool.afterwards(() => resolve(body)) : resolve(body)))
    // The caller has disconnected, which is not a fault of the server.
    request.on('error', () => fail(new BodyMalformed('the body is cut short')))
    countBytes(request, mostBodyBytes, () => fail(new BodyTooLarge('body')))
    request.pipe(parser)
  })
}

function listenForFailures(parser: BusboyInstance, fail: (error: Error) => void): void {
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(new BodyTooLarge('parts')))
  parser.on('error', () => fail(new BodyMalformed('the multipart body is malformed')))
}

function countBytes(request: IncomingMessage, most: number, onTooMany: () => void): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most) onTooMany()
  })
}

function readFile(stream: BusboyFileStream, fail: (error: Error) => void, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = []
  // Without a listener, the error event of an interrupted upload would end the process.
  stream.on('error', () => fail(new BodyMalformed('the file is cut short')))
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('limit', () => fail(new BodyTooLarge('file')))
  stream.on('end', () => done(Buffer.concat(chunks)))
}

interface Spool {
  /** Deletes the part that was written. */
  abandon: () => void
  /** Calls `next` once the whole file is on disk. */
  afterwards: (next: () => void) => void
}

function spoolFile(
  stream: BusboyFileStream,
  path: string,
  { fail, done }: { fail: (error: Error) => void; done: (bytes: number, path: string) => void },
): Spool {
  const disk = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  let [isWhole, isAbandoned] = [false, false]
  let next: (() => void) | null = null
  const abandon = () => {
    isAbandoned = true
    // Reads and discards the rest.
    stream.unpipe(disk)
    stream.resume()
    disk.destroy()
    if (disk.closed) rmSync(path, { force: true })
  }
  stream.on('error', () => fail(new BodyMalformed('the file is cut short')))
  stream.on('limit', () => fail(new BodyTooLarge('file')))
  disk.on('error', fail)
  disk.on('close', () => {
    if (isAbandoned) return rmSync(path, { force: true })
    isWhole = true
    done(disk.bytesWritten, path)
    next?.()
  })
  stream.pipe(disk)
  return {
    abandon,
    afterwards(then) {
      if (isWhole) then()
      else next = then
    },
  }
}

function createParser(request: IncomingMessage, mostBytes: number, fileSize: number): BusboyInstance {
  const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }
  try {
    return new Busboy({ headers, limits: { fieldSize: mostBytes, fields: mostFields, files: 1, fileSize, parts: mostFields + 2 } })
  } catch {
    throw new BodyMalformed('the multipart header is malformed')
  }
}

/** @throws BodyTooLarge for too many names, which would take long to parse */
export function readUrlencoded(text: string): Body {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) if (++fields > mostFields) throw new BodyTooLarge('fields')
  return { fields: Object.fromEntries(new URLSearchParams(text)), file: null, spooled: null }
}

/** @throws BodyMalformed, BodyTooLarge */
export function readJson(text: string): Body {
  if (text.trim() === '') return { fields: {}, file: null, spooled: null }
  checkShape(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyMalformed('the body is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyMalformed('the body is not a JSON object')
  return { fields: value, file: null, spooled: null }
}

const most = { depth: 32_000, members: 20_000 }

/** Node.js takes a tenth of a second to parse some hundred thousand nested lists, and long for tens of thousands of names. */
function checkShape(json: string): void {
  let [depth, members] = [0, 0]
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isInText) {
      if (sign === '\\') at++
      else isInText = sign !== '"'
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > most.depth) throw new BodyMalformed('the body nests lists or objects too deeply')
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ':' && ++members > most.members) throw new BodyTooLarge('fields')
  }
}
