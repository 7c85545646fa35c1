// All parts of the console, in the order of the menu.

import { adjustmentsPart } from './rewards/payouts/adjustments-part.ts'
import { ledgerPart } from './rewards/payouts/ledger-part.ts'
import { payoutsPart } from './rewards/payouts/payouts-part.ts'
import { playersPart } from './people/accounts/players-part.ts'
import { regradesPart } from './integrity/reports/regrades-part.ts'
import { reportsPart } from './integrity/reports/reports-part.ts'
import { backupsPart } from './operations/console/backups-part.ts'
import { jobsPart } from './operations/console/jobs-part.ts'
import { settingsPart } from './platform/settings/settings-part.ts'
import { interfaceTextsPart } from './platform/settings/texts/interface-texts-part.ts'
import { languagesPart } from './platform/settings/texts/languages-part.ts'
import { pagesPart } from './platform/settings/texts/pages-part.ts'
import { methodsPart } from './people/identity/methods-part.ts'
import { auditPart } from './people/staff/audit-part.ts'
import { categoriesPart } from './bank/catalogue/categories-part.ts'
import { questionsPart } from './bank/questions/questions-part.ts'
import { staffPart } from './people/staff/staff-part.ts'
import { contactPart } from './people/contact/contact-part.ts'
import { contestsPart } from './compete/contests/contests-part.ts'
import { dailyQuizPart } from './play/solo/daily-quiz-part.ts'
import { examsPart } from './assess/exams/exams-part.ts'
import { noticesPart } from './rewards/notices/notices-part.ts'
import { passagesPart } from './play/passages/passages-part.ts'
import { exportsPart } from './bank/imports/exports-part.ts'
import { importsPart } from './bank/imports/imports-part.ts'
import type { Part } from './platform/parts.ts'

export const parts: readonly Part[] = [
  passagesPart,
  contestsPart,
  dailyQuizPart,
  examsPart,
  noticesPart,
  questionsPart,
  categoriesPart,
  importsPart,
  exportsPart,
  reportsPart,
  regradesPart,
  playersPart,
  contactPart,
  payoutsPart,
  adjustmentsPart,
  ledgerPart,
  staffPart,
  settingsPart,
  methodsPart,
  pagesPart,
  interfaceTextsPart,
  languagesPart,
  jobsPart,
  backupsPart,
  auditPart,
]
