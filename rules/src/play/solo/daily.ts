// Composes the quiz of a day: each question from another subject, most of them written, one with a picture, one with a sound or a word to
// guess, in order from easy to hard.

import { type Random, shuffled } from '../../platform/random.ts'

export interface DailyCandidate {
  id: number
  /** Its category, never a subcategory. */
  subject: number
  /** 0 easy to 1 hard. */
  difficulty: number
  isWritten: boolean
  /** Other draws do not use it, so few players have met it. */
  isKept: boolean
  shows: 'text' | 'picture' | 'sound_or_word'
}

type Role = (candidate: DailyCandidate) => boolean

const leastWritten = 0.6

const isWritten: Role = ({ isWritten: written, shows }) => written && shows === 'text'

/** The roles of the questions; roles that few subjects can fill come first. */
function rolesOf(count: number): Role[] {
  const roles: Role[] = [({ shows }) => shows === 'sound_or_word', ({ shows }) => shows === 'picture']
  while (roles.length < count) roles.push(roles.length < Math.ceil(count * leastWritten) + 2 ? isWritten : ({ shows }) => shows === 'text')
  return roles.slice(0, count)
}

/**
 * No subject repeats while another is left. If no candidate fits a role, any remaining one fills it. Questions kept for this quiz come
 * before those that other draws use, too.
 * @returns ids of at most `count` candidates, easy to hard; the same for the same candidates and the same random numbers
 */
export function composeDaily(candidates: readonly DailyCandidate[], count: number, random: Random): number[] {
  const targets = shuffled(
    Array.from({ length: count }, (_, place) => (place + 0.5) / count),
    random,
  )
  const left = new Set(shuffled(candidates, random))
  const used = new Map<number, number>()
  const chosen = rolesOf(count).flatMap((role, place) => {
    const one = pick([...left], role, used, targets[place] ?? 0.5)
    if (!one) return []
    left.delete(one)
    used.set(one.subject, (used.get(one.subject) ?? 0) + 1)
    return [one]
  })
  return chosen.toSorted((a, b) => a.difficulty - b.difficulty || a.id - b.id).map(({ id }) => id)
}

/** Chooses by role, then kept questions first, then the least used subject, then the difficulty. */
function pick(left: DailyCandidate[], role: Role, used: Map<number, number>, target: number): DailyCandidate | undefined {
  const fitting = left.filter(role)
  const kept = fitting.filter(({ isKept }) => isKept)
  const among = kept.length > 0 ? kept : fitting.length > 0 ? fitting : left
  const least = Math.min(...among.map(({ subject }) => used.get(subject) ?? 0))
  const [first] = among.filter(({ subject }) => (used.get(subject) ?? 0) === least)
  const ofSubject = among.filter(({ subject }) => subject === first?.subject)
  return ofSubject.toSorted((a, b) => Math.abs(a.difficulty - target) - Math.abs(b.difficulty - target))[0]
}
