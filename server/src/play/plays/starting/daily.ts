// The quiz of the day: its target contains the day.

import type { PlayRow } from '../store.ts'

const prefix = 'daily_quiz:'
export const dailyTarget = (day: string) => prefix + day
export const dayOf = (play: Pick<PlayRow, 'target'>) => play.target.slice(prefix.length)
