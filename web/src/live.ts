// The socket to the server. Import it lazily and only after sign-in, so that it is not part of the first load.

import { type ClientToServer, livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { io, type Socket } from 'socket.io-client'

interface LiveListeners {
  onNotice: ServerToClient['notice']
  /** The socket has reconnected: messages pushed meanwhile were missed. */
  onBack: () => void
}

/** After the server closed the connection (restart or overload), clients reconnect at random times, so that not all return at once. */
const comeBackMs = { least: 2000, spread: 8000 }
const slowestRetryMs = 60_000

/** Retries silently for as long as the session lives. @returns a function that closes the connection. */
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
  // The library reconnects after network failures itself, but not after the server closed the connection.
  socket.on('disconnect', reason => {
    if (reason === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', ({ message }) => {
    // No retry for an ended session: the next API call gets a 401.
    if (!socket.active && message !== 'unauthorized') comeBack()
  })
  return () => {
    clearTimeout(retry)
    socket.disconnect()
  }
}
