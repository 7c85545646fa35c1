// A proxy between pages and a server that delays, repeats, reorders, loses and cuts messages.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@trivium/rules/platform/random'
import { WebSocket, WebSocketServer } from 'ws'
import { portOf } from './breakable-proxy.ts'

export interface LossyProxy {
  /** The address of the server through this proxy. */
  url: string
  /** The number of messages by fate. A test in which some fate never occurred proves little. */
  done: Record<Fate, number>
  close: () => Promise<void>
}

type Fate = 'passed' | 'delayed' | 'repeated' | 'lost' | 'cut'

/** The longest delay, in ms: enough for later messages to overtake. */
const longestMs = 30

/**
 * @param server the address of the server
 * @param random decides what happens to each message
 */
export async function startLossyProxy(server: string, random: Random): Promise<LossyProxy> {
  const done: LossyProxy['done'] = { passed: 0, delayed: 0, repeated: 0, lost: 0, cut: 0 }
  const suffer = (chances: Chances): Fate => {
    const fate = drawFate(chances, random())
    done[fate] += 1
    return fate
  }
  const calls = createServer((call, reply) => {
    carryCall(call, reply, { server, fate: suffer(chancesOf.call), random }).catch(() => reply.destroy())
  })
  const sockets = new WebSocketServer({ server: calls })
  sockets.on('connection', (near, { url = '', headers: { origin } }) => {
    const far = new WebSocket(`${server.replace('http', 'ws')}${url}`, { origin })
    const cut = () => [near, far].forEach(end => end.terminate())
    for (const end of [near, far]) end.on('error', cut).on('close', cut)
    const line = { suffer, random, cut }
    far.on('open', () => near.on('message', (data: Buffer) => carryMessage(far, data, line, chancesOf.asking)))
    far.on('message', (data: Buffer) => carryMessage(near, data, line, chancesOf.telling))
  })
  await new Promise<void>(resolve => {
    calls.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(calls.address())}`,
    done,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      calls.closeAllConnections()
      await new Promise(resolve => {
        calls.close(resolve)
      })
    },
  }
}

type Chances = Partial<Record<Fate, number>>

/**
 * Probabilities by kind; other messages pass unchanged. A page waits for what it asks over its socket, so those messages are never just
 * lost.
 */
const chancesOf = {
  call: { delayed: 0.3, repeated: 0.15, lost: 0.05, cut: 0.05 },
  asking: { delayed: 0.3, repeated: 0.2, cut: 0.03 },
  telling: { delayed: 0.3, repeated: 0.2, lost: 0.2, cut: 0.03 },
} satisfies Record<string, Chances>

function drawFate(chances: Chances, drawn: number): Fate {
  let rest = drawn
  for (const fate of ['delayed', 'repeated', 'lost', 'cut'] as const) {
    rest -= chances[fate] ?? 0
    if (rest < 0) return fate
  }
  return 'passed'
}

interface Line {
  suffer: (chances: Chances) => Fate
  random: Random
  cut: () => void
}

/**
 * Only events of Socket.IO (they begin with 42) suffer. Messages that open a connection and keep it open pass, because TCP delivers once
 * and in order.
 */
function carryMessage(to: WebSocket, data: Buffer, { suffer, random, cut }: Line, chances: Chances): void {
  const message = data.toString()
  const send = () => {
    if (to.readyState === WebSocket.OPEN) to.send(message)
  }
  const later = () => setTimeout(send, random() * longestMs)
  if (!message.startsWith('42')) return send()
  const fate = suffer(chances)
  if (fate === 'cut') return cut()
  if (fate === 'passed' || fate === 'repeated') send()
  if (fate === 'delayed' || fate === 'repeated') later()
}

interface Passage {
  server: string
  fate: Fate
  random: Random
}

/** A lost call never arrives; of a cut call only the reply is lost; a repeated call arrives twice at once. */
async function carryCall(call: IncomingMessage, reply: ServerResponse, { server, fate, random }: Passage): Promise<void> {
  const body = await text(call)
  const headers = Object.entries(call.headers).filter(([name]) => ['authorization', 'content-type', 'idempotency-key'].includes(name))
  const ask = async () => {
    const answer = await fetch(`${server}${call.url}`, {
      method: call.method ?? 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body,
    })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() }
  }
  if (fate === 'lost') return void reply.destroy()
  if (fate === 'delayed') await wait(random() * longestMs)
  const answers = await Promise.all(fate === 'repeated' ? [ask(), ask()] : [ask()])
  if (fate === 'cut') return void reply.destroy()
  const answer = answers[Math.floor(random() * answers.length)]!
  reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
}
