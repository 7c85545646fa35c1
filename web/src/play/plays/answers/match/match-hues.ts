import type { MatchKey } from '@trivium/contract/play/plays'

const matchHues = [250, 30, 200, 300, 55, 225, 330, 180, 270, 15, 240, 285]

/** Every match has a hue of its own: its pairs wear it. */
export const hueOf = (match: MatchKey) => matchHues[Number(match) - 1] ?? 250
