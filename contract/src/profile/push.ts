// Push messages: what reaches a device while no page is open there. Off until the player asks for it on that device.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, Text } from '../platform/fields.ts'

/** What a player may want to be told, on every device that is on. */
const Choices = z.object({ notices: z.boolean(), daily_quiz: z.boolean(), invitations: z.boolean() })

const Push = Choices.extend({
  /** What the browser needs to subscribe: the server's public key (VAPID). */
  public_key: z.string(),
  /** This device gets push messages. */
  is_on: z.boolean(),
})
export type Push = z.output<typeof Push>

/** Bytes in base64url. */
const Key = (max: number) => Text(max).regex(/^[A-Za-z0-9_-]+=*$/, 'is no base64url')

export const push = {
  get_push_settings: action({
    summary: 'Whether this device gets push messages, what about, and the key with which a browser subscribes',
    access: 'player',
    input: z.object({}),
    output: Push,
    refusals: [],
  }),
  set_push_subscription: action({
    summary: 'Send push messages to this device, until it is signed out: the parts of the subscription that its browser has made',
    access: 'player',
    input: z.object({ endpoint: Text(1024), p256dh: Key(100), auth: Key(40) }),
    output: Push,
    refusals: ['push_not_supported', 'not_allowed_in_demo'],
  }),
  remove_push_subscription: action({
    summary: 'Send no push messages to this device any more',
    access: 'player',
    input: z.object({}),
    output: Push,
    refusals: [],
  }),
  set_push_choices: action({
    summary: 'What push messages are about, on all devices of the player',
    access: 'player',
    input: z.object({ notices: Flag, daily_quiz: Flag, invitations: Flag }),
    output: Push,
    refusals: ['not_allowed_in_demo'],
  }),
}
