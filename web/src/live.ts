// The open line to the server. Whoever needs it imports it lazily, once somebody is signed in: it is not in the first load.

import { type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { io, type Socket } from 'socket.io-client'

interface LiveListeners {
  onNotice: ServerToClient['notice']
  /** The line is there again: what was pushed meanwhile has been missed. */
  onBack: () => void
}

/** The server sent us away: it restarts, or is full. All who were there come back, so not at once. */
const comeBackMs = { least: 2000, spread: 8000 }
const slowestRetryMs = 60_000

/** Goes on trying, silently, for as long as the session lives. @returns ends it. */
export function connectLive(token: string, { onNotice, onBack }: LiveListeners): () => void {
  const socket: Socket<ServerToClient, ClientToServer> = io({
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnectionDelayMax: slowestRetryMs,
  })
  let retry: ReturnType<typeof setTimeout> | undefined
  let hasBeenHere = false
  const comeBack = () => {
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), comeBackMs.least + Math.random() * comeBackMs.spread)
  }
  socket.on('notice', onNotice)
  socket.on('connect', () => {
    if (hasBeenHere) onBack()
    hasBeenHere = true
  })
  // Lost lines the library mends itself; when the server has hung up, it leaves that to us.
  socket.on('disconnect', reason => {
    if (reason === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', ({ message }) => {
    // A session that has ended shows with the next call.
    if (!socket.active && message !== 'unauthorized') comeBack()
  })
  return () => {
    clearTimeout(retry)
    socket.disconnect()
  }
}
