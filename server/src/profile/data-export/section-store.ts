// The sections of the data export, column by column: no data about others, and no answer that is not revealed yet. A test checks that
// every table with a player's rows is in this list or in left-out.ts.

import { modesWith } from '@trivium/rules/play/modes'
import { type RawBuilder, sql } from 'kysely'
import { isWhole } from '../../play/plays/index.ts'

export interface Section {
  name: string
  tables: readonly string[]
  /** Sorted so that new rows come at the end. */
  rows: (accountId: number, now: Date) => RawBuilder<unknown>
}

/** SQL condition: the results of the exam are released. */
const isReleased = sql`(e.released_at is not null or e.release_when = 'hand_in')`

/** SQL condition: the result of the play is revealed. An open play reveals none; an exam only once its results are released. */
const isTold = sql`p.state = 'finished' and (p.mode <> 'exam' or exists (
  select from exam_attempts t join exams e on e.id = t.exam_id where t.play_id = p.id and ${isReleased}))`

/** SQL: why an answer is not in the copy yet; the same rules as `mayReview` in play/plays/views.ts. */
const withheld = (now: Date) => sql`case
  when p.state = 'open' then 'until the round ends'
  when not (${isTold}) then 'until the results of the exam are released'
  when q.sealed_by is not null or (p.window_ends_at > ${now}::timestamptz
    and p.mode = any(${modesWith(({ reviewFrom }) => reviewFrom === 'end_of_window')}::text[])) then 'until the contest or exam that asks it is over' end`

/** A number with its unit, unless the player typed the unit. */
const withUnit = sql`case when position(lower(q.number ->> 'unit') in lower(a.answer)) = 0 then concat(a.answer, ' ', q.number ->> 'unit') else a.answer end`

/** Pairs as they were shown: 'a-3,c-1'. */
const shownPairs = sql`(
  select string_agg(chr(96 + o.place::int) || '-' || m.place, ',' order by o.place)
  from unnest(string_to_array(a.answer, ',')) with ordinality as g (match, number)
    join jsonb_array_elements_text(p.questions -> a.position -> 'order') with ordinality as o (option, place) on o.option::int = g.number - 1
    join jsonb_array_elements_text(p.questions -> a.position -> 'matches') with ordinality as m (match, place) on m.match = g.match)`

/** The given answer: the shown keys, never the stored positions of options (docs/decisions/049), the word, or the number. */
const shownAnswer = sql`case when a.answer = '' or q.question_type = 'guess_the_word' then a.answer
  when q.question_type = 'number' then ${withUnit} when q.question_type = 'matching' then ${shownPairs} else (
  select string_agg(chr(96 + o.place::int), ',' order by case when q.question_type = 'sequence' then g.number end, o.place)
  from unnest(string_to_array(a.answer, ',')) with ordinality as g (option, number)
    join jsonb_array_elements_text(p.questions -> a.position -> 'order') with ordinality as o (option, place) on o.option = g.option) end`

/** A section with all of a player's rows of a table, with these columns. */
const plain = (table: string, columns: string, order: string): Section => ({
  name: table,
  tables: [table],
  rows: id => sql`select ${sql.raw(columns)} from ${sql.table(table)} where account_id = ${id} order by ${sql.raw(order)}`,
})

