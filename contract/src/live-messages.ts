// What goes over the socket, typed for both sides. Questions and commands go over HTTP: the socket only tells.

import { z } from 'zod'
import type { Notice } from './notices.ts'

/** Every room has a kind and a key: `account:7` is where a player hears what concerns them alone. */
const RoomName = z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/)

/** What is said in rooms. */
export type RoomMessage = { type: 'notice'; notice: Notice; unread: number }

/** Numbers rise within a room. Whoever comes back says the last one they have and hears what they missed, in order. */
export type ServerMessage = RoomMessage & { room: string; number: number }

/** What a page asks for: `after` is the number of the last message it has, or null to hear only what is said from now on. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), room: RoomName, after: z.int().min(0).nullable() }),
  z.object({ type: z.literal('leave'), room: RoomName }),
])
export type ClientMessage = z.output<typeof ClientMessage>
export type RoomAnswer = 'ok' | 'not_here' | 'too_many_rooms' | 'unavailable'

/** By the type of the message. */
export type ServerToClient = { [Message in ServerMessage as Message['type']]: (message: Message) => void }
export interface ClientToServer {
  room: (message: ClientMessage, answer: (outcome: RoomAnswer) => void) => void
}

/** Where the socket is served. */
export const livePath = '/live/'
