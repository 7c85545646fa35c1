// Scans uploaded files with ClamAV's daemon (INSTREAM, see clamd(8)). A file passes only after the one reply for clean files.

import { createReadStream } from 'node:fs'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Unavailable } from '../respond.ts'

/** A file in memory or on disk. */
export type Scannable = { bytes: Buffer } | { path: string }

/** @returns the scanner's name for the virus, or null for a clean file. @throws Unavailable when the scanner gives no verdict */
export type Scan = (file: Scannable) => Promise<string | null>

type Place = Pick<TcpNetConnectOpts, 'host' | 'port'> | { path: string }

const mostMs = 30_000
const chunkBytes = 64 * 1024
const allClear = 'stream: OK'

/** @param url tcp://host:port, or unix:///path. @param deadline makes the deadline of one file; 30 seconds by default */
export function createScanner(url: string, deadline: () => AbortSignal = () => AbortSignal.timeout(mostMs)): Scan {
  const place = placeOf(new URL(url))
  return async file => {
    const reply = await ask(place, file, deadline())
    if (reply === allClear) return null
    const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
    if (found === undefined) throw new Unavailable(`the scanner of files says: ${reply}`)
    return found
  }
}

function placeOf({ protocol, hostname, port, pathname }: URL): Place {
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) }
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
}

async function ask(place: Place, file: Scannable, signal: AbortSignal): Promise<string> {
  const line = connect({ ...place, signal })
  try {
    const sent = pipeline(framed(file), line, { end: false })
    sent.catch((error: Error) => line.destroy(error))
    const reply = await replyOf(line)
    // An OK before we have sent everything does not count.
    if (reply === allClear) await sent
    return reply
  } catch (error) {
    const why = signal.aborted ? 'too late' : error instanceof Error ? error.message : ''
    throw new Unavailable(`the scanner of files does not answer: ${why}`)
  } finally {
    line.destroy()
  }
}

/** The command, then each chunk after its length, then a length of zero. */
async function* framed(file: Scannable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of chunksOf(file)) {
    yield lengthOf(chunk)
    yield chunk
  }
  yield Buffer.alloc(4)
}

const chunksOf = (file: Scannable): AsyncIterable<Buffer> | Iterable<Buffer> =>
  'path' in file ? createReadStream(file.path, { highWaterMark: chunkBytes }) : slicesOf(file.bytes)

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes)
}

function lengthOf({ length }: Buffer): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(length)
  return four
}

/** Reads the reply up to its final zero byte. */
function replyOf(line: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    line.setEncoding('utf8')
    line.on('data', (part: string) => {
      text += part
      if (text.endsWith('\0')) resolve(text.slice(0, -1))
    })
    line.on('error', reject)
    line.on('close', () => reject(new Error('it broke off')))
  })
}
