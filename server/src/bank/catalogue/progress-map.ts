// The map of a player's progress: subjects, their stops, and the levels of each stop.

import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { type StarLevels, starsOf } from '@trivium/rules/play/plays/stars'
import type { LeafLevelRow } from './level-store.ts'
import { type LevelOpensWhen, levelsFrom } from './levels.ts'
import { nameOf } from './views.ts'
import type { SubjectRow } from './store.ts'

interface Known {
  subjects: SubjectRow[]
  levels: LeafLevelRow[]
  bought: Set<number>
  languageCode: string
  opensWhen: LevelOpensWhen
  starLevels: StarLevels
}

/** Leaves out subjects, stops and levels without questions in this language. */
export function progressMap({ subjects, levels, bought, languageCode, opensWhen, starLevels }: Known): MapSubject[] {
  const ofLeaf = Map.groupBy(levels, ({ leafId }) => leafId)
  return subjects
    .map(({ category, leaves }) => {
      const { slug, icon, hue, is_premium } = category
      const unlocked = !is_premium || bought.has(category.id)
      const stops = leaves.flatMap(leaf => {
        const rows = ofLeaf.get(leaf.id)
        const own = { slug: leaf === category ? null : leaf.slug, name: nameOf(leaf, languageCode) }
        return rows ? [{ ...own, ...progressAt(rows, { unlocked, opensWhen, starLevels }) }] : []
      })
      return { slug, name: nameOf(category, languageCode), icon, color: hue, is_premium, unlocked, stops }
    })
    .filter(({ stops }) => stops.length > 0)
}

type Stop = MapSubject['stops'][number]

interface Terms extends Pick<Known, 'opensWhen' | 'starLevels'> {
  unlocked: boolean
}

function progressAt(rows: LeafLevelRow[], { unlocked, opensWhen, starLevels }: Terms): Omit<Stop, 'slug' | 'name'> {
  const known = levelsFrom(rows, opensWhen).levels
  const levels = rows.map(({ level, isWon, isPlayed, best_percentage }, index) => {
    const isOpen = unlocked && known[index]?.unlocked === true
    return {
      level,
      state: stateOf({ isWon, isPlayed, isOpen }),
      stars: best_percentage === null ? 0 : starsOf(best_percentage, starLevels),
    }
  })
  return {
    levels,
    won: levels.filter(({ state }) => state === 'won').length,
    played: rows.filter(({ isWon, isPlayed }) => isWon || isPlayed).length,
    stars: levels.reduce((sum, { stars }) => sum + stars, 0),
    next_level: unlocked ? (levels.find(({ state }) => state === 'open' || state === 'played')?.level ?? null) : null,
  }
}

function stateOf({ isWon, isPlayed, isOpen }: { isWon: boolean; isPlayed: boolean; isOpen: boolean }): Stop['levels'][number]['state'] {
  if (isWon) return 'won'
  if (!isOpen) return 'locked'
  return isPlayed ? 'played' : 'open'
}
