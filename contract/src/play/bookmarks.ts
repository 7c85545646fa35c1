// Bookmarks: questions that a player keeps to read or to play again.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, Id, LanguageId, nameByNumber, optional } from '../platform/fields.ts'
import { PlayId, Q, started } from './plays.ts'

export const bookmarkTypes = ['quiz_zone', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const
export type BookmarkType = (typeof bookmarkTypes)[number]
/** The seed has no 2, because questions of reading texts cannot be bookmarked. */
const byNumber = new Map([
  ['1', 'quiz_zone'],
  ['3', 'guess_the_word'],
  ['4', 'audio'],
  ['5', 'maths'],
  ['6', 'multi_match'],
])
const BookmarkTypeField = z.preprocess(nameByNumber(byNumber), z.enum(bookmarkTypes))

export const bookmarks = {
  get_bookmark: action({
    summary:
      'Bookmarked questions in a content language, newest first, of one type or of all; with answer and note only if the player has already seen them',
    access: 'player',
    input: z.object({ type: optional(BookmarkTypeField), language_id: LanguageId }),
    output: z.array(Q.extend({ correct_answer: z.string().nullable(), note: z.string().nullable(), bookmark_type: z.enum(bookmarkTypes) })),
    /** Number of bookmarks, of the same types, in other content languages; languages without any are missing. */
    meta: z.object({ elsewhere: z.array(z.object({ language_id: z.int(), kept: z.int() })) }),
    refusals: ['no_data'],
  }),
  set_bookmark: action({
    summary: 'Bookmark a question or remove its bookmark; a repeated call changes nothing',
    access: 'player',
    /** Default of `type`: the type of the question's category. */
    input: z.object({ question_id: Id, status: Flag, type: optional(BookmarkTypeField) }),
    output: z.null(),
    refusals: ['document_not_found', 'bookmark_in_use', 'too_many_bookmarks'],
  }),
  get_bookmarked_ids: action({
    summary: 'Ids of the bookmarked questions of a play',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: z.array(z.int()),
    refusals: ['document_not_found'],
  }),
  get_bookmark_questions: action({
    summary: 'Start or resume a play of the bookmarked questions of a type',
    access: 'player',
    input: z.object({ type: BookmarkTypeField, language_id: LanguageId }),
    ...started,
    refusals: ['no_questions', 'document_not_found'],
  }),
}
