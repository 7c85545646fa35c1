// Sockets of open pages (Socket.IO): signs pages in, lets them join rooms (rooms.ts), and disconnects them when the session ends. Each
// server process holds its own sockets and learns from database notifications what to read; processes share no memory.

import type { IncomingMessage } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { type ClientToServer, livePath, type ServerMessage, type ServerToClient } from '@trivium/contract/live-messages'
import { ClientMessage } from '@trivium/contract/live-requests'
import type { SignedIn } from '../api/handle.ts'
import { must } from '../api/refuse.ts'
import { type Follow, unfollowed } from '../follow.ts'
import { LiveCounts, type SocketRefusal } from './counts.ts'
import { type RoomMember, type RoomKind, Rooms } from './rooms.ts'

export interface LiveOptions {
  /** Sockets use no cookies, so pages of other sites could gain nothing here. We refuse them all the same. */
  isOwnPage: (handshake: IncomingMessage) => boolean
  /** Counts a handshake against the limit of its address. @returns whether it may go on */
  takePoint: (handshake: IncomingMessage) => Promise<boolean>
  findSignedIn: (token: string) => Promise<SignedIn | null>
  /** Whether maintenance is on: then only staff may connect. */
  isShut: () => Promise<boolean>
  /** @returns the hashes of tokens whose sessions are still live */
  findLiveSessions: (tokenHashes: Buffer[]) => Promise<Buffer[]>
  /** Counts a page's message against the limit of its player. @returns whether it may go on */
  takePlayerPoint: (accountId: number) => Promise<boolean>
  rooms: readonly RoomKind[]
  /** The rooms that every page of an account joins at once. All but the first send it the current state at once. */
  ownRoomsOf: (accountId: number) => readonly string[]
  follow?: Follow
}

interface LiveParts extends LiveOptions {
  counts: LiveCounts
}

export interface Live extends Pick<Rooms, 'hear' | 'reread' | 'settled'> {
  counts: LiveCounts
  /** The number of open sockets, and of rooms with at least one page, in this process. */
  standing: () => { sockets: number; rooms: number }
  /** Disconnects sockets of these accounts (null: of all) whose sessions have ended. */
  recheck: (accountIds: number[] | null) => void
  /** If maintenance is on, disconnects everybody but staff. */
  shut: () => void
}

interface SocketData {
  player?: SignedIn
}
type LiveServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>
type LiveSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>

const socketsPerAccount = 10
/** Rechecks sessions this often, to catch those that expired or ended without a notification. */
const recheckEveryMs = 60_000
/** On shutdown a page has this long to close its connection. */
const farewellMs = 500

const roomOf = (accountId: number) => `account:${accountId}`

export function startLive(http: FastifyInstance, given: LiveOptions): Live {
  const counts = new LiveCounts()
  const options = { ...given, counts }
  const io: LiveServer = new Server(http.server, {
    path: livePath,
    serveClient: false,
    // Long polling would need every request to reach the same process.
    transports: ['websocket'],
    // Counts the handshake before it accepts the connection, because even a connection without sign-in costs something.
    allowRequest: (handshake, decide) => void refusalBefore(handshake, options).then(refusal => decide(refusal, refusal === null)),
    maxHttpBufferSize: 8 * 1024,
    connectTimeout: 10_000,
  })
  const check = (sockets: LiveSocket[]) =>
    endThoseSignedOut(sockets, options).catch(error => http.log.warn({ err: error }, 'sessions were not checked'))
  const shut = () => endInMaintenance(io, options).catch(error => http.log.warn({ err: error }, 'pages were not told of maintenance'))
  const timer = setInterval(() => {
    void check([...io.sockets.sockets.values()])
    void shut()
  }, recheckEveryMs)
  io.use((socket, next) => void answer(socket, next, options))
  const rooms = new Rooms(options.rooms, http.log)
  io.on('connection', socket => welcome(socket, rooms, options))
  closeWith(http, io, timer)

  return {
    counts,
    standing: () => ({ sockets: io.sockets.sockets.size, rooms: rooms.size }),
    hear: announced => rooms.hear(announced),
    reread: () => rooms.reread(),
    settled: () => rooms.settled(),
    shut: () => void shut(),
    recheck: accountIds => void check(accountIds?.flatMap(id => socketsOf(io, id)) ?? [...io.sockets.sockets.values()]),
  }
}

async function refusalBefore(handshake: IncomingMessage, { counts, isOwnPage, takePoint }: LiveParts): Promise<SocketRefusal | null> {
  const refusal = isOwnPage(handshake)
    ? await takePoint(handshake).then(
        isAllowed => (isAllowed ? null : 'too_many_requests'),
        () => 'unavailable' as const,
      )
    : 'forbidden'
  if (refusal) counts.refused.add(refusal)
  return refusal
}

function socketsOf(io: LiveServer, accountId: number): LiveSocket[] {
  const ids = io.sockets.adapter.rooms.get(roomOf(accountId)) ?? new Set()
  return [...ids].flatMap(id => io.sockets.sockets.get(id) ?? [])
}

/** The number of the last message a page has; null for pages that fetch missed messages over HTTP. */
const After = z.int().min(0).nullable().catch(null)

