// The types of the statistics, from the contract.

import type { DataOf } from '@trivium/contract/platform/action'
import type { statistics } from '@trivium/contract/profile/statistics'

export type Statistics = DataOf<typeof statistics.get_users_statistics>
export type DayStats = Statistics['by_day'][number]
export type ModeStats = Statistics['by_mode'][number]
export type CategoryStats = Statistics['by_category'][number]
export type Side = Statistics['strong_category']

type Named = Pick<CategoryStats, 'name' | 'type'>

/** @returns names of categories; if several modes have a category of the same name, the name of the mode is added */
export const distinctName =
  (categories: Named[], modeName: (type: CategoryStats['type']) => string) =>
  ({ name, type }: Named): string =>
    categories.some(other => other.name === name && other.type !== type) ? `${name} · ${modeName(type)}` : name

/** 0 to 100: right answers among all questions asked, as in the result of a round. */
export const accuracyOf = ({ asked, correct }: { asked: number; correct: number }) => (asked === 0 ? 0 : (100 * correct) / asked)
