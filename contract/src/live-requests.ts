// What a page sends over the socket, as schemas.

import { z } from 'zod'

/** Every room has a kind and a key: `account:7` is the private room of one player. */
const RoomName = z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/)

/** A request of a page: `after` is the number of the last message it has, or null to receive only new messages. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), room: RoomName, after: z.int().min(0).nullable() }),
  z.object({ type: z.literal('leave'), room: RoomName }),
])
export type ClientMessage = z.output<typeof ClientMessage>