/** Joins a page to its account's own rooms, and to the rooms that it asks for. */
function welcome(socket: LiveSocket, rooms: Rooms, options: LiveParts): void {
  const { counts } = options
  const player = must(socket.data.player, 'admit has let it in')
  const cut = (why: 'malformed' | 'room' | 'too_many_requests') => {
    counts.cut.add(why)
    socket.disconnect(true)
  }
  const member: RoomMember = { player, rttMs: 0, send: message => send(socket, message, counts) }
  const line = measureRtt(socket).then(ms => (member.rttMs = ms))
  const own = options.ownRoomsOf(player.id)
  // The page may have disconnected while it joined.
  const enter = async (room: string, after: number | null) => {
    if (!own.includes(room)) await line
    const answer = await rooms.join(member, room, after)
    if (!socket.connected) rooms.forget(member)
    return answer
  }
  for (const [index, room] of own.entries()) {
    const after = index === 0 ? After.parse(socket.handshake.auth.after) : 0
    void enter(room, after).catch(() => cut('room'))
  }
  socket.on('disconnect', reason => {
    counts.closed.add(reason)
    rooms.forget(member)
  })
  // Pages send messages about rooms only. Any other message disconnects the socket.
  socket.onAny((event: string, ...asked: unknown[]) => void answerPage(event, asked).catch(() => cut('room')))

  async function answerPage(event: string, [asked, answer]: unknown[]): Promise<void> {
    const message = ClientMessage.safeParse(asked)
    const isPage = event === 'room' && message.success && typeof answer === 'function'
    if (!isPage) return cut('malformed')
    if (!(await options.takePlayerPoint(player.id))) return cut('too_many_requests')
    counts.received.add(message.data.type)
    if (message.data.type === 'join') answer(await enter(message.data.room, message.data.after))
    else {
      rooms.leave(member, message.data.room)
      answer('ok')
    }
  }
}

function send(socket: LiveSocket, message: ServerMessage, counts: LiveCounts): void {
  counts.sent.add(message.type)
  emit(socket, message)
}

/** One emit per message type, because the types pair events with their messages. */
function emit(socket: LiveSocket, message: ServerMessage): void {
  if (message.type === 'notice') socket.emit('notice', message)
  else if (message.type === 'battle') socket.emit('battle', message)
  else if (message.type === 'message') socket.emit('message', message)
  else if (message.type === 'search') socket.emit('search', message)
  else if (message.type === 'play') socket.emit('play', message)
  else if (message.type === 'exam') socket.emit('exam', message)
  else if (message.type === 'exam_door') socket.emit('exam_door', message)
  else socket.emit('exam_board', message)
}

const echoes = 3
const longestEchoMs = 400

/** Measures a few round trips. @returns the shortest in milliseconds; 0 for a page that does not answer */
async function measureRtt(socket: LiveSocket): Promise<number> {
  const trips: number[] = []
  for (let turn = 0; turn < echoes; turn++) {
    const sentAt = performance.now()
    try {
      await socket.timeout(longestEchoMs).emitWithAck('echo')
    } catch {
      break
    }
    trips.push(performance.now() - sentAt)
  }
  return trips.length === 0 ? 0 : Math.max(1, Math.round(Math.min(...trips)))
}

/** @returns the reason for a refusal, or null */
async function admit(socket: LiveSocket, { findSignedIn, isShut }: LiveOptions): Promise<SocketRefusal | null> {
  const token: unknown = socket.handshake.auth.token
  const player = typeof token === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(token) ? await findSignedIn(token) : null
  if (!player) return 'unauthorized'
  if (isPlayer(player) && (await isShut())) return 'maintenance'
  const room = roomOf(player.id)
  if ((socket.nsp.adapter.rooms.get(room)?.size ?? 0) >= socketsPerAccount) return 'too_many_requests'
  socket.data.player = player
  // Joins at once, so that the next handshake of this account counts this socket.
  await socket.join(room)
  return null
}

async function answer(socket: LiveSocket, next: (error?: Error) => void, options: LiveParts): Promise<void> {
  const { counts, follow = unfollowed } = options
  const refusal = await follow({ kind: 'handshake', name: livePath }, async note => {
    const refused: SocketRefusal | null = await admit(socket, options).catch(() => 'unavailable')
    if (refused) note('trivium.refusal', refused)
    return refused
  })
  if (refusal) counts.refused.add(refusal)
  next(refusal ? new Error(refusal) : undefined)
  // Closes the connection in the next turn of the event loop, because only then the refusal has been sent.
  if (refusal) setImmediate(() => socket.conn.close())
}

const isPlayer = ({ roles }: SignedIn) => roles.length === 0

/** Tells pages the reason before it disconnects them, so that they show the maintenance notice. */
async function endInMaintenance(io: LiveServer, { counts, isShut }: LiveParts): Promise<void> {
  if (!(await isShut())) return
  for (const socket of io.sockets.sockets.values()) {
    if (!socket.data.player || !isPlayer(socket.data.player)) continue
    socket.emit('maintenance')
    counts.cut.add('maintenance')
    socket.disconnect(true)
  }
}

async function endThoseSignedOut(sockets: LiveSocket[], { counts, findLiveSessions }: LiveParts): Promise<void> {
  const hashes = sockets.flatMap(({ data }) => data.player?.tokenHash ?? [])
  if (hashes.length === 0) return
  const live = new Set((await findLiveSessions(hashes)).map(hash => hash.toString('hex')))
  for (const socket of sockets) {
    if (live.has(socket.data.player?.tokenHash.toString('hex') ?? '')) continue
    counts.cut.add('signed_out')
    socket.disconnect(true)
  }
}

/** Closes all sockets on shutdown. It does not use io.close(), which would also close Fastify's HTTP server. */
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
