// The open pages of players, by Socket.IO: signs them in, lets them into rooms (rooms.ts), and ends them with their session. Every
// server process holds its own sockets and hears from the database what there is to read: nothing need be shared between processes.

import type { IncomingMessage } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { ClientMessage, type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import type { SignedIn } from '../api/handle.ts'
import { must } from '../api/refuse.ts'
import { type Member, type RoomKind, Rooms } from './rooms.ts'

export interface LiveOptions {
  /** Counts a handshake against the limit of its address. @returns whether it may go on. */
  takePoint: (handshake: IncomingMessage) => Promise<boolean>
  findSignedIn: (token: string) => Promise<SignedIn | null>
  /** @returns those of the tokens that somebody is still signed in with. */
  findLiveSessions: (tokenHashes: Buffer[]) => Promise<Buffer[]>
  /** Counts what a page asks against the limit of its player. @returns whether it may go on. */
  takePlayerPoint: (accountId: number) => Promise<boolean>
  rooms: RoomKind[]
  /** Where every page of an account is from the start. */
  ownRoomOf: (accountId: number) => string
}

export interface Live extends Pick<Rooms, 'hear' | 'reread' | 'settled'> {
  /** Ends the sockets of accounts whose sessions have ended; null: whoever's. */
  recheck: (accountIds: number[] | null) => void
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
    // Before anything is opened: a line need not say who it is to cost something.
    allowRequest: (handshake, decide) =>
      void options.takePoint(handshake).then(
        isAllowed => decide(isAllowed ? null : 'too_many_requests', isAllowed),
        () => decide('unavailable', false),
      ),
    maxHttpBufferSize: 8 * 1024,
    connectTimeout: 10_000,
  })
  const check = (sockets: LiveSocket[]) =>
    endThoseSignedOut(sockets, options).catch(error => http.log.warn({ err: error }, 'sessions were not checked'))
  const timer = setInterval(() => void check([...io.sockets.sockets.values()]), recheckEveryMs)
  io.use((socket, next) => void answer(socket, next, options))
  const rooms = new Rooms(options.rooms, http.log)
  io.on('connection', socket => welcome(socket, rooms, options))
  closeWith(http, io, timer)

  return {
    hear: announced => rooms.hear(announced),
    reread: () => rooms.reread(),
    settled: () => rooms.settled(),
    recheck: accountIds => void check(accountIds?.flatMap(id => socketsOf(io, id)) ?? [...io.sockets.sockets.values()]),
  }
}

function socketsOf(io: LiveServer, accountId: number): LiveSocket[] {
  const ids = io.sockets.adapter.rooms.get(roomOf(accountId)) ?? new Set()
  return [...ids].flatMap(id => io.sockets.sockets.get(id) ?? [])
}

/** The numbers of messages may be left out by pages that ask over HTTP for what they missed. */
const After = z.int().min(0).nullable().catch(null)

/** Every page hears its own account, and what rooms it asks for. */
function welcome(socket: LiveSocket, rooms: Rooms, options: LiveOptions): void {
  const player = must(socket.data.player, 'admit has let it in')
  const member: Member = { player, send: message => void socket.emit(message.type, message) }
  // It may have gone while it was let in.
  const enter = async (room: string, after: number | null) => {
    const answer = await rooms.join(member, room, after)
    if (!socket.connected) rooms.forget(member)
    return answer
  }
  void enter(options.ownRoomOf(player.id), After.parse(socket.handshake.auth.after)).catch(() => socket.disconnect(true))
  socket.on('disconnect', () => rooms.forget(member))
  // Only rooms are asked for over the socket: who tries anything else is no page of ours.
  socket.onAny((event: string, ...asked: unknown[]) => void answerPage(event, asked).catch(() => socket.disconnect(true)))

  async function answerPage(event: string, [asked, answer]: unknown[]): Promise<void> {
    const message = ClientMessage.safeParse(asked)
    const isPage = event === 'room' && message.success && typeof answer === 'function'
    if (!isPage || !(await options.takePlayerPoint(player.id))) return void socket.disconnect(true)
    if (message.data.type === 'join') answer(await enter(message.data.room, message.data.after))
    else {
      rooms.leave(member, message.data.room)
      answer('ok')
    }
  }
}

/** @returns why not, or null. */
async function admit(socket: LiveSocket, { findSignedIn }: LiveOptions): Promise<'unauthorized' | 'too_many_requests' | null> {
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
