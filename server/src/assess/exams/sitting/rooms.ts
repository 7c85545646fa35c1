// The rooms of exams: `exam:<play_id>` for the examinee's page, `examboard:<exam_id>` for examiners, `examdoor:<exam_id>` for pages that
// wait for the exam to begin. Lost connections are logged for the examiner; they are no absence. The room of the play announces its clock
// and its end (play/plays/rooms.ts).

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
    /** One message with the current state replaces all earlier ones. */
    async read(key, { after }) {
      const [play, number] = await Promise.all([readPlay(db, Number(key)), newestEventOf(db, 'play_id', Number(key))])
      if (!play || number <= after) return []
      return [{ number, messageFor: () => ({ type: 'exam', seat: play.seat }) }]
    },
    onPresence: (key, accountId, isHere) =>
      inTransaction(db, async tx => {
        const attempt = await setConnected(tx, Number(key), isHere)
        // The first page to connect is the one that has just started the exam: nothing to log.
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
    /** One message is enough, because the page then asks for the news. */
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
      // Checked for each message, because an exam may have been handed over since somebody joined.
      const [managers, events] = await Promise.all([readExamManagement(db, Number(key)), readEventsAfter(db, Number(key), after, limit)])
      return events.map(({ id }) => ({
        number: id,
        messageFor: player => (managers && canManageExam(managers, player) ? { type: 'exam_board' as const, event_id: id } : null),
      }))
    },
  }
}
