// Contests: many players answer the same questions within a time window, for prizes by rank.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Ranked } from '../rewards/leaderboards.ts'
import { contestKinds, contestStates, entryStates } from './contest-names.ts'
import { claimed, claimedZone, Flag, Id, LanguageId, page, Time, Whole } from '../platform/fields.ts'
import { Listed, Play, PlayId } from '../play/plays.ts'

const Prize = z.object({ rank: z.int(), coins: z.int() })

/** A prize in kind, one piece for each rank from `from` to `to`. */
const Thing = z.object({
  from: z.int(),
  to: z.int(),
  name: z.string(),
  description: z.string(),
  /** Path of its picture. */
  image: z.string().nullable(),
})

export const Contest = z.object({
  id: z.int(),
  /** In the player's interface language for the weekly cup, otherwise as the editor wrote it. */
  name: z.string(),
  description: z.string(),
  /** Path of its picture, or of a cover that the server draws. */
  image: z.string(),
  kind: z.enum(contestKinds),
  state: z.enum(contestStates),
  language_id: z.int(),
  start_date: Time,
  end_date: Time,
  /** Coins; 0 is free. */
  entry: z.int(),
  /** Number of players who have entered. */
  participants: z.int(),
  questions: z.int(),
  seconds_per_question: z.int(),
  /** This player has entered, and has no second attempt. */
  played: z.boolean(),
  my_state: z.enum(entryStates),
  /** Number of players who have registered before the start. Registering is free and does not enter the contest. */
  registered: z.int(),
  /** This player has registered. */
  is_registered: z.boolean(),
  /** One row per rank, the first rank first. */
  prizes: z.array(Prize),
  /** Prizes in kind, beside the coins; best rank first. */
  things: z.array(Thing),
})
export type Contest = z.output<typeof Contest>

/**
 * A place in the ranking. The order: score, then less time spent on the questions, then the earlier finish. Players who are equal in
 * all three share the rank; `user_rank` then counts on after all of them (1, 2, 2, 4).
 */
export const ContestPlace = Ranked.extend({
  /** Milliseconds spent on the questions, by the server's clock. */
  ms: z.int(),
  finished_at: Time,
  /** Coins paid; null until the contest is over. */
  prize: z.int().nullable(),
  /** The name of the prize in kind that was won, if any; null until the contest is over. */
  thing: z.string().nullable(),
})
export type ContestPlace = z.output<typeof ContestPlace>

/** A registered player, as the leaderboards show players. */
const Registered = z.object({ user_id: z.int(), name: z.string(), profile: z.string().nullable() })
export type Registered = z.output<typeof Registered>

export const ContestDetail = Contest.extend({
  /** The server's time of the reply, for countdowns. */
  now: Time,
  score_correct: z.int(),
  score_wrong: z.int(),
  /** Categories to draw from; empty: all, or the contest has its own questions (`is_drawn` is false). */
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Levels to draw from; null: all. */
  levels: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The server draws the questions at the start, from a secret seed. */
  is_drawn: z.boolean(),
  /** SHA-256 of the seed, published with the announcement; null if the contest has its own questions. */
  seed_hash: z.string().nullable(),
  /** Null until the contest is over. */
  seed: z.string().nullable(),
  /** In the order asked. Null until the contest is over. */
  question_ids: z.array(z.int()).nullable(),
  /** The first players who have registered; empty from the start on. */
  first_registered: z.array(Registered),
  /** Entries paid so far. */
  pot: z.int(),
  /** Null before entering. `play_id` is null once a play without answers has been deleted. */
  my_play: z.object({ play_id: z.int().nullable(), state: z.enum(['playing', 'finished']), started_at: Time }).nullable(),
  /** Null until this player has finished. */
  my_place: ContestPlace.nullable(),
  /** Who won prizes, best first; empty until the contest is over. */
  winners: z.array(ContestPlace),
})
export type ContestDetail = z.output<typeof ContestDetail>

/**
 * All data to repeat a draw: hash the text `<seed>:<question id>` of each candidate with SHA-256 (UTF-8, lower-case hexadecimal), and sort
 * the candidates by that hash. The first `questions` of them are asked, in this order. The SHA-256 of the seed is the announced hash.
 */
