// The names that battles use. Separate from battles.ts, so that the browser can import them without the schemas.

/** One against one, searched; one against one, by code; two to four, by code. */
export const battleKinds = ['random', 'friend', 'group'] as const
export type BattleKind = (typeof battleKinds)[number]

/**
 * waiting for players · countdown to the first question · reading the question without its options · open for answers · reveal of the
 * round · over, with a result · void or deleted, without one.
 */
export const battleStates = ['waiting', 'countdown', 'reading', 'open', 'reveal', 'over', 'void', 'deleted'] as const
export type BattleState = (typeof battleStates)[number]

/** Why a battle ended early, or is played for nothing. Their texts are `battle.why_<name>`. */
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
  // for nothing: no entry, no rating
  'met_too_often',
  'coins_moved_too_often',
  'against_bot',
  'no_coins_here',
  'play_before_staking',
  'won_enough_today',
] as const
export type Why = (typeof whyNames)[number]

/** What players can say to each other: phrases, then faces. Their texts are `battle.phrase_<name>`. */
export const phrases = [
  'hello',
  'good_luck',
  'well_played',
  'that_was_close',
  'thanks',
  'one_moment',
  'again',
  'good_bye',
  'smile',
  'laugh',
  'wow',
  'think',
  'cry',
  'clap',
] as const
export type Phrase = (typeof phrases)[number]
