// All parts of the console, in the order of the menu.

import { adjustmentsPart, ledgerPart, payoutsPart } from './rewards/payouts/index.ts'
import { groupsPart } from './people/groups/index.ts'
import { playersPart } from './people/accounts/index.ts'
import { regradesPart, reportsPart } from './integrity/reports/index.ts'
import { backupsPart, jobsPart } from './operations/console/index.ts'
import { lookPart } from './operations/look/index.ts'
import { mediaPart } from './operations/media/index.ts'
import { settingsPart } from './platform/settings/settings-part.ts'
import { interfaceTextsPart } from './platform/settings/texts/interface-texts-part.ts'
import { languagesPart } from './platform/settings/texts/languages-part.ts'
import { pagesPart } from './platform/settings/texts/pages-part.ts'
import { methodsPart } from './people/identity/index.ts'
import { auditPart, staffPart } from './people/staff/index.ts'
import { categoriesPart } from './bank/catalogue/index.ts'
import { questionsPart } from './bank/questions/index.ts'
import { blockedWordsPart, moderationPart } from './people/moderation/index.ts'
import { contactPart } from './people/contact/index.ts'
import { contestsPart, thingsPart } from './compete/contests/index.ts'
import { dailyQuizPart } from './play/solo/index.ts'
import { examsPart } from './assess/exams/index.ts'
import { noticesPart } from './rewards/notices/index.ts'
import { passagesPart } from './play/passages/index.ts'
import { exportsPart, importsPart } from './bank/imports/index.ts'
import type { ConsolePart } from './platform/parts.ts'

export const parts: readonly ConsolePart[] = [
  passagesPart,
  contestsPart,
  dailyQuizPart,
  examsPart,
  noticesPart,
  questionsPart,
  categoriesPart,
  mediaPart,
  importsPart,
  exportsPart,
  reportsPart,
  regradesPart,
  playersPart,
  groupsPart,
  contactPart,
  moderationPart,
  blockedWordsPart,
  payoutsPart,
  adjustmentsPart,
  ledgerPart,
  thingsPart,
  staffPart,
  lookPart,
  settingsPart,
  methodsPart,
  pagesPart,
  interfaceTextsPart,
  languagesPart,
  jobsPart,
  backupsPart,
  auditPart,
]
