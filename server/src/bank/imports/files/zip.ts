// Opens ZIP archives without trusting them: checks the declared sizes first, and counts the bytes while inflating.

import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import { ImportError } from '../judging/imported-question.ts'

/** The maximum of an archive's directory, without an extension that few programs write. */
const mostEntries = 65_534
const mostDirectoryBytes = 10 * 1024 * 1024
const mostBytes = 500 * 1024 * 1024
/** Texts shrink to a twentieth. A ratio above 100 shows a zip bomb. */
const mostGrowth = 100
/** Below this size, no ratio is checked. */
const freeBytes = 5 * 1024 * 1024
const bomb = 'This archive unpacks to much more than it should.'

export interface Entry {
  name: string
  size: number
  compressed: number
  method: number
  offset: number
  /** CRC-32 of its bytes: https://www.rfc-editor.org/rfc/rfc1952#section-8 */
  crc: number
}

export interface Archive {
  entries: Entry[]
  /** @throws ImportError when it inflates to more than the declared size */
  stream: (entry: Entry) => Promise<Readable>
  read: (entry: Entry, most: number) => Promise<Buffer>
  unpack: (entry: Entry, path: string) => Promise<void>
}

export const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))

/** @throws ImportError */
export async function openZip(path: string): Promise<Archive> {
  const { size } = await stat(path)
  const entries = await readDirectory(path, size)
  checkSizes(entries, size)
  const bytesAt = inBlocks(path)
  const stream = (entry: Entry) => openEntry(path, entry, bytesAt)
  return {
    entries,
    stream,
    async read(entry, most) {
      if (entry.size > most) throw new ImportError(`${entry.name} is larger than ${Math.round(most / 1024 / 1024)} MB.`)
      return readWhole(entry, bytesAt)
    },
    unpack: async (entry, target) => pipeline(await stream(entry), createWriteStream(target)),
  }
}

function checkSizes(entries: Entry[], size: number): void {
  const total = entries.reduce((sum, entry) => sum + entry.size, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.compressed, 0)
  // Overlapping entries make this sum larger than the archive.
  if (total > mostBytes || packed > size || (total > freeBytes && total > size * mostGrowth)) throw new ImportError(bomb)
}

const directoryStart = 0x02014b50
const endLength = 22

async function readDirectory(path: string, size: number): Promise<Entry[]> {
  const broken = new ImportError('The server cannot open this archive.')
  const file = await open(path)
  try {
    const read = async (at: number, length: number) => (await file.read(Buffer.alloc(length), 0, length, at)).buffer
    const tailAt = Math.max(0, size - endLength - 65_535)
    const tail = await read(tailAt, size - tailAt)
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
    if (end === -1 || end + endLength > tail.length) throw broken
    const [count, length, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
    if (count > mostEntries || count === 0xffff)
      throw new ImportError(`This archive contains more than ${mostEntries.toLocaleString('en')} files.`)
    if (at + length > size || length > mostDirectoryBytes) throw broken
    return entriesIn(await read(at, length), count, broken)
  } finally {
    await file.close()
  }
}

function entriesIn(directory: Buffer, count: number, broken: Error): Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== directoryStart) throw broken
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => directory.readUInt16LE(at + offset))
    const name = directory.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)).replaceAll('\\', '/')
    if (directory.readUInt16LE(at + 8) & 1) throw new ImportError('This archive is locked with a password.')
    const entry = {
      name,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    }
    if (entry.method !== 0 && entry.method !== 8) throw new ImportError(`${name} is packed in a way that is not supported.`)
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) entries.push(entry)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

const damaged = ({ name }: Entry) => new ImportError(`${name} cannot be unpacked: the archive is damaged.`)

type BytesAt = (at: number, length: number) => Promise<Buffer>

const blockBytes = 1024 * 1024

interface Block {
  from: number
  bytes: Buffer
}

/**
 * A package holds tens of thousands of small files, one behind the other, so we read blocks that hold many of them. Returns fewer bytes
 * at the end of the file.
 */
function inBlocks(path: string): BytesAt {
  let block: Block = { from: 0, bytes: Buffer.alloc(0) }
  return async (at, length) => {
    const isThere = at >= block.from && at + length <= block.from + block.bytes.length
    const { from, bytes } = isThere ? block : (block = await readBlock(path, at, Math.max(length, blockBytes)))
    return bytes.subarray(at - from, at - from + length)
  }
}

async function readBlock(path: string, from: number, length: number): Promise<Block> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return { from, bytes: buffer.subarray(0, bytesRead) }
  } finally {
    await file.close()
  }
}

const headLength = 30

/** @returns the offset of its data */
async function startOf(entry: Entry, bytesAt: BytesAt): Promise<number> {
  const head = await bytesAt(entry.offset, headLength)
  if (head.length < headLength || head.readUInt32LE(0) !== 0x04034b50) throw damaged(entry)
  return entry.offset + headLength + head.readUInt16LE(26) + head.readUInt16LE(28)
}

async function readWhole(entry: Entry, bytesAt: BytesAt): Promise<Buffer> {
  const start = await startOf(entry, bytesAt)
  if (entry.compressed > 2 * entry.size + 1024) throw damaged(entry)
  const packed = await bytesAt(start, entry.compressed)
  if (packed.length < entry.compressed) throw damaged(entry)
  const bytes = entry.method === 0 ? Buffer.from(packed) : inflate(packed, entry)
  if (bytes.length > entry.size) throw new ImportError(bomb)
  if (bytes.length < entry.size || crc32(bytes) !== entry.crc) throw damaged(entry)
  return bytes
}

function inflate(packed: Buffer, entry: Entry): Buffer {
  try {
    // One byte above the declared size is enough to detect a bomb.
    return inflateRawSync(packed, { maxOutputLength: entry.size + 1 })
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? new ImportError(bomb) : damaged(entry)
  }
}

async function openEntry(path: string, entry: Entry, bytesAt: BytesAt): Promise<Readable> {
  const start = await startOf(entry, bytesAt)
  const counted = countdown(entry)
  if (entry.compressed === 0) return counted.end()
  const packed = createReadStream(path, { start, end: start + entry.compressed - 1 })
  const done = entry.method === 0 ? pipeline(packed, counted) : pipeline(packed, createInflateRaw(), counted)
  // The reader gets the error: the stream ends with it.
  done.catch(() => undefined)
  return counted
}

/** Checks that the inflated bytes have the declared size and checksum. */
function countdown(entry: Entry): Transform {
  let [left, sum] = [entry.size, 0]
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      left -= chunk.length
      sum = crc32(chunk, sum)
      next(left < 0 ? new ImportError(bomb) : null, chunk)
    },
    flush: next => next(left === 0 && sum === entry.crc ? null : damaged(entry)),
    destroy: (error, done) => done(error && !(error instanceof ImportError) ? damaged(entry) : error),
  })
}
