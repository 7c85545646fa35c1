// What staff asks for, of all domains: a part of app.ts.

import type { FastifyInstance } from 'fastify'
import { playerOfficeActions } from './people/accounts/index.ts'
import { categoryOfficeActions } from './bank/catalogue/index.ts'
import { consoleActions, type Service, type SignInParts } from './operations/console/index.ts'
import { contestOfficeActions } from './compete/contests/index.ts'
import type { Database } from './platform/db/connect.ts'
import { examOfficeActions } from './assess/exams/index.ts'
import type { Identity } from './people/identity/index.ts'
import { importOfficeActions } from './bank/imports/index.ts'
import { noticeOfficeActions } from './rewards/notices/index.ts'
import { passageOfficeActions } from './play/passages/index.ts'
import { payoutOfficeActions } from './rewards/payouts/index.ts'
import { questionOfficeActions } from './bank/questions/index.ts'
import { reportOfficeActions } from './integrity/reports/index.ts'
import { settingOfficeActions } from './platform/settings/index.ts'
import { staffActions } from './people/staff/index.ts'

/** Looked up when it is called: tests replace it. */
const transport: typeof fetch = (...asked) => fetch(...asked)

interface OfficeParts extends Pick<SignInParts, 'config' | 'limits' | 'now'> {
  database: Database
  http: FastifyInstance
  identity: Identity
  service: Service
}

export function officeHandlersOf({ config, database, http, identity, limits, now, service }: OfficeParts) {
  const signIn = { config, db: database.db, identity, limits, log: http.log, now, post: identity.bluntPost, transport }
  return {
    ...examOfficeActions,
    ...staffActions,
    ...categoryOfficeActions,
    ...contestOfficeActions,
    ...importOfficeActions,
    ...noticeOfficeActions,
    ...passageOfficeActions,
    ...payoutOfficeActions,
    ...playerOfficeActions(identity),
    ...questionOfficeActions,
    ...reportOfficeActions,
    ...settingOfficeActions,
    ...consoleActions(service, signIn),
  }
}
