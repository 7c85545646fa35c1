import type { Identity } from '../people/identity/index.ts'
import type { Area, Base } from '../platform/area.ts'
import { consoleActions, createService } from './console/index.ts'
import { housekeepingJobs } from './housekeeping/index.ts'
import { mediaAdminActions } from './media/index.ts'

/** Looks `fetch` up at each call, because tests replace it. */
const transport: typeof fetch = (...asked) => fetch(...asked)

export function operations({ config, database, http, limits, now, readSettings }: Base, identity: Identity) {
  const { db } = database
  const service = createService({ database, dataDir: config.dataDir, http, now, readSettings })
  const signIn = { config, db, identity, limits, log: http.log, now, post: identity.bluntPost, transport }
  return {
    actions: {},
    admin: { ...consoleActions(service, signIn), ...mediaAdminActions },
    jobs: [...service.jobs, ...housekeepingJobs(database, now)],
    stop: service.stop,
    service,
  } satisfies Area & { service: unknown }
}
