// Phrases. Separate from messages.ts, so that the browser can import them without the schemas.

/** What players can send each other: phrases, then faces. The texts are `battle.phrase_<name>`. */
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
