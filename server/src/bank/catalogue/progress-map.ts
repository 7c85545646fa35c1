// The map of everything to learn: subjects, their stops, and the levels of each stop with a player's progress.

import type { CategoryType, MapSubject } from '@trivium/contract/bank/catalogue'
import { type StarLevels, starsOf } from '@trivium/rules/play/plays/stars'
import type { LevelRow, OwnLevelRow } from './level-store.ts'
import { type LevelOpensWhen, levelsFrom } from './levels.ts'
import { nameOf } from './views.ts'
import type { SubjectRow } from './store.ts'

interface Known {
  subjects: SubjectRow[]
  /** The levels with questions in the wanted language, by leaf. */
  levels: ReadonlyMap<number, { level: number; questions: number }[]>
  /** Empty for guests. */
  ownLevels: OwnLevelRow[]
  /** The categories that the player has played and bought; undefined for guests. */
  own: { played: ReadonlySet<number>; bought: ReadonlySet<number> } | undefined
  languageCode: string
  opensWhen: LevelOpensWhen
  starLevels: StarLevels
}

/** The types that are played level by level. The others have one round in each stop. */
const haveLevels: Record<CategoryType, boolean> = {
  quiz_zone: true,
  multi_match: true,
  fun_and_learn: false,
  guess_the_word: false,
  audio: false,
  maths: false,
}

/** Leaves out subjects, stops and levels without questions in this language. */
export function progressMap({ subjects, levels, ownLevels, own, languageCode, opensWhen, starLevels }: Known): MapSubject[] {
  const progress = new Map(ownLevels.map(row => [`${row.leafId}/${row.level}`, row]))
  return subjects
    .map(({ category, leaves }) => {
      const { slug, icon, hue, is_premium, type } = category
      const unlocked = !is_premium || (own?.bought.has(category.id) ?? false)
      const stops = leaves.flatMap(leaf => {
        const counts = levels.get(leaf.id)
        if (!counts) return []
        const rows = haveLevels[type] ? counts.map(one => ({ ...unplayed, ...progress.get(`${leaf.id}/${one.level}`), ...one })) : []
        return {
          slug: leaf === category ? null : leaf.slug,
          name: nameOf(leaf, languageCode),
          icon: leaf.icon,
          is_played: own?.played.has(leaf.id) ?? false,
          ...progressAt(rows, { unlocked, opensWhen, starLevels }),
        }
      })
      const questions = leaves.flatMap(leaf => levels.get(leaf.id) ?? []).reduce((sum, level) => sum + level.questions, 0)
      return { type, slug, name: nameOf(category, languageCode), icon, color: hue, is_premium, unlocked, questions, stops }
    })
    .filter(({ stops }) => stops.length > 0)
}

const unplayed = { best_percentage: null, isWon: false, isPlayed: false }

type Stop = MapSubject['stops'][number]

interface Terms extends Pick<Known, 'opensWhen' | 'starLevels'> {
  unlocked: boolean
}

function progressAt(rows: LevelRow[], { unlocked, opensWhen, starLevels }: Terms) {
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
