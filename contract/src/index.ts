// All actions by wire name.

import type { ActionSpec } from './action.ts'
import { accounts } from './accounts.ts'
import { badges } from './badges.ts'
import { battles } from './battles.ts'
import { boards } from './boards.ts'
import { bookmarks } from './bookmarks.ts'
import { catalogue } from './catalogue.ts'
import { categoryOffice } from './category-office.ts'
import { consoleOffice } from './console.ts'
import { contestOffice } from './contest-office.ts'
import { contests } from './contests.ts'
import { examOffice } from './exam-office.ts'
import { exams } from './exams.ts'
import { friends } from './friends.ts'
import { home } from './home.ts'
import { importOffice } from './import-office.ts'
import { leagues } from './leagues.ts'
import { messages } from './messages.ts'
import { noticeOffice } from './notice-office.ts'
import { notices } from './notices.ts'
import { passageOffice } from './passage-office.ts'
import { payoutOffice } from './payout-office.ts'
import { payouts } from './payouts.ts'
import { playerOffice } from './player-office.ts'
import { plays } from './plays.ts'
import { practice } from './practice.ts'
import { push } from './push.ts'
import { proofs } from './proofs.ts'
import { questionOffice } from './question-office.ts'
import { reportOffice } from './report-office.ts'
import { reports } from './reports.ts'
import { settingOffice } from './setting-office.ts'
import { settings } from './settings.ts'
import { shares } from './shares.ts'
import { solo } from './solo.ts'
import { staff } from './staff.ts'
import { statistics } from './statistics.ts'
import { takeout } from './takeout.ts'
import { tastes } from './tastes.ts'
import { tests } from './tests.ts'
import { wallet } from './wallet.ts'

export const contract = {
  ...accounts,
  ...settings,
  ...wallet,
  ...catalogue,
  ...plays,
  ...solo,
  ...tastes,
  ...practice,
  ...statistics,
  ...boards,
  ...leagues,
  ...friends,
  ...bookmarks,
  ...reports,
  ...badges,
  ...notices,
  ...messages,
  ...push,
  ...takeout,
  ...shares,
  ...home,
  ...contests,
  ...battles,
  ...proofs,
  ...exams,
  ...examOffice,
  ...payouts,
  ...tests,
  ...staff,
  ...categoryOffice,
  ...contestOffice,
  ...importOffice,
  ...noticeOffice,
  ...passageOffice,
  ...payoutOffice,
  ...playerOffice,
  ...questionOffice,
  ...reportOffice,
  ...settingOffice,
  ...consoleOffice,
} satisfies Record<string, ActionSpec>

export type Contract = typeof contract
export type ActionName = keyof Contract
