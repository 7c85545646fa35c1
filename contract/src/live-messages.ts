// What the server pushes over the socket, typed for both sides. The client asks nothing over it.

import type { Notice } from './notices.ts'

export interface ServerToClient {
  /** A notification has arrived; `unread` counts it. */
  notice: (message: { notice: Notice; unread: number }) => void
}

/** Nothing: questions are asked over HTTP. */
export type ClientToServer = Record<string, never>

/** Where the socket is served. */
export const livePath = '/live/'
