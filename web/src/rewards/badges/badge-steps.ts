// For each badge, the unit it counts (to say how many are left) and the page where the player can make progress.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import { modes } from '../../platform/modes/modes.ts'

type Step = 'times' | 'answers' | 'coins' | 'days' | 'badges' | 'friends' | 'wins'

interface BadgeStep {
  counts: Step
  /** Absent while there is no page for it. */
  to?: string
}

export const badgeSteps: Record<BadgeType, BadgeStep> = {
  dashing_debut: { counts: 'times', to: modes.quiz_zone.path },
  combat_winner: { counts: 'times' },
  clash_winner: { counts: 'times' },
  most_wanted_winner: { counts: 'times' },
  ultimate_player: { counts: 'times' },
  quiz_warrior: { counts: 'wins' },
  super_sonic: { counts: 'times', to: modes.guess_the_word.path },
  flashback: { counts: 'times', to: modes.fun_and_learn.path },
  brainiac: { counts: 'times', to: modes.quiz_zone.path },
  big_thing: { counts: 'answers', to: modes.quiz_zone.path },
  elite: { counts: 'coins', to: modes.quiz_zone.path },
  thirsty: { counts: 'days', to: modes.daily_quiz.path },
  power_elite: { counts: 'badges' },
  sharing_caring: { counts: 'friends', to: '/profile/invite/' },
  streak: { counts: 'days' },
}
