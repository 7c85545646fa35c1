// What staff asks for, of all domains: a part of app.ts.

import { playerOfficeActions } from './accounts/index.ts'
import { categoryOfficeActions } from './catalogue/index.ts'
import { consoleActions, type Service } from './console/index.ts'
import { contestOfficeActions } from './contests/index.ts'
import { examOfficeActions } from './exams/index.ts'
import type { Identity } from './identity/index.ts'
import { importOfficeActions } from './imports/index.ts'
import { noticeOfficeActions } from './notices/index.ts'
import { passageOfficeActions } from './passages/index.ts'
import { payoutOfficeActions } from './payouts/index.ts'
import { questionOfficeActions } from './questions/index.ts'
import { reportOfficeActions } from './reports/index.ts'
import { settingOfficeActions } from './settings/index.ts'
import { staffActions } from './staff/index.ts'

export function officeHandlersOf({ identity, service }: { identity: Identity; service: Service }) {
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
    ...consoleActions(service),
  }
}
