// All actions, area by area. The API's page lists them in this order.

import type { ActionSpec } from './platform/action.ts'
import { assess } from './assess/index.ts'
import { bank } from './bank/index.ts'
import { compete } from './compete/index.ts'
import { integrity } from './integrity/index.ts'
import { operations } from './operations/index.ts'
import { people } from './people/index.ts'
import { platform } from './platform/index.ts'
import { play } from './play/index.ts'
import { profile } from './profile/index.ts'
import { rewards } from './rewards/index.ts'

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
  ...operations,
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
  { name: 'people', title: 'People: accounts, friends, messages, contact, staff', actions: people },
  { name: 'bank', title: 'Question bank: categories, questions, imports', actions: bank },
  { name: 'play', title: 'Play: solo modes, practice, bookmarks, texts to read', actions: play },
  { name: 'compete', title: 'Compete: battles and contests', actions: compete },
  { name: 'assess', title: 'Assess: exams and tests', actions: assess },
  { name: 'rewards', title: 'Rewards: coins, payouts, badges, leaderboards, notices', actions: rewards },
  { name: 'profile', title: 'Profile: home, statistics, push, data export', actions: profile },
  { name: 'integrity', title: 'Integrity: reports and proofs', actions: integrity },
  { name: 'operations', title: 'Operations: running the site', actions: operations },
  { name: 'platform', title: 'Platform: settings and texts', actions: platform },
]
