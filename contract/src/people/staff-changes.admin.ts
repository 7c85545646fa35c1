// Administrators find the account that is to become staff. Staff sees who has changed what they are changing.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Text, Time } from '../platform/fields.ts'
import { Colleague } from './staff.admin.ts'

/** An email address, or a mobile number with its country code. Blanks and hyphens in a number do not count. */
const Contact = Text(254).transform(contact => (contact.startsWith('+') ? contact.replaceAll(/[\s()-]/g, '') : contact))

export const staffChanges = {
  find_colleague: action({
    summary: 'The account that signs in with this email address or mobile number',
    access: 'administrator',
    input: z.object({ contact: Contact }),
    output: Colleague,
    refusals: ['nobody_signs_in_with_it'],
  }),
  get_last_change: action({
    summary: 'Who changed something last, and when; what was changed is in the thing itself',
    access: 'staff',
    /** As in the audit: `question:12`. */
    input: z.object({ subject: Text(160).regex(/^[a-z]+:(.*[^:])$/, 'is a kind and a name: question:12') }),
    output: z.object({
      at: Time,
      /** Null: a command of the operator. */
      name: z.string().nullable(),
    }),
    refusals: ['document_not_found'],
  }),
}
