// Text out of a file, whatever it is encoded in, in pieces: no file is held in memory as a whole.

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ImportError } from '../imported-question.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const headBytes = 64 * 1024

export async function readHead(path: string, most = headBytes): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** @throws ImportError when it is no text */
export async function detectEncoding(path: string): Promise<Encoding> {
  const head = await readHead(path)
  const wide = wideEncodingOf(head)
  if (wide) return wide
  if (head.some(isBinary)) throw new ImportError('It holds neither text nor a format that is known here.')
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

const isBinary = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)

/** By its mark, or by the zeros on one side of its blanks and line ends. */
function wideEncodingOf(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (head.length % 2 !== 0 && head.length < headBytes) return null
  const isWide = even + odd >= head.length / 40 && Math.min(even, odd) * 20 < Math.max(even, odd)
  if (!isWide || even + odd === 0) return null
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  // What is read so and holds control characters was something else.
  return /[^\P{Cc}\t\n\r\f\v]/u.test(new TextDecoder(encoding).decode(head)) ? null : encoding
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** In pieces of some 64 KB, without the mark at its beginning. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** For formats whose files are small: one item, one manifest. @throws ImportError */
export async function readWhole(path: string, most: number): Promise<string> {
  let text = ''
  for await (const piece of readText(path, await detectEncoding(path))) {
    text += piece
    if (text.length > most) throw new ImportError(`It is longer than ${most / 1_000_000} million characters.`)
  }
  return text
}
