// What a badge counts, for saying what is left, and where to go for it.

import type { BadgeType } from '@trivium/contract/badges'
import { modePaths } from '../plays/mode-paths.ts'

type Step = 'times' | 'answers' | 'coins' | 'days' | 'badges' | 'friends' | 'wins'

interface BadgeStep {
  counts: Step
  /** Left out where there is nothing to open yet. */
  to?: string
}

export const badgeSteps: Record<BadgeType, BadgeStep> = {
  dashing_debut: { counts: 'times', to: modePaths.quiz_zone },
  combat_winner: { counts: 'times' },
  clash_winner: { counts: 'times' },
  most_wanted_winner: { counts: 'times' },
  ultimate_player: { counts: 'times' },
  quiz_warrior: { counts: 'wins' },
  super_sonic: { counts: 'times', to: modePaths.guess_the_word },
  flashback: { counts: 'times', to: modePaths.fun_and_learn },
  brainiac: { counts: 'times', to: modePaths.quiz_zone },
  big_thing: { counts: 'answers', to: modePaths.quiz_zone },
  elite: { counts: 'coins', to: modePaths.quiz_zone },
  thirsty: { counts: 'days', to: modePaths.daily_quiz },
  power_elite: { counts: 'badges' },
  sharing_caring: { counts: 'friends', to: '/profile/invite/' },
  streak: { counts: 'days' },
}
