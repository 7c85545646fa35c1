// Sends requests over keep-alive connections as fast as the server answers. It uses plain sockets and prepared bytes, because the
// client shares the machine with the server and must cost almost nothing.

import { connect } from 'node:net'

export interface Request {
  path: string
  token?: string
  type: string
  payload: Buffer
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds, one figure per request. */
  times: number[]
  /** Replies that were not `200` and `"error":false`. */
  failures: string[]
}

export const connections = 16

/**
 * Sends each request once. Connection n sends the requests n, n + 16, n + 32 … in this order, each when the previous one is answered. So
 * requests that must not overtake each other have to be a multiple of 16 apart.
 */
async function load(url: string, requests: Request[]): Promise<LoadResult> {
  const bytes = requests.map(toBytes)
  const result: LoadResult = { perSecond: 0, times: [], failures: [] }
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, (_, connection) => {
      let next = connection - connections
      return drain(new URL(url), () => bytes[(next += connections)], result)
    }),
  )
  result.perSecond = requests.length / ((performance.now() - start) / 1000)
  return result
}

/** The first requests warm the server up, because its code is not compiled yet. @throws when a call fails */
export async function loadWarm(url: string, requests: Request[], warmUp: number): Promise<LoadResult> {
  const { failures } = await load(url, requests.slice(0, warmUp))
  const measured = await load(url, requests.slice(warmUp))
  const failed = [...failures, ...measured.failures]
  if (failed.length > 0) throw new Error(`${failed.length} calls failed: ${failed[0]}`)
  return measured
}

function toBytes({ path, token, type, payload }: Request): Buffer {
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : ''
  const head = `POST ${path} HTTP/1.1\r\nHost: bench\r\n${authorization}Content-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), payload])
}

function drain(url: URL, take: () => Buffer | undefined, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname).setNoDelay()
    let text = ''
    let sentAt = 0
    const send = () => {
      const request = take()
      if (!request) {
        socket.end()
        return resolve()
      }
      text = ''
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setEncoding('latin1')
    socket.on('data', chunk => {
      text += String(chunk)
      if (!isWhole(text)) return
      result.times.push(performance.now() - sentAt)
      if (!text.startsWith('HTTP/1.1 200') || !text.includes('"error":false')) result.failures.push(text.slice(0, 15) + text.slice(-200))
      send()
    })
    socket.on('error', reject)
    socket.on('connect', send)
  })
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  return text.length >= end + 4 + Number(length ?? 0)
}
