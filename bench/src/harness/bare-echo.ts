// A baseline for the cost of a live game: a web socket server that only passes each message to the other page of its pair.

import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
const pairs = new Map<string, WebSocket[]>()
server.on('connection', (socket, { url = '' }) => {
  const pair = [...(pairs.get(url) ?? []), socket]
  pairs.set(url, pair)
  socket.on('message', data => {
    for (const other of pairs.get(url) ?? []) if (other !== socket) other.send(data)
  })
})
server.on('listening', () => console.log(`ready at ws://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => process.exit())
