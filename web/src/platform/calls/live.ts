// The socket to the server: one for all parts of a tab. Import it lazily and only after sign-in, so that it is not part of the first load.

import { type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { io, type Socket } from 'socket.io-client'
import { call } from './api.ts'
import { LiveRooms, type RoomListener } from './live-rooms.ts'
import { refreshSettings } from '../settings/site-settings.ts'

interface LiveListeners {
  onNotice: ServerToClient['notice']
  onMessage: ServerToClient['message']
  /** The socket has connected again, or late for the first time: the tab has missed the messages sent meanwhile. */
  onBack: () => void
}

interface Connection {
  socket: Socket<ServerToClient, ClientToServer>
  rooms: LiveRooms
  /** The listeners of the player's notices and messages. */
  listeners: Set<LiveListeners>
  end: () => void
}

/** If the server closes the connection (restart or overload), clients reconnect at random times, so that not all return at once. */
const comeBackMs = { least: 2000, spread: 8000 }
/** A page in a room, such as a running battle, reconnects sooner, because others wait for it. */
const comeBackToRoomMs = { least: 300, spread: 1200 }
const slowestRetryMs = 60_000
const slowestRetryToRoomMs = 3000

/** On a slow line the first connection comes later than this after the start of the page, which has read its messages long before. */
const promptMs = 3000

/** By token: after another sign-in, the old connection ends with its last listener. */
const lines = new Map<string, Connection>()

/** Retries silently for as long as the session lives. @returns a function that stops listening. */
export function connectLive(token: string, listeners: LiveListeners): () => void {
  const line = connectionOf(token)
  line.listeners.add(listeners)
  return () => {
    line.listeners.delete(listeners)
    endUnused(token, line)
  }
}

/** Listens to a room, and joins it again after every reconnect. @param after see LiveRooms. @returns a function that leaves the room. */
export function joinRoom(token: string, room: string, listener: RoomListener, after: number | null = null): () => void {
  return enter(token, line => line.rooms.open(room, listener, after))
}

/** For pages that also poll when the news is due: after a restart of the server they need not all return at once. */
export function joinPatiently(token: string, room: string, listener: RoomListener): () => void {
  return enter(token, line => line.rooms.open(room, listener, 0, false))
}

function enter(token: string, open: (line: Connection) => () => void): () => void {
  const line = connectionOf(token)
  const leave = open(line)
  setHurry(line)
  return () => {
    leave()
    setHurry(line)
    endUnused(token, line)
  }
}

const setHurry = ({ socket, rooms }: Connection) => socket.io.reconnectionDelayMax(rooms.isHurried ? slowestRetryToRoomMs : slowestRetryMs)

function connectionOf(token: string): Connection {
  const line = lines.get(token) ?? newConnection(token)
  lines.set(token, line)
  return line
}

function endUnused(token: string, line: Connection): void {
  if (line.listeners.size > 0 || !line.rooms.isEmpty || lines.get(token) !== line) return
  lines.delete(token)
  line.end()
}

function newConnection(token: string): Connection {
  const socket: Connection['socket'] = io({
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnectionDelayMax: slowestRetryMs,
  })
  const rooms = new LiveRooms((message, onAnswer) => socket.emit('room', message, onAnswer))
  const listeners: Connection['listeners'] = new Set()
  socket.on('notice', message => {
    for (const { onNotice } of listeners) onNotice(message)
  })
  socket.on('message', message => {
    for (const { onMessage } of listeners) onMessage(message)
  })
  // The server measures the round trip: it subtracts half of it from the time of an answer.
  socket.on('echo', answer => answer())
  // The settings also contain the maintenance mode; with them, the notice replaces the page.
  socket.on('maintenance', () => void refreshSettings())
  socket.on('battle', message => rooms.hear(message))
  socket.on('search', message => rooms.hear(message))
  socket.on('play', message => rooms.hear(message))
  socket.on('exam', message => rooms.hear(message))
  socket.on('exam_door', message => rooms.hear(message))
  const stopComingBack = comeBackTo(socket, rooms, () => {
    for (const { onBack } of listeners) onBack()
  })
  const end = () => {
    stopComingBack()
    socket.disconnect()
  }
  return { socket, rooms, listeners, end }
}

/** @returns a function that stops the retry. */
function comeBackTo(socket: Connection['socket'], rooms: LiveRooms, onBack: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let hasBeenHere = false
  const comeBack = () => {
    const { least, spread } = rooms.isHurried ? comeBackToRoomMs : comeBackMs
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), least + Math.random() * spread)
  }
  socket.on('connect', () => {
    rooms.connected()
    if (hasBeenHere || performance.now() > promptMs) onBack()
    hasBeenHere = true
  })
  socket.on('disconnect', reason => {
    rooms.disconnected()
    // The library reconnects after network failures itself, but not after the server closed the connection.
    if (reason === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', ({ message }) => {
    // No retry for an ended session. The call gets a 401, which signs out and says why.
    if (message === 'unauthorized') void call('get_user_coin_score', {})
    else if (!socket.active) comeBack()
    if (message === 'maintenance') void refreshSettings()
  })
  return () => clearTimeout(retry)
}
