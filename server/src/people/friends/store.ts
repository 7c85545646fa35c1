// All SQL of friends.

import type { FriendOrigin } from '@trivium/contract/people/friends'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Circle } from '../../rewards/leaderboards/index.ts'

export interface Meeting {
  origin: FriendOrigin
  at: Date
}

/**
 * Makes each a friend of all others. A removed friendship stays removed (request-store.ts restores it when both want it again), and a player
 * who has blocked another does not become their friend.
 */
export async function insertFriends(tx: Db, accountIds: readonly number[], { origin, at }: Meeting): Promise<void> {
  await sql`
    insert into friends (account_id, friend_id, since, origin)
    select a.id, b.id, ${at}::timestamptz, ${origin}
    from unnest(${[...accountIds]}::int[]) as a (id), unnest(${[...accountIds]}::int[]) as b (id)
    where a.id <> b.id and not exists (select from player_blocks p
      where (p.account_id, p.blocked_id) = (a.id, b.id) or (p.account_id, p.blocked_id) = (b.id, a.id))
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

/** Marks both rows as removed, and locks them in the order that all statements use. */
export async function markRemoved(tx: Tx, accountId: number, friendId: number, at: Date): Promise<void> {
  await sql`
    with pair as (
      select account_id, friend_id from friends
      where (account_id, friend_id) in ((${accountId}::int, ${friendId}::int), (${friendId}::int, ${accountId}::int)) and removed_at is null
      order by account_id for update
    )
    update friends f set removed_at = ${at} from pair p where f.account_id = p.account_id and f.friend_id = p.friend_id`.execute(tx)
}

/** The player and their newest friends, also those without points. */
export const friendsOf = (accountId: number, most: number): Circle => ({
  ranksAll: true,
  members: sql`
    select ${accountId}::int as id
    union all
    (select f.friend_id from friends f where f.account_id = ${accountId} and f.removed_at is null
      and not exists (select from player_blocks p
        where (p.account_id, p.blocked_id) = (f.account_id, f.friend_id) or (p.account_id, p.blocked_id) = (f.friend_id, f.account_id))
      order by f.since desc limit ${most})`,
})

/** Deletes both rows of each friendship, and all requests. */
export async function deleteFriends(tx: Db, accountId: number): Promise<void> {
  await sql`delete from friend_requests where from_id = ${accountId} or to_id = ${accountId}`.execute(tx)
  await sql`
    delete from friends where account_id = ${accountId}
      or (friend_id = ${accountId} and account_id in (select friend_id from friends where account_id = ${accountId}))`.execute(tx)
}
