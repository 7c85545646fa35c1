// Prizes in kind: what a winner sees of them, and says about where they go. Nobody else but treasurers reads that.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, optional, ShownLines, ShownText, Time } from '../platform/fields.ts'
import { thingClaims, thingStates } from './contest-names.ts'

const WonThing = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Path of its picture. */
  image: z.string().nullable(),
  state: z.enum(thingStates),
  /** Null until the winner has said it. */
  how: z.enum(['post', 'in_person']).nullable(),
  recipient: z.string().nullable(),
  address: z.string().nullable(),
  /** What staff wrote when they sent it. */
  note: z.string().nullable(),
  sent_at: Time.nullable(),
})
export type WonThing = z.output<typeof WonThing>

export const wonThings = {
  get_won_things: action({
    summary: 'The prizes in kind that the player has won in a contest, with what the player has said about where they go',
    access: 'player',
    input: z.object({ contest_id: Id }),
    output: z.array(WonThing),
    refusals: [],
  }),
  claim_won_thing: action({
    summary:
      'Say where a prize in kind goes, until it is sent: by post (with recipient and address), in person, or declined, which is final',
    access: 'player',
    inTurn: true,
    repeatsItself: true,
    input: z.object({
      thing_id: Id,
      how: z.enum(thingClaims),
      recipient: optional(ShownText(120)),
      address: optional(ShownLines(500)),
    }),
    output: WonThing,
    refusals: ['document_not_found', 'thing_settled'],
  }),
}
