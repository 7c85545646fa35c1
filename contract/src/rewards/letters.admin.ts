// Staff sends a letter to itself, to see it before the players do.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { noticeAdmin } from './notices.admin.ts'

const { texts, link } = noticeAdmin.send_announcement.input.shape

export const letterAdmin = {
  send_test_letter: action({
    summary: "Send an announcement by email to the caller's own address only, in each of its languages",
    access: 'administrator',
    writes: true,
    input: z.object({ texts, link }),
    output: z.object({ emails: z.int() }),
    refusals: ['letters_not_offered', 'letter_not_sent'],
  }),
}