export const sections: readonly Section[] = [
  {
    name: 'account',
    tables: ['accounts'],
    rows: id => sql`
      select a.id, a.name, a.email, a.mobile, a.sign_in_type, a.refer_code, a.referred_by is not null as was_invited, a.qualified_at, a.status,
        a.roles, l.code as language, a.web_language, a.sound, a.timezone, a.timezone_changed_at, a.name_fixed_until, a.registered_at
      from accounts a left join languages l on l.id = a.language_id where a.id = ${id}`,
  },
  {
    name: 'sign_in',
    tables: [],
    rows: id => sql`
      select u."name", u."email", u."emailVerified", u."phoneNumber", u."phoneNumberVerified", u."createdAt"
      from identity_users u join accounts a on a.subject = u."id" where a.id = ${id}`,
  },
  {
    name: 'picture',
    tables: [],
    rows: id => sql`
      select m.type, m.created_at, encode(m.bytes, 'base64') as base64 from media m join accounts a on a.profile = m.name where a.id = ${id}`,
  },
  {
    name: 'sessions',
    tables: ['sessions'],
    rows: id => sql`
      select created_at, last_used_at, fcm_id is not null as has_messages from sessions where account_id = ${id} order by created_at, token_hash`,
  },
  plain('push_subscriptions', 'endpoint, created_at', 'created_at'),
  plain('push_choices', 'notices, daily_quiz, invitations, week', '1'),
  {
    name: 'coins',
    tables: ['ledger_accounts'],
    rows: id => sql`
      select t.id, t.created_at, t.title, case when t.to_id = l.id then t.amount else -t.amount end as coins,
        case when t.to_id = l.id then t.to_balance_after else t.from_balance_after end as balance
      from ledger_accounts l join transfers t on l.id in (t.from_id, t.to_id) where l.owner_id = ${id} order by t.id`,
  },
  plain(
    'payouts',
    'id, payment_type, address, coins, amount, digits, currency, details, state, reason, reference, asked_at, decided_at, paid_at',
    'id',
  ),
  plain('adjustments', 'id, coins, reason, state, asked_at, decided_at', 'id'),
  plain('category_unlocks', 'category_id, unlocked_at', 'category_id'),
  {
    name: 'rounds',
    tables: ['plays'],
    rows: id => sql`
      select p.id, p.mode, p.target, p.category_id, p.level, p.state, p.started_at, p.finished_at, case when ${isWhole('p')} then p.lifelines end as lifelines,
        p.draft_times,
        case when ${isTold} then p.correct end as correct, case when ${isTold} then p.wrong end as wrong, case when ${isTold} then p.result end as result
      from plays p where p.account_id = ${id} order by p.id`,
  },
  {
    name: 'answers',
    tables: ['answers'],
    rows: (id, now) => sql`
      select s.id, s.play_id, s.position, s.question_id, s.ms, s.answered_at, s.withheld, s.question,
        case when s.withheld is null then s.answer end as answer, case when s.withheld is null then s.correct end as correct
      from (
        select a.id, a.play_id, a.position, a.question_id, a.ms, a.answered_at, a.correct, ${shownAnswer} as answer, ${withheld(now)} as withheld,
          case when q.sealed_by is null then q.question end as question
        from answers a join plays p on p.id = a.play_id join questions q on q.id = a.question_id where a.account_id = ${id}) s
      order by s.id`,
  },
  plain('met_questions', 'question_id, first_at', 'first_at, question_id'),
  plain('annotations', 'play_id, question_id, marked, struck, own_note', 'play_id, question_id'),
  plain('level_progress', 'category_id, level, best_percentage, won_at, played_at, last_played_at', 'category_id, level'),
  {
    name: 'play_days',
    tables: ['play_days'],
    // An earlier release may have added exams, before their marks were released.
    rows: id => sql`
      select day, mode, category_id, plays, asked, answered, correct, coins from play_days where account_id = ${id} and mode <> 'exam'
      order by day, mode, category_id`,
  },
  plain('category_plays', 'category_id, last_played_at', 'category_id'),
  plain('answer_speeds', 'speed_range, answers, correct', 'speed_range'),
  plain('streaks', 'kind, length, best, run, last_day, freezes, frozen_days', 'kind'),
  plain('quest_days', 'day, quests, paid', 'day'),
  plain('badges', 'type, progress, unlocked_at, claimed_at', 'type'),
  plain('leaderboard_entries', 'board, period, score', 'board, period'),
  plain('league_entries', 'week, tier, points, final_rank, outcome, next_tier', 'week'),
  plain('bookmarks', 'question_id, type, created_at', 'created_at, question_id, type'),
  plain('reports', 'id, question_id, reason, state, outcome, answer, answered_at, created_at, closed_at', 'id'),
  {
    name: 'practice_cards',
    tables: ['practice_cards'],
    // Cards of questions that a contest or an exam asks now are left out until it is over.
    rows: id => sql`
      select c.question_id, c.due_at, c.stability, c.difficulty, c.state, c.reps, c.lapses, c.reviewed_at, c.missed_mode, c.missed_at,
        c.times_missed, c.times_practised
      from practice_cards c join questions q on q.id = c.question_id
      where c.account_id = ${id} and q.sealed_by is null order by c.question_id`,
  },
  plain('notices', 'id, type, params, type_id, created_at, read_at', 'id'),
  plain('battle_seats', 'battle_id, seat, paid, joined_at, play_id, outcome, points, coins, rating_before, rating_after', 'battle_id'),
  plain('battle_tallies', 'kind, won, lost, drawn', 'kind'),
  plain('battle_ratings', 'rating, deviation, volatility, rated_at, streak, best_streak', '1'),
  plain('contest_entries', 'contest_id, play_id, paid, started_at, finished_at, score, ms, place, prize', 'contest_id'),
  plain('won_things', 'id, contest_id, first_rank, name, state, how, recipient, address, note, won_at, claimed_at, sent_at', 'id'),
  plain('contest_registrations', 'contest_id, registered_at', 'contest_id'),
  plain('examinees', 'exam_id, own_id, listed_email, extra_percent, hides_timer, has_larger_text', 'exam_id'),
  plain('group_members', 'group_id, own_id, listed_email, extra_percent, hides_timer, has_larger_text, joined_at', 'group_id'),
  plain('group_leaders', 'group_id', 'group_id'),
  {
    name: 'mailed_invitations',
    tables: ['mailed_invitations'],
    rows: id => sql`
      select email, name, own_id, group_id, exam_id, created_at, accepted_at from mailed_invitations where accepted_by = ${id} order by id`,
  },
  plain('exam_attempts', 'exam_id, sitting, play_id, absences, ended_by, claim, void_reason', 'exam_id, sitting'),
  plain('exam_events', 'id, exam_id, play_id, event, detail, at', 'id'),
  plain('question_comments', 'id, question_id, kind, text, at', 'id'),
  plain('practice_tests', 'id, play_id, test_type, choices, is_practice, group_test_id', 'id'),
  {
    name: 'group_tests',
    tables: ['group_tests'],
    rows: id =>
      sql`select id, group_id, title, request, due_on::text as due_on, given_at, closed_at from group_tests where given_by = ${id} order by id`,
  },
  plain('readiness_outcomes', 'play_id, word, passed', '1'),
  plain('trials', 'began_at, cardinality(given) as answered, points', '1'),
  // The player's data: that there are friends and blocks, and when. Who the others are is their data.
  plain('friends', 'since, origin, removed_at', 'since, friend_id'),
  {
    name: 'friend_requests',
    tables: ['friend_requests'],
    rows: id => sql`select asked_at, answered_at, accepted from friend_requests where from_id = ${id} order by asked_at, to_id`,
  },
  plain('player_blocks', 'created_at', 'created_at, blocked_id'),
  plain('invitations', 'battle_id, created_at', 'created_at, battle_id'),
  plain('message_reads', 'read_until', '1'),
  plain('contact_messages', 'id, message, created_at, answer, answered_at', 'id'),
  {
    name: 'player_reports',
    tables: ['player_reports'],
    // Only the player's own reports, without the name: it belongs to somebody else.
    rows: id => sql`
      select id, subject, reason, created_at, closed_at is null as is_open from player_reports where reporter_id = ${id} order by id`,
  },
  plain('mail_choices', 'email, asked_at, confirmed_at, stopped_at', 'asked_at'),
  plain('letters', 'announcement_id, state, at, stopped_at', 'at, announcement_id'),
  plain('moderations', 'subject, taken_at', 'id'),
  plain('shares', 'kind, subject, created_at', 'created_at, token'),
  plain('regrade_plays', 'regrade_id, play_id, answers, coins, score, at', 'regrade_id, play_id'),
]
