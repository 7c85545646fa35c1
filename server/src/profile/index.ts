import type { Area, Base } from '../platform/area.ts'
import { registerDataExport, dataExportActions } from './data-export/index.ts'
import { groupProgressActions } from './group-progress/index.ts'
import { homeActions } from './home/index.ts'
import { createPush, type Transport } from './push/index.ts'
import { registerSharePictures, shareActions } from './shares/index.ts'
import { statisticsActions } from './statistics/index.ts'
import { notifyOfWeeks, readNextNotices, weekActions } from './week/index.ts'

/** @param transport sends requests to push services; tests pass their own */
export async function profile(base: Base, transport: Transport | undefined) {
  const { config, database, http, limits, now, readSettings } = base
  const { db } = database
  const push = await createPush({ config, db, log: http.log, now, readSettings, transport })
  return {
    actions: {
      ...homeActions,
      ...statisticsActions,
      ...groupProgressActions,
      ...weekActions,
      ...push.actions,
      ...shareActions,
      ...dataExportActions,
    },
    admin: {},
    jobs: [
      ...push.jobs,
      { name: 'week_notices', everyMs: 10_000, run: () => notifyOfWeeks(db, now()), dueAt: () => readNextNotices(db, now()) },
    ],
    routes() {
      registerDataExport(http, db, now)
      registerSharePictures(http, { db, publicUrl: config.publicUrl, readSettings, now }, limits)
    },
  } satisfies Area
}
