// The open pages of players, by Socket.IO: signs them in, reaches all sockets of an account, and ends them with their session. Every
// server process holds its own sockets and hears from the database what to send: nothing need be shared between processes.

import type { IncomingMessage } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import type { SignedIn } from '../api/handle.ts'

export interface LiveOptions {
  /** Counts a handshake against the limit of its address. @returns whether it may go on. */
  takePoint: (handshake: IncomingMessage) => Promise<boolean>
  findSignedIn: (token: string) => Promise<SignedIn | null>
  /** @returns those of the tokens that somebody is still signed in with. */
  findLiveSessions: (tokenHashes: Buffer[]) => Promise<Buffer[]>
}

export interface Live {
  /** Whether any page of this account is connected to this process. */
  isHere: (accountId: number) => boolean
  sendNotice: (accountId: number, message: Parameters<ServerToClient['notice']>[0]) => void
  /** Ends the sockets of an account whose sessions have ended. */
  recheck: (accountId: number) => void
}

interface SocketData {
  player?: SignedIn
}
type LiveServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>
type LiveSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>

const socketsPerAccount = 10
/** Sessions that expire, or whose end was not heard of. */
const recheckEveryMs = 60_000
/** For a page that does not answer the good-bye. */
const farewellMs = 500

const roomOf = (accountId: number) => `account:${accountId}`

export function startLive(http: FastifyInstance, options: LiveOptions): Live {
  const io: LiveServer = new Server(http.server, {
    path: livePath,
    serveClient: false,
    // Long polling would need every request to reach the same process.
    transports: ['websocket'],
    maxHttpBufferSize: 8 * 1024,
    connectTimeout: 10_000,
  })
  const check = (sockets: LiveSocket[]) =>
    endThoseSignedOut(sockets, options).catch(error => http.log.warn({ err: error }, 'sessions were not checked'))
  const timer = setInterval(() => void check([...io.sockets.sockets.values()]), recheckEveryMs)
  io.use((socket, next) => void answer(socket, next, options))
  // Nothing is asked over the socket: who tries is no page of ours.
  io.on('connection', socket => void socket.onAny(() => socket.disconnect(true)))
  closeWith(http, io, timer)

  return {
    isHere: accountId => io.sockets.adapter.rooms.has(roomOf(accountId)),
    sendNotice: (accountId, message) => void io.to(roomOf(accountId)).emit('notice', message),
    recheck: accountId => void check(socketsOf(io, accountId)),
  }
}

function socketsOf(io: LiveServer, accountId: number): LiveSocket[] {
  const ids = io.sockets.adapter.rooms.get(roomOf(accountId)) ?? new Set()
  return [...ids].flatMap(id => io.sockets.sockets.get(id) ?? [])
}

/** @returns why not, or null. */
async function admit(socket: LiveSocket, { takePoint, findSignedIn }: LiveOptions): Promise<'unauthorized' | 'too_many_requests' | null> {
  // First: a made-up token must not buy a look into the database each time.
  if (!(await takePoint(socket.request))) return 'too_many_requests'
  const token: unknown = socket.handshake.auth.token
  const player = typeof token === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(token) ? await findSignedIn(token) : null
  if (!player) return 'unauthorized'
  const room = roomOf(player.id)
  if ((socket.nsp.adapter.rooms.get(room)?.size ?? 0) >= socketsPerAccount) return 'too_many_requests'
  socket.data.player = player
  // Here already, so that the next one counts it.
  await socket.join(room)
  return null
}

async function answer(socket: LiveSocket, next: (error?: Error) => void, options: LiveOptions): Promise<void> {
  const refusal = await admit(socket, options).catch(() => 'unavailable')
  next(refusal ? new Error(refusal) : undefined)
  // The refusal is on its way only after this turn.
  if (refusal) setImmediate(() => socket.conn.close())
}

async function endThoseSignedOut(sockets: LiveSocket[], { findLiveSessions }: LiveOptions): Promise<void> {
  const hashes = sockets.flatMap(({ data }) => data.player?.tokenHash ?? [])
  if (hashes.length === 0) return
  const live = new Set((await findLiveSessions(hashes)).map(hash => hash.toString('hex')))
  for (const socket of sockets) {
    if (!live.has(socket.data.player?.tokenHash.toString('hex') ?? '')) socket.disconnect(true)
  }
}

/** Not io.close(), which would close the HTTP server under Fastify. */
function closeWith(http: FastifyInstance, io: LiveServer, timer: NodeJS.Timeout): void {
  const lines = new Set<NetSocket>()
  http.server.on('upgrade', (_request, line: NetSocket) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  http.addHook('preClose', async () => {
    clearInterval(timer)
    io.disconnectSockets(true)
    io.engine.close()
    const farewell = setTimeout(() => lines.forEach(line => line.destroy()), farewellMs)
    farewell.unref()
  })
}
