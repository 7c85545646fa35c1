// Letters: announcements by email, for players who asked for them and confirmed it by the link in a first email.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag } from '../platform/fields.ts'

const LetterChoice = z.object({
  /** asked: the email with the link is on its way · on: the link was used. */
  state: z.enum(['off', 'asked', 'on']),
  /** Whether the site sends emails, and the account has an address. */
  is_offered: z.boolean(),
})
export type LetterChoice = z.output<typeof LetterChoice>

export const letters = {
  get_letter_choice: action({
    summary: 'Whether the player gets announcements by email',
    access: 'player',
    input: z.object({}),
    output: LetterChoice,
    refusals: [],
  }),
  set_letter_choice: action({
    summary: 'Ask for announcements by email, which sends an email with a link to confirm, or stop them at once',
    access: 'player',
    input: z.object({ wants: Flag }),
    output: LetterChoice,
    refusals: ['not_allowed_in_demo', 'letters_not_offered', 'too_many_requests'],
  }),
}
