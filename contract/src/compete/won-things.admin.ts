// Treasurers send prizes in kind, as they pay payouts: both need the address of a player.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Id, optional, ShownLines, Time, Version } from '../platform/fields.ts'
import { refusals } from '../platform/refusals.ts'
import { thingFilters, thingStates } from './contest-names.ts'

const ThingToSend = z.object({
  id: z.int(),
  contest_id: z.int(),
  /** As its editor wrote it; empty for a weekly cup. */
  contest: z.string(),
  account_id: z.int(),
  winner: z.string(),
  thing: z.string(),
  state: z.enum(thingStates),
  how: z.enum(['post', 'in_person']).nullable(),
  won_at: Time,
  claimed_at: Time.nullable(),
  sent_at: Time.nullable(),
})
export type ThingToSend = z.output<typeof ThingToSend>

const ThingToSendWhole = ThingToSend.extend({
  account_status: z.enum(['active', 'deactivated', 'deleted']),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  description: z.string(),
  image_path: z.string().nullable(),
  recipient: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  sent_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  version: z.int(),
  /** The refusal that the caller would get for marking it as sent; null if none. */
  why_not: z.enum(refusals).nullable(),
})
export type ThingToSendWhole = z.output<typeof ThingToSendWhole>

export const wonThingAdmin = {
  get_things_to_send: action({
    summary: 'Prizes in kind that players have won, the oldest first by default. The total stops at 10,000',
    access: 'treasurer',
    input: z.object({
      ...adminPage,
      sort: optional(z.literal('id')),
      order: optional(z.enum(['asc', 'desc'])),
      state: optional(z.enum(thingFilters)),
    }),
    output: z.array(ThingToSend),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_thing_to_send: action({
    summary: 'A prize in kind, with its winner and the address',
    access: 'treasurer',
    input: z.object({ thing_id: Id }),
    output: ThingToSendWhole,
    refusals: ['document_not_found'],
  }),
  mark_thing_sent: action({
    summary: 'Mark a prize in kind as sent or handed over, with a note to the winner, such as the number of the parcel',
    access: 'treasurer',
    writes: true,
    input: z.object({ thing_id: Id, version: Version, note: optional(ShownLines(500)) }),
    output: ThingToSendWhole,
    refusals: ['document_not_found', 'changed_meanwhile', 'own_thing', 'thing_held', 'thing_not_to_send'],
  }),
}
