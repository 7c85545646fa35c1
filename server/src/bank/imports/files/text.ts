// Reads text from a file in any encoding, in pieces: no file is in memory as a whole.

import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ImportError } from '../judging/imported-question.ts'
import { type Encoding, legacyEncodingOf } from './legacy-encoding.ts'

export type { Encoding } from './legacy-encoding.ts'

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

const certain = (label: string): Encoding => ({ label, doubtful: new Set() })

/** The declared encoding wins, then the one that the bytes show. @throws ImportError when the file is no text */
export async function detectEncoding(path: string): Promise<Encoding> {
  const head = await readHead(path)
  const wide = wideEncodingOf(head)
  if (wide) return certain(wide)
  const controls = head.filter(isControl).length
  if (head.includes(0) || controls > Math.max(fewControls, head.length / 100)) {
    throw new ImportError('The file contains neither text nor a supported format.')
  }
  const [declared, seen] = [declaredEncodingOf(head), await look(path)]
  if (declared && isEightBit(declared.label) && seen.sound > 0 && seen.broken === 0) throw new ImportError(contradiction(declared.label))
  return declared ?? encodingOf(seen)
}

/** UTF-8 bytes are also valid in these encodings, but hardly ever by chance. In other encodings they may be. */
export const isEightBit = (label: string): boolean => /^(?:windows-|iso-8859-|koi8-|macintosh$|ibm866$|x-mac-)/.test(label)
export const contradiction = (label: string): string =>
  `The file says that its encoding is ${label}, but it is UTF-8: save it as UTF-8, or correct that statement.`

/** Up to this many control characters may be accidents: only their rows are refused. */
const fewControls = 2
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)

/** Detects UTF-16 by its byte order mark, or by the zeros on one side of ASCII characters. */
function wideEncodingOf(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (head.length % 2 !== 0 && head.length < headBytes) return null
  const isWide = even + odd >= head.length / 40 && Math.min(even, odd) * 20 < Math.max(even, odd)
  if (!isWide || even + odd === 0) return null
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  // Control characters show that the file is not UTF-16 after all.
  return /[^\P{Cc}\t\n\r\f\v]/u.test(new TextDecoder(encoding).decode(head)) ? null : encoding
}

/** XML declares its encoding in its first line. */
function declaredEncodingOf(head: Buffer): Encoding | null {
  const [, label = ''] = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.subarray(0, 200).toString('latin1')) ?? []
  if (label === '' || /^utf-?(?:8|16)/i.test(label)) return null
  try {
    return certain(new TextDecoder(label).encoding)
  } catch {
    throw new ImportError(`The file says that its encoding is ${label}, which is not supported: save it as UTF-8.`)
  }
}

interface Look {
  /** The number of lines with valid letters in UTF-8; `broken` counts lines that are not UTF-8. */
  sound: number
  broken: number
  /** Bytes of broken lines. */
  sample: Buffer
}

const sampleBytes = 96 * 1024
const longestLine = 1024 * 1024

/** Scans the whole file, line by line. */
async function look(path: string): Promise<Look> {
  const seen: Look = { sound: 0, broken: 0, sample: Buffer.alloc(0) }
  const samples: Buffer[] = []
  let [rest, sampled] = [Buffer.alloc(0), 0]
  const see = (lines: Buffer) => {
    if (isAscii(lines)) return
    for (let [at, end] = [0, 0]; at < lines.length; at = end) {
      end = lines.indexOf(10, at) + 1 || lines.length
      const line = lines.subarray(at, end)
      if (isAscii(line)) continue
      const isSound = isUtf8(line)
      seen[isSound ? 'sound' : 'broken']++
      if (isSound || sampled >= sampleBytes) continue
      samples.push(line.subarray(0, sampleBytes))
      sampled += line.length
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk])
    const end = lastEnd(bytes)
    see(bytes.subarray(0, end))
    rest = bytes.subarray(end)
  }
  see(rest)
  return { ...seen, sample: Buffer.concat(samples) }
}

/** The end of the last complete line. A line above the limit is cut at an ASCII character. */
function lastEnd(bytes: Buffer): number {
  const end = bytes.lastIndexOf(10) + 1
  return end > 0 || bytes.length < longestLine ? end : bytes.findLastIndex(byte => byte < 128) + 1 || bytes.length
}

/** By chance, at most one line in so many is valid UTF-8. */
const byChance = 4

function encodingOf({ sound, broken, sample }: Look): Encoding {
  // In a UTF-8 file, only the rows with broken lines are doubtful: they read U+FFFD.
  if (broken === 0 || sound * byChance >= broken) return certain('utf-8')
  return legacyEncodingOf(sample) ?? certain('utf-8')
}

/** Yields pieces of about 64 KB, without the byte order mark. A doubtful byte becomes U+FFFD. */
export async function* readText(path: string, { label, doubtful }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(label)
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk
    yield doubtful.size === 0 ? decoder.decode(bytes, { stream: true }) : decodeInDoubt(bytes, decoder, doubtful)
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** Only for encodings with one byte per letter. */
const decodeInDoubt = (bytes: Buffer, decoder: TextDecoder, doubtful: ReadonlySet<number>): string =>
  Array.from(decoder.decode(bytes), (letter, index) => (doubtful.has(bytes[index] ?? 0) ? '\ufffd' : letter)).join('')

/** Reads the text whole, for formats with small files: one item, one manifest. @throws ImportError */
export async function readWhole(path: string, most: number): Promise<string> {
  let text = ''
  for await (const piece of readText(path, await detectEncoding(path))) {
    text += piece
    if (text.length > most) throw new ImportError(`The file is longer than ${most / 1_000_000} million characters.`)
  }
  return text
}
