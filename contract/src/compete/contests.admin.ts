// Editors manage contests. The announcement fixes the terms of a contest: afterwards editors can change only its words, and its window
// before the start (docs/decisions/022).

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { contestKinds, contestStates } from './contest-names.ts'
import {
  Id,
  LanguageId,
  MediaName,
  adminPage,
  Once,
  optional,
  RawText,
  ShownLines,
  ShownText,
  Text,
  Time,
  Version,
  Whole,
} from '../platform/fields.ts'

const Words = z.object({ name: Text(120), description: RawText(2000).default('') })
const mostTranslations = 30

/** Words in other interface languages, by code. */
const Translations = z
  .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/), Words)
  .refine(words => Object.keys(words).length <= mostTranslations, 'are too many')

/** Can be changed until the contest is over. */
const words = { ...Words.shape, translations: Translations.default({}), image: optional(MediaName) }
/** Can be changed until it begins. */
const window = { starts_at: Time, ends_at: Time }

const mostRanks = 100
/** A prize in kind, one piece for each rank from `from` to `to`. */
const Thing = z.object({
  from: Whole(1, mostRanks),
  to: Whole(1, mostRanks),
  name: ShownText(80),
  description: optional(ShownLines(500)),
  image: optional(MediaName),
})

/** Fixed by the announcement. */
const terms = {
  language_id: LanguageId,
  /** Coins; 0 is free. */
  entry: Whole(0, 100_000),
  seconds: Whole(5, 600),
  /** Coins per rank, first rank first. */
  prizes: z.array(Whole(0, 1_000_000)).max(mostRanks),
  /** Beside the coins, or instead of them. */
  things: optional(z.array(Thing).max(20)),
  /** How many the server draws at the start. */
  questions: optional(Whole(1, 100)),
  /** Leaf categories to draw from; absent: all free ones of the quiz zone. */
  category_ids: optional(z.array(Id).max(500)),
  level_from: optional(Whole(1, 1000)),
  level_to: optional(Whole(1, 1000)),
  /** The contest's own questions in order, instead of a draw. They are not in the bank. */
  question_ids: optional(z.array(Id).min(1).max(100)),
}

const ContestRow = z.object({
  id: z.int(),
  kind: z.enum(contestKinds),
  state: z.enum(contestStates),
  name: z.string(),
  image: z.string().nullable(),
  image_path: z.string().nullable(),
  language_id: z.int(),
  starts_at: Time,
  ends_at: Time,
  entry: z.int(),
  entries: z.int(),
  questions: z.int(),
  version: z.int(),
})
export type ContestRow = z.output<typeof ContestRow>

export const StagedContest = ContestRow.extend({
  description: z.string(),
  translations: z.record(z.string(), Words),
  seconds: z.int(),
  score_correct: z.int(),
  score_wrong: z.int(),
  prizes: z.array(z.int()),
  things: z.array(z.object({ from: z.int(), to: z.int(), name: z.string(), description: z.string(), image: z.string().nullable() })),
  is_drawn: z.boolean(),
  category_ids: z.array(z.int()),
  level_from: z.int().nullable(),
  level_to: z.int().nullable(),
  /** Its own questions, or the drawn ones; null before the draw. */
  question_ids: z.array(z.int()).nullable(),
  seed_hash: z.string().nullable(),
  /** Sum of entries paid: held in escrow until the contest is over. */
  pot: z.int(),
  playing: z.int(),
  finished: z.int(),
  called_off_at: Time.nullable(),
})
export type StagedContest = z.output<typeof StagedContest>

export const contestAdmin = {
  get_contests_to_run: action({
    summary: 'All contests, latest start first',
    access: 'editor',
    input: z.object({ ...adminPage, state: optional(z.enum(['upcoming', 'live', 'past'])), language_id: LanguageId }),
    output: z.array(ContestRow),
    /** Counted up to 10,000. */
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_contest_to_run: action({
    summary: 'A contest with its terms and current state',
    access: 'editor',
    input: z.object({ contest_id: Id }),
    output: StagedContest,
    refusals: ['document_not_found'],
  }),
  announce_contest: action({
    summary: 'Announce a contest: fixes its terms and publishes the hash of its seed',
    access: 'editor',
    writes: true,
    input: z.object({ ...words, ...window, ...terms, once: Once }),
    output: StagedContest,
    refusals: ['document_not_found'],
  }),
  change_contest: action({
    summary: 'Change the words of a contest, and its window before the start; the announced terms stay',
    access: 'editor',
    writes: true,
    input: z.object({ contest_id: Id, version: Version, ...words, ...window, ...z.object(terms).partial().shape }),
    output: StagedContest,
    refusals: ['document_not_found', 'changed_meanwhile', 'contest_terms_fixed', 'contest_begun', 'contest_over', 'weekly_cup'],
  }),
  call_off_contest: action({
    summary: 'Call a contest off: its plays end, and all entries are refunded',
    access: 'editor',
    writes: true,
    input: z.object({ contest_id: Id, reason: Text(500) }),
    output: StagedContest,
    refusals: ['document_not_found', 'contest_over'],
  }),
  get_contest_entries: action({
    summary: 'Players of a contest: the ranking, or those still playing',
    access: 'editor',
    input: z.object({ contest_id: Id, ...adminPage, who: z.enum(['finished', 'playing']).default('finished') }),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        paid: z.int(),
        started_at: Time,
        finished_at: Time.nullable(),
        place: z.int().nullable(),
        score: z.int().nullable(),
        ms: z.int().nullable(),
        prize: z.int().nullable(),
        thing: z.string().nullable(),
      }),
    ),
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found'],
  }),
  get_leaf_categories: action({
    summary: 'Leaf categories (with questions or texts), with the number of questions to draw in a language',
    access: 'editor',
    input: z.object({ type: z.enum(['quiz_zone', 'fun_and_learn']), language_id: LanguageId }),
    output: z.array(z.object({ id: z.int(), name: z.string(), is_premium: z.boolean(), questions: z.int(), levels: z.int() })),
    refusals: ['document_not_found'],
  }),
}
