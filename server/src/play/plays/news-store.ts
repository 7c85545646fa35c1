// SQL that notifies the page of a play (rooms.ts) when somebody else has moved its clock, ended it or reopened it.

import { sql } from 'kysely'
import { announcement } from '../../platform/db/changes/announce.ts'

export const playRoomKind = 'play'

/** For a statement that changes plays: `select ${newsOfPlay} from moved`, where `moved` has their ids and their new versions. */
export const newsOfPlay = announcement(playRoomKind, sql`id`, sql`version`)
