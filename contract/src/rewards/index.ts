import { badges } from './badges.ts'
import { leaderboards } from './leaderboards.ts'
import { leagues } from './leagues.ts'
import { letterAdmin } from './letters.admin.ts'
import { letters } from './letters.ts'
import { noticeAdmin } from './notices.admin.ts'
import { notices } from './notices.ts'
import { payoutAdmin } from './payouts.admin.ts'
import { payouts } from './payouts.ts'
import { quests } from './quests.ts'
import { streaks } from './streaks.ts'
import { wallet } from './wallet.ts'

export const rewards = {
  ...wallet,
  ...badges,
  ...leaderboards,
  ...leagues,
  ...quests,
  ...streaks,
  ...notices,
  ...letters,
  ...payouts,
  ...noticeAdmin,
  ...letterAdmin,
  ...payoutAdmin,
}
