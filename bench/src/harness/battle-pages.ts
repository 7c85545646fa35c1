// Minimal pages of players in battles, because they share the machine with the server. They speak Socket.IO's protocol over plain web
// sockets (https://socket.io/docs/v4/socket-io-protocol/) and send calls over keep-alive connections.

import type { Battle } from '@trivium/contract/compete/battles'
import { Agent, request as httpRequest } from 'node:http'
import { livePath } from '@trivium/contract/live-messages'
import { WebSocket } from 'ws'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export async function call(url: string, token: string, action: string, fields: object): Promise<{ data: Battle }> {
  const body = JSON.stringify(fields)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const text = await new Promise<string>((resolve, reject) => {
    const sent = httpRequest(`${url}/api/${action}`, { method: 'POST', agent, headers }, reply => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => (text += chunk))
      reply.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end(body)
  })
  const reply = JSON.parse(text)
  if (reply.error) throw new Error(`${action}: ${text}`)
  return reply
}

export interface Frame {
  battle: Battle
  bytes: number
  at: number
}

/** Opens the page's socket and joins the room. @param hear called with every view of the battle */
export function openPage(url: string, token: string, roomId: string, hear: (frame: Frame) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}?EIO=4&transport=websocket`)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const at = performance.now()
      const text = String(data)
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('44')) reject(new Error(text))
      else if (text.startsWith('40')) socket.send(`421${JSON.stringify(['room', { type: 'join', room: `battle:${roomId}`, after: 0 }])}`)
      else if (/^42\d+\["echo"/.test(text)) socket.send(`43${/^42(\d+)/.exec(text)?.[1]}[]`)
      else if (text.startsWith('431')) resolve(socket)
      else if (text.startsWith('42["battle"')) hear({ battle: JSON.parse(text.slice(2))[1].battle, bytes: data.length, at })
    })
  })
}
