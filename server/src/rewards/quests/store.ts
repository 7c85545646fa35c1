// All SQL of quests. Progress is read from the log of answers: nothing is counted twice, and nothing that a client says counts.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import type { QuestChances, QuestFacts } from '@trivium/rules/rewards/quests'
import { sql } from 'kysely'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export const allQuests = 'all'

export interface QuestDay {
  quests: QuestKind[]
  /** Kinds of quest, and `allQuests`. */
  paid: string[]
}

/** A day to look at. */
interface FoundDay {
  day: string
  startsAt: Date
  endsAt: Date
  /** Null before the day's quests are drawn. */
  row: QuestDay | null
  /** Answers of the day belong to a play that is still open: they count when it ends. */
  isUnsettled: boolean
}

export interface DayOfPlayer {
  accountId: number
  /** YYYY-MM-DD in the player's time zone. */
  day: string
  startsAt: Date
  endsAt: Date
}

export function readQuestDay(db: Db, { accountId, day }: Pick<DayOfPlayer, 'accountId' | 'day'>): Promise<QuestDay | undefined> {
  return db
    .selectFrom('quest_days')
    .select(['quests', 'paid'])
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst()
}

/**
 * Of these days the last one, which is today, and those before with answers that are not closed yet; the oldest first. Reads the log of
 * answers, because sums of days belong to the day on which a play ended. A drawn day keeps its start, and no day begins before the end of
 * one before: after a change of the time zone, an answer still counts on one day.
 */
export async function findQuestDays(db: Db, days: readonly DayOfPlayer[]): Promise<FoundDay[]> {
  const { accountId, day: today } = must(days.at(-1), 'today is among them')
  const answersOf = sql`answers a where a.account_id = ${accountId} and a.answered_at >= s."startsAt" and a.answered_at < s."endsAt"`
  const { rows } = await sql<FoundDay>`
    with known as materialized (select * from quest_days where account_id = ${accountId}),
    spans as materialized (
      select d.day, q.quests, q.paid, coalesce(q.is_closed, false) as is_closed,
        coalesce(q.starts_at, greatest(d."startsAt", (select max(o.ends_at) from known o where o.day < d.day))) as "startsAt",
        least(greatest(d."endsAt", q.ends_at), (select min(o.starts_at) from known o where o.day > d.day)) as "endsAt"
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, "startsAt" timestamptz, "endsAt" timestamptz)
        left join known q on q.day = d.day
    )
    select s.day::text as day, s."startsAt", s."endsAt",
      case when s.quests is not null then jsonb_build_object('quests', s.quests, 'paid', s.paid) end as row,
      exists (select from ${answersOf} and (select p.state = 'open' from plays p where p.id = a.play_id)) as "isUnsettled"
    from spans s where s.day = ${today}::date or (not s.is_closed and exists (select from ${answersOf}))
    order by s.day`.execute(db)
  return rows
}

