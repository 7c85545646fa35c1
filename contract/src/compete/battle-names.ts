// The names that battles use. Separate from battles.ts, so that the browser can import them without the schemas.

/**
 * waiting for players · countdown to the first question · reading: the question without its options · open for answers · reveal of the
 * right answer · over, with a result · void or deleted, without a result.
 */
export const battleStates = ['waiting', 'countdown', 'reading', 'open', 'reveal', 'over', 'void', 'deleted'] as const
export type BattleState = (typeof battleStates)[number]

/** Why a battle ended early, or why it has no entry and no rating. The texts are `battle.why_<name>`. */
export const whyNames = [
  // over before its last round: the others have left
  'opponent_left',
  // void: everything is refunded
  'everybody_left',
  'nobody_played',
  'service_down',
  // deleted
  'deleted_by_owner',
  'never_started',
  // no entry, no rating
  'met_too_often',
  'coins_moved_too_often',
  'against_bot',
  'against_recording',
  'no_coins_here',
  'play_before_staking',
  'won_enough_today',
] as const
export type Why = (typeof whyNames)[number]
