// The rooms of exams: `exam:<play_id>` for the page of the examinee, `examboard:<exam_id>` for examiners, `examdoor:<exam_id>` for whoever
// waits for it to begin. Who is connected is written down: a lost line is no absence, but the examiner sees it. Of the clock and the end the room of the play tells (play/plays/rooms.ts).

import type { Db } from '../../../platform/db/connect.ts'
import type { RoomKind } from '../../../platform/live/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readPlay } from '../../../play/plays/index.ts'
import { readAttemptOfPlay, setConnected } from './attempt-store.ts'
import { readExamManagement } from '../board/managers-store.ts'
import {
  boardRoomKind,
  doorRoomKind,
  newestEventOf,
  newestEventOfWhole,
  noteEvents,
  readEventsAfter,
  sittingRoomKind,
} from './event-store.ts'
import { canManageExam } from '../policy.ts'
import { readOwnExam } from '../store.ts'

export function examRooms(db: Db, now: () => Date): RoomKind[] {
  return [sittingRooms(db, now), boardRooms(db), doorRooms(db)]
}

function sittingRooms(db: Db, now: () => Date): RoomKind {
  return {
    kind: sittingRoomKind,
    mayJoin: async (player, key) => (await readAttemptOfPlay(db, Number(key) || 0))?.account_id === player.id,
    newest: key => newestEventOf(db, 'play_id', Number(key)),
    /** One message says how things are now, whatever has happened before. */
    async read(key, { after }) {
      const [play, number] = await Promise.all([readPlay(db, Number(key)), newestEventOf(db, 'play_id', Number(key))])
      if (!play || number <= after) return []
      return [{ number, messageFor: () => ({ type: 'exam', seat: play.seat }) }]
    },
    onPresence: (key, accountId, isHere) =>
      inTransaction(db, async tx => {
        const attempt = await setConnected(tx, Number(key), isHere)
        // The first page that comes in is the one that has just started the exam.
        if (!attempt || attempt.account_id !== accountId) return
        await noteEvents(tx, {
          examId: attempt.exam_id,
          playId: attempt.play_id,
          accountId,
          event: isHere ? 'line_back' : 'line_lost',
          at: now(),
        })
      }),
  }
}

function doorRooms(db: Db): RoomKind {
  return {
    kind: doorRoomKind,
    mayJoin: async (player, key) => (await readOwnExam(db, Number(key) || 0, player.id)) !== undefined,
    newest: key => newestEventOfWhole(db, Number(key)),
    /** The page asks what is new: one message says so, whatever has happened. */
    async read(key, { after }) {
      const number = await newestEventOfWhole(db, Number(key))
      return number > after ? [{ number, messageFor: () => ({ type: 'exam_door' }) }] : []
    },
  }
}

function boardRooms(db: Db): RoomKind {
  return {
    kind: boardRoomKind,
    async mayJoin(player, key) {
      const managers = await readExamManagement(db, Number(key) || 0)
      return managers !== undefined && canManageExam(managers, player)
    },
    newest: key => newestEventOf(db, 'exam_id', Number(key)),
    async read(key, { after, limit }) {
      // Asked again each time: an exam may have been handed over since somebody came in.
      const [managers, events] = await Promise.all([readExamManagement(db, Number(key)), readEventsAfter(db, Number(key), after, limit)])
      return events.map(({ id }) => ({
        number: id,
        messageFor: player => (managers && canManageExam(managers, player) ? { type: 'exam_board' as const, event_id: id } : null),
      }))
    },
  }
}