/** Keeps the first draw of a day. */
export async function insertQuestDay(db: Db, { accountId, day, startsAt, endsAt }: DayOfPlayer, quests: QuestKind[]): Promise<void> {
  await db
    .insertInto('quest_days')
    .values({ account_id: accountId, day, quests, starts_at: startsAt, ends_at: endsAt })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Lock the account first. */
export async function addPaid(
  tx: Tx,
  { accountId, day, startsAt, endsAt }: DayOfPlayer,
  { paid, isClosed }: { paid: readonly string[]; isClosed: boolean },
): Promise<void> {
  await sql`
    update quest_days set paid = paid || ${[...paid]}::text[], is_closed = is_closed or ${isClosed},
      starts_at = coalesce(starts_at, ${startsAt}::timestamptz), ends_at = greatest(ends_at, ${endsAt}::timestamptz)
    where account_id = ${accountId} and day = ${day}::date`.execute(tx)
}

export async function deleteOldQuests(db: Db, oldest: string): Promise<void> {
  await db.deleteFrom('quest_days').where('day', '<', oldest).execute()
}

export async function deleteQuests(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('quest_days').where('account_id', '=', accountId).execute()
}

const enoughCards = 10

/**
 * What the player could be asked to do when the day began. Which questions were due for practice is known only on the day: afterwards
 * nobody is asked to practise.
 */
export async function readChances(db: Db, { accountId, startsAt, endsAt }: DayOfPlayer, isToday: boolean): Promise<QuestChances> {
  const { rows } = await sql<QuestChances>`
    select exists (select from battle_seats s where s.account_id = ${accountId} and s.joined_at < ${startsAt} and s.outcome is not null) as battles,
      ${isToday} and (select count(*) from (select 1 from practice_cards c join questions q on q.id = c.question_id
        where c.account_id = ${accountId} and c.due_at < ${endsAt} and q.is_active and q.sealed_by is null limit ${enoughCards}) due
      ) = ${enoughCards} as practice,
      exists (select from categories c where c.parent_id is null and c.type <> 'exam' and not c.is_premium
        and c.id not in (${subjectsSince(accountId, startsAt)})) as subjects`.execute(db)
  return must(rows[0], 'a select without a table has one row')
}

/** Top-level categories that the player played within the week before the day. */
const subjectsSince = (accountId: number, startsAt: Date) => sql`
  select coalesce(oc.parent_id, oc.id) from plays o join categories oc on oc.id = o.category_id
  where o.account_id = ${accountId} and o.started_at >= ${startsAt}::timestamptz - interval '7 days' and o.started_at < ${startsAt}
    and o.taken_at is not null`

/** A play with fewer new questions is no round. */
const leastAnswers = 3

/**
 * What the player did on the day, in one statement. Only answers of ended plays count, and of each question only the first of the day.
 * Plays with a window are left out: their right answers are revealed later.
 */
export async function readFacts(db: Db, { accountId, startsAt, endsAt }: DayOfPlayer): Promise<QuestFacts> {
  const { rows } = await sql<QuestFacts>`
    with given as materialized (
      select distinct on (a.question_id) a.play_id, a.position, a.correct, a.mode, p.target, p.category_id,
        jsonb_array_length(p.questions) as total
      from answers a join plays p on p.id = a.play_id
      where a.account_id = ${accountId} and a.answered_at >= ${startsAt} and a.answered_at < ${endsAt} and a.answer <> ''
        and p.state = 'finished' and p.window_ends_at is null
      order by a.question_id, a.answered_at, a.play_id
    ), rounds as (
      select play_id, min(target) as target, min(category_id) as category_id, bool_and(correct) and count(*) = min(total) as is_flawless
      from given group by play_id having count(*) >= ${leastAnswers}
    )
    select (select count(*)::int from rounds) as rounds,
      (select count(*)::int from given) as answered,
      (select count(*)::int from given where correct) as right,
      (select coalesce(max(length), 0)::int from (select count(*) as length from (
        select play_id, position - row_number() over (partition by play_id order by position) as run from given where correct) there
        group by play_id, run) runs) as run,
      (select count(*)::int from rounds where is_flawless) as flawless,
      (select count(distinct mode)::int from given) as games,
      (select count(*)::int from rounds where target like 'daily\\_quiz:%') as "dailyQuizzes",
      (select count(distinct coalesce(c.parent_id, c.id))::int from rounds r join categories c on c.id = r.category_id
        where coalesce(c.parent_id, c.id) not in (${subjectsSince(accountId, startsAt)})) as "newSubjects",
      (select count(*)::int from battle_seats s where s.account_id = ${accountId} and s.joined_at >= ${startsAt} and s.joined_at < ${endsAt}
        and s.outcome = 'won' and exists (select from given where given.play_id = s.play_id)) as "battlesWon",
      (select count(*)::int from given where target like 'practice:%') as practised`.execute(db)
  return must(rows[0], 'a select without a table has one row')
}
