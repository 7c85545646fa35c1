// The connection of a rehearsal's player to the servers: https, with an own address and own connections. It repeats failed calls like a
// page (web/src/play/plays/conversation/patience.ts): after half a second, then every two seconds, or when the server says.

import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActionName, Contract } from '@trivium/contract'
import type { MetaOf, DataOf } from '@trivium/contract/platform/action'

type Success<Name extends ActionName> = { data: DataOf<Contract[Name]> } & MetaOf<Contract[Name]>

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface Door {
  port: number
  certificate: string
}

const soonMs = 500
const againMs = 2000

export class Connection {
  readonly door: Door
  readonly address: string
  readonly #agent: Agent
  /** Failures that a player would have seen if the page had not repeated the call. */
  readonly failures: string[] = []
  /** The time until each call had its answer, repetitions included, in milliseconds. */
  readonly waits: number[] = []
  token: string | null = null
  #cookies = new Map<string, string>()

  constructor(door: Door, address = '127.0.0.1') {
    this.door = door
    this.address = address
    this.#agent = new Agent({ keepAlive: true, ca: door.certificate, localAddress: address })
  }

  /** Makes one attempt. @throws when the connection breaks */
  send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Answer> {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(cookie && { cookie }),
      ...more,
    }
    return new Promise((resolve, reject) => {
      const sent = request({ host: 'localhost', lookup, port: this.door.port, method, path, agent: this.#agent, headers }, reply => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => (text += chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          for (const set of reply.headers['set-cookie'] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
            if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
          }
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text })
        })
      })
      sent.setTimeout(15_000, () => sent.destroy(new Error('timeout')))
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  /** Repeats a call until it has an answer. @throws on a refusal or a fault that repeating does not solve */
  async call<Name extends ActionName>(action: Name, body: object, key?: string): Promise<Success<Name>> {
    const from = performance.now()
    for (let isFirst = true; ; isFirst = false) {
      const problem = await this.#attempt(action, body, key)
      if (!(problem instanceof Trouble)) {
        this.waits.push(performance.now() - from)
        return problem as Success<Name>
      }
      const ms = Math.round(performance.now() - from)
      this.failures.push(`${new Date().toISOString()} ${this.address} ${action}, after ${ms} ms: ${problem.what}`)
      await sleep(problem.afterMs ?? (isFirst ? soonMs : againMs))
    }
  }

  async #attempt(action: string, body: object, key?: string): Promise<object> {
    let answer: Answer
    try {
      answer = await this.send('POST', `/api/${action}`, body, key === undefined ? {} : { 'idempotency-key': key })
    } catch (error) {
      return new Trouble(String(error))
    }
    if ([429, 502, 503, 504].includes(answer.status)) {
      const seconds = answer.headers['retry-after']
      const afterMs = seconds === undefined ? null : Math.max(againMs, Number(seconds) * 1000)
      return new Trouble(`HTTP ${answer.status} ${answer.text.slice(0, 200)}`, afterMs)
    }
    const reply = answer.status === 200 ? JSON.parse(answer.text) : null
    if (!reply || reply.error) throw new RefusedCall(action, reply?.message ?? `HTTP ${answer.status} ${answer.text.slice(0, 300)}`)
    return reply
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** A failure that repeating may solve. */
class Trouble {
  readonly what: string
  /** The server's retry-after, in milliseconds. */
  readonly afterMs: number | null
  constructor(what: string, afterMs: number | null = null) {
    this.what = what
    this.afterMs = afterMs
  }
}

export class RefusedCall extends Error {
  readonly reason: string
  constructor(action: string, reason: string) {
    super(`${action}: ${reason}`)
    this.reason = reason
  }
}

/** Resolves `localhost` to IPv4, because our IPv4 addresses cannot reach ::1. */
function lookup(_name: string, options: { all?: boolean }, done: (error: null, address: never, family: number) => void): void {
  const found = options.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1'
  done(null, found as never, 4)
}
