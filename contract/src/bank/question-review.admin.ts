// Review before publishing, with the setting `questions_need_review`: what an editor has written or changed waits until another one accepts it.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, optional, Text, Time, Version } from '../platform/fields.ts'
import { reviewStates } from './question-names.ts'

const Comment = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['comment', 'sent_back', 'accepted']),
  text: z.string(),
  at: Time,
})

const Review = z.object({
  /** Null: it neither waits for review nor was sent back. */
  review: z.enum(reviewStates).nullable(),
  /** The setting is on. */
  is_needed: z.boolean(),
  /** Those who have changed it since it was last accepted. */
  authors: z.array(z.string()),
  /** The caller may accept it or send it back: it waits, and they are no author. */
  may_review: z.boolean(),
  /** The published question that this draft is to change. */
  change_of: z.int().nullable(),
  /** The draft that is to change this question. */
  changed_by: z.int().nullable(),
  /** Oldest first. */
  comments: z.array(Comment),
})
export type QuestionReview = z.output<typeof Review>

const notAccepted = ['not_found', 'not_waiting', 'own', 'unseen', 'sealed', 'replaced', 'twin', 'outdated'] as const
export type WhyNotAccepted = (typeof notAccepted)[number]
const Accepted = z.object({
  /** The ids of the questions that players get: a change of a published question may have made a new one. */
  accepted: z.array(z.int()),
  skipped: z.array(z.object({ id: z.int(), why: z.enum(notAccepted) })),
})
export type Accepted = z.output<typeof Accepted>

/** With the version that the reviewer has read. */
const Seen = z.object({ question_id: Id, version: Version })

export const questionReview = {
  get_review_count: action({
    summary: 'How many questions wait for review',
    access: 'editor',
    input: z.object({}),
    output: z.object({ waiting: z.int() }),
    refusals: [],
  }),
  get_question_review: action({
    summary: 'The state of review of a question, and its comments',
    access: 'editor',
    input: z.object({ question_id: Id }),
    output: Review,
    refusals: ['document_not_found'],
  }),
  accept_questions: action({
    summary: 'Accept questions that wait for review and publish them, now or later. Authors cannot accept their own',
    access: 'editor',
    writes: true,
    input: z.object({ questions: z.array(Seen).min(1).max(500), publish_at: optional(Time) }),
    output: Accepted,
    refusals: [],
  }),
  send_back_question: action({
    summary: 'Send a question that waits for review back to its authors, with a comment',
    access: 'editor',
    writes: true,
    input: z.object({ question_id: Id, version: Version, comment: Text(2000) }),
    output: Review,
    refusals: ['document_not_found', 'changed_meanwhile', 'own_question', 'not_waiting_for_review'],
  }),
  comment_question: action({
    summary: 'Add a comment for other editors',
    access: 'editor',
    writes: true,
    input: z.object({ question_id: Id, comment: Text(2000) }),
    output: Review,
    refusals: ['document_not_found'],
  }),
}
