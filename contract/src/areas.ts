// All actions, area by area. The API's page lists them in this order.

import type { ActionSpec } from './platform/action.ts'
import { accounts } from './people/accounts.ts'
import { badges } from './rewards/badges.ts'
import { battles } from './compete/battles.ts'
import { boards } from './rewards/leaderboards.ts'
import { bookmarks } from './play/bookmarks.ts'
import { catalogue } from './bank/catalogue.ts'
import { categoryOffice } from './bank/catalogue.admin.ts'
import { consoleOffice } from './operations/console.admin.ts'
import { contact } from './people/contact.ts'
import { contestOffice } from './compete/contests.admin.ts'
import { contests } from './compete/contests.ts'
import { examOffice } from './assess/exams.admin.ts'
import { exams } from './assess/exams.ts'
import { friends } from './people/friends.ts'
import { home } from './profile/home.ts'
import { importOffice } from './bank/imports.admin.ts'
import { leagues } from './rewards/leagues.ts'
import { messages } from './people/messages.ts'
import { noticeOffice } from './rewards/notices.admin.ts'
import { notices } from './rewards/notices.ts'
import { passageOffice } from './play/passages.admin.ts'
import { payoutOffice } from './rewards/payouts.admin.ts'
import { payouts } from './rewards/payouts.ts'
import { playerOffice } from './people/accounts.admin.ts'
import { plays } from './play/plays.ts'
import { practice } from './play/practice.ts'
import { proofs } from './integrity/proofs.ts'
import { push } from './profile/push.ts'
import { questionOffice } from './bank/questions.admin.ts'
import { reportOffice } from './integrity/reports.admin.ts'
import { reports } from './integrity/reports.ts'
import { settingOffice } from './platform/settings.admin.ts'
import { settings } from './platform/settings.ts'
import { shares } from './profile/shares.ts'
import { solo } from './play/solo.ts'
import { staff } from './people/staff.admin.ts'
import { statistics } from './profile/statistics.ts'
import { takeout } from './profile/data-export.ts'
import { tastes } from './play/trial.ts'
import { tests } from './assess/practice-tests.ts'
import { wallet } from './rewards/wallet.ts'

/** What players and staff ask about accounts, and what people say to each other. */
const people = { ...accounts, ...friends, ...messages, ...playerOffice, ...staff }
const bank = { ...catalogue, ...categoryOffice, ...questionOffice, ...importOffice }
const play = { ...plays, ...solo, ...tastes, ...practice, ...bookmarks, ...passageOffice }
const compete = { ...battles, ...contests, ...contestOffice }
const assess = { ...exams, ...tests, ...examOffice }
const rewards = { ...wallet, ...badges, ...boards, ...leagues, ...notices, ...payouts, ...noticeOffice, ...payoutOffice }
const profile = { ...home, ...statistics, ...push, ...shares, ...takeout }
const integrity = { ...reports, ...proofs, ...reportOffice, ...contact }
const platform = { ...settings, ...settingOffice, ...consoleOffice }

/** All actions by wire name. */
export const contract = {
  ...people,
  ...bank,
  ...play,
  ...compete,
  ...assess,
  ...rewards,
  ...profile,
  ...integrity,
  ...platform,
} satisfies Record<string, ActionSpec>

export interface Area {
  /** Also the area's anchor on the page. */
  name: string
  title: string
  actions: Record<string, ActionSpec>
}

/** In the order in which a player meets them. */
export const areas: readonly Area[] = [
  { name: 'people', title: 'People: accounts, friends, messages, staff', actions: people },
  { name: 'bank', title: 'Question bank: categories, questions, imports', actions: bank },
  { name: 'play', title: 'Play: solo modes, practice, bookmarks, texts to read', actions: play },
  { name: 'compete', title: 'Compete: battles and contests', actions: compete },
  { name: 'assess', title: 'Assess: exams and tests', actions: assess },
  { name: 'rewards', title: 'Rewards: coins, payouts, badges, leaderboards, notices', actions: rewards },
  { name: 'profile', title: 'Profile: home, statistics, push, data export', actions: profile },
  { name: 'integrity', title: 'Integrity: reports, messages to the operator, proofs', actions: integrity },
  { name: 'platform', title: 'Platform: settings and running the site', actions: platform },
]
