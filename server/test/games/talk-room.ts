// A room that tests the features of rooms: members post messages, numbered in a table of the test, and learn who is present.

import { type Kysely, sql } from 'kysely'
import { announcement } from '../../src/platform/db/changes/announce.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import type { RoomKind } from '../../src/platform/live/index.ts'

type TalkTables = {
  talk: { room: string; number: number; says: string; to_account: number | null }
  talk_members: { room: string; account_id: number }
}

export async function prepareTalk(db: Db): Promise<void> {
  await sql`create table talk (room text, number int, says text, to_account int, primary key (room, number))`.execute(db)
  await sql`create table talk_members (room text, account_id int)`.execute(db)
}

/** Posts a message. A lock serializes posts, so that numbers have no gaps. @param to the only account that may see it */
export async function say(db: Db, room: string, says: string, to: number | null = null): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtext(${room}))`.execute(tx)
    await sql`
      with said as (
        insert into talk select ${room}, coalesce(max(number), 0) + 1, ${says}, ${to}::int from talk where room = ${room} returning *
      )
      select ${announcement('talk', sql`room`, sql`number`)} from said`.execute(tx)
  })
}

/** Presence changes are posted as messages, too. */
export function talkRooms(db: Db): RoomKind {
  const tables: Kysely<TalkTables> = db.withTables<TalkTables>()
  return {
    kind: 'talk',
    async mayJoin(player, key) {
      const query = tables.selectFrom('talk_members').select('room').where('room', '=', key).where('account_id', '=', player.id)
      return (await query.executeTakeFirst()) !== undefined
    },
    async newest(key) {
      const query = tables.selectFrom('talk').select('number').where('room', '=', key).orderBy('number', 'desc').limit(1)
      return (await query.executeTakeFirst())?.number ?? 0
    },
    async read(key, { after, upTo, limit }) {
      const query = tables.selectFrom('talk').selectAll().where('room', '=', key).where('number', '>', after)
      const until = upTo === null ? query : query.where('number', '<=', upTo)
      const rows = await until.orderBy('number').limit(limit).execute()
      return rows.map(({ number, says, to_account }) => ({
        number,
        messageFor: player => (to_account === null || to_account === player.id ? wordsAs(number, says) : null),
      }))
    },
    onPresence: (key, accountId, isHere) => say(db, key, `${accountId} ${isHere ? 'comes' : 'goes'}`),
  }
}

const wordsAs = (id: number, message: string) => {
  const notice = { id, title: '', message, image: null, type: 'talk', type_id: null, link: null, date_sent: '', read: false }
  return { type: 'notice', notice, unread: 0 } as const
}
