// Push messages: they reach a device while no page is open there. Off until the player turns them on for the device.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, optional, Text } from '../platform/fields.ts'

/** The topics of push messages, for all devices of the player. */
const Choices = z.object({
  notices: z.boolean(),
  daily_quiz: z.boolean(),
  invitations: z.boolean(),
  /** Sunday's notice of the week. Without it, it is not among the notices either. */
  week: z.boolean(),
})

const Push = Choices.extend({
  /** The server's public key (VAPID), which a browser needs to subscribe. */
  public_key: z.string(),
  /** This device gets push messages. */
  is_on: z.boolean(),
})
export type Push = z.output<typeof Push>

/** Bytes in base64url. */
const Key = (max: number) => Text(max).regex(/^[A-Za-z0-9_-]+=*$/, 'is no base64url')

export const push = {
  get_push_settings: action({
    summary: 'Push settings: whether this device gets messages, the topics, and the key to subscribe',
    access: 'player',
    input: z.object({}),
    output: Push,
    refusals: [],
  }),
  set_push_subscription: action({
    summary: "Turn push messages on for this device until its sign-out, with the parts of the browser's subscription",
    access: 'player',
    input: z.object({ endpoint: Text(1024), p256dh: Key(100), auth: Key(40) }),
    output: Push,
    refusals: ['push_not_supported', 'not_allowed_in_demo'],
  }),
  remove_push_subscription: action({
    summary: 'Turn push messages off for this device',
    access: 'player',
    input: z.object({}),
    output: Push,
    refusals: [],
  }),
  set_push_choices: action({
    summary: "Set the topics of push messages for all of the player's devices",
    access: 'player',
    /** Older clients do not send `week`, which then stays as it is. */
    input: z.object({ notices: Flag, daily_quiz: Flag, invitations: Flag, week: optional(Flag) }),
    output: Push,
    refusals: ['not_allowed_in_demo'],
  }),
}
