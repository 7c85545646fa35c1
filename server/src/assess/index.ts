import type { Area, Base } from '../platform/area.ts'
import type { Identity } from '../people/identity/index.ts'
import { mailParts } from '../people/lists/index.ts'
import {
  examActions,
  examAdminActions,
  examListActions,
  examQuestionActions,
  examResultsAdminActions,
  examRooms,
  readNextRelease,
  registerResultFiles,
  releaseDueExams,
} from './exams/index.ts'
import { groupTestActions, noteOutcomes, readNextReminder, remindOfTests, testActions } from './practice-tests/index.ts'

export const assess = ({ config, database: { db }, http, now, readSettings }: Base, identity: Pick<Identity, 'post' | 'queueMails'>) =>
  ({
    actions: { ...testActions, ...groupTestActions, ...examActions },
    admin: {
      ...examAdminActions,
      ...examQuestionActions,
      ...examListActions(mailParts(config, identity)),
      ...examResultsAdminActions,
    },
    rooms: examRooms(db, now),
    jobs: [
      { name: 'release_exams', everyMs: 10_000, run: () => releaseDueExams(db, now()), dueAt: () => readNextRelease(db) },
      { name: 'remind_of_tests', everyMs: 60_000, run: () => remindOfTests(db, now()), dueAt: () => readNextReminder(db) },
      { name: 'note_outcomes', everyMs: 600_000, run: async () => noteOutcomes(db, await readSettings()) },
    ],
    routes: () => registerResultFiles(http, db, now),
  }) satisfies Area