export const ContestDraw = z.object({
  contest_id: z.int(),
  seed_hash: z.string(),
  seed: z.string(),
  drawn_at: Time,
  questions: z.int(),
  /** Ids of all candidates at the time of the draw. */
  candidates: z.array(z.int()),
  /** Ids of the drawn questions. */
  question_ids: z.array(z.int()),
})
export type ContestDraw = z.output<typeof ContestDraw>

export const contests = {
  get_contest: action({
    summary: 'Live, upcoming and past contests; offset and limit apply to the past ones, newest first',
    access: 'player',
    input: z.object({ language_id: LanguageId, ...claimedZone, ...page }),
    output: z.object({ live: z.array(Contest), past: z.array(Contest), upcoming: z.array(Contest) }),
    /** `total` counts the past contests. `now` is the server's time of the reply, for countdowns. */
    meta: z.object({ total: z.int(), now: Time }),
    refusals: ['no_contests', 'document_not_found'],
  }),
  get_contest_detail: action({
    summary: "One contest: prizes, rules, the caller's play and place; once it is over also winners, seed and drawn questions",
    access: 'player',
    input: z.object({ contest_id: Id }),
    output: ContestDetail,
    refusals: ['document_not_found'],
  }),
  get_contest_of_play: action({
    summary: "The full contest of one of the caller's plays",
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: ContestDetail,
    refusals: ['document_not_found'],
  }),
  get_questions_by_contest: action({
    summary: 'Enter a contest and start its play, or resume it',
    access: 'player',
    movesCoins: true,
    input: z.object({ language_id: LanguageId, contest_id: Id }),
    output: z.array(Listed),
    meta: z.object({ play: Play }),
    refusals: [
      'document_not_found',
      'contest_not_started',
      'contest_over',
      'already_played',
      'entries_off',
      'not_enough_coins',
      'play_before_staking',
      'too_many_requests',
      'no_questions',
    ],
  }),
  register_for_contest: action({
    summary:
      'Register for an upcoming contest (status 1), or take that back (0): the player is notified of the start, and pays nothing yet',
    access: 'player',
    inTurn: true,
    repeatsItself: true,
    input: z.object({ contest_id: Id, status: Flag }),
    output: z.object({ is_registered: z.boolean() }),
    refusals: ['document_not_found', 'contest_started', 'contest_over'],
  }),
  get_contest_registrations: action({
    summary: 'The players who have registered for an upcoming contest, in the order of their registrations',
    access: 'player',
    input: z.object({ contest_id: Id, ...page }),
    output: z.array(Registered),
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found', 'contest_started', 'contest_over'],
  }),
  get_contest_leaderboard: action({
    summary: 'Ranking of the players who have finished a contest, and the number of those still playing',
    access: 'player',
    input: z.object({ language_id: LanguageId, contest_id: Id, ...page }),
    /** Players get a place only when their play has ended, because a score that changes with each answer would reveal right answers. */
    output: z.object({ my_rank: ContestPlace.nullable(), top_users: z.array(ContestPlace) }),
    /** `total` counts players with a place, `playing` those still without one. */
    meta: z.object({ total: z.int(), playing: z.int(), my_state: z.enum(entryStates), state: z.enum(contestStates) }),
    refusals: ['document_not_found'],
  }),
  set_contest_leaderboard: action({
    summary: 'A claim; the reply is the true contest result',
    access: 'player',
    input: z.object({
      language_id: claimed(LanguageId),
      contest_id: claimed(Id),
      questions_attended: claimed(Whole(0, 1000)),
      correct_answers: claimed(Whole(0, 1000)),
      score: claimed(Whole(-100_000, 100_000)),
    }),
    /** All 0 until the play has ended. */
    output: z.object({ questions_attended: z.int(), correct_answers: z.int(), score: z.int() }),
    refusals: ['document_not_found'],
  }),
  get_contest_draw: action({
    summary: 'All data to repeat the draw of a contest that is over',
    access: 'player',
    input: z.object({ contest_id: Id }),
    output: ContestDraw,
    refusals: ['document_not_found', 'contest_not_over'],
  }),
}
