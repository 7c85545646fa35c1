// Parses the three content types into one flat record and at most one file, in one pass: in memory, or what is large on disk.

import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { createWriteStream, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'

export const mostFieldBytes = 64 * 1024
/** Editors write whole texts. */
export const mostStaffFieldBytes = 512 * 1024
export const maxFileBytes = 2 * 1024 * 1024
/** Of a file that is kept on disk. */
export const maxSpooledBytes = 200 * 1024 * 1024
/** In multipart and urlencoded bodies. */
const mostFields = 64
/** Room for part headers and boundaries on top of what the parts may hold. */
const mostOverheadBytes = 64 * 1024

export interface Body {
  fields: object
  file: { field: string; bytes: Buffer } | null
  spooled: { field: string; name: string; path: string; bytes: number } | null
}

export class BodyTooLarge extends Error {}
export class BodyMalformed extends Error {}

interface Taken {
  /** Whether the action takes a file; if not, a file in the body is refused. */
  takesFile: boolean
  /** For all fields together. */
  fieldBytes: number
  /** Where on disk a file goes that may be large; null: into memory. */
  spoolPath: string | null
}

/** @throws BodyTooLarge, BodyMalformed */
export async function readMultipart(request: IncomingMessage, taken: Taken): Promise<Body> {
  const { takesFile, fieldBytes: mostBytes, spoolPath } = taken
  const fileBytes = spoolPath === null ? maxFileBytes : maxSpooledBytes
  const mostBodyBytes = mostBytes + fileBytes + mostOverheadBytes
  // What says that it is too large is not waited for.
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
      if (!takesFile) fail(new BodyMalformed('no file is taken here'))
      const done = (bytes: Buffer) => isNamed(field) && (body.file = { field, bytes })
      const spooled = (bytes: number, path: string) => (body.spooled = { field, name: name ?? '', path, bytes })
      if (spoolPath === null) readFile(stream, fail, done)
      else spool = spoolFile(stream, spoolPath, { fail, done: spooled })
    })
    listenForFailures(parser, fail)
    parser.on('finish', () => (spool ? spool.afterwards(() => resolve(body)) : resolve(body)))
    // The caller has disconnected: not a fault of the server.
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
  // Without a listener, an error event of an interrupted upload would end the process.
  stream.on('error', () => fail(new BodyMalformed('the file is cut short')))
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('limit', () => fail(new BodyTooLarge('file')))
  stream.on('end', () => done(Buffer.concat(chunks)))
}

interface Spool {
  /** What was written of it goes. */
  abandon: () => void
  /** Once it is on disk as a whole. */
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
    // The rest is read and thrown away.
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

/** @throws BodyTooLarge: so many names take long to take apart, whatever they are */
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

/** Node.js takes a tenth of a second to parse some hundred thousand lists within each other, and long for tens of thousands of names. */
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
      if (++depth > most.depth) throw new BodyMalformed('the body holds lists or objects too deep within each other')
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ':' && ++members > most.members) throw new BodyTooLarge('fields')
  }
}
