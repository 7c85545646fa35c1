// Composes the quiz of a day: a subject for each question, most of them written, a picture, a sound or a word to guess, easy to hard.

import { type Random, shuffled } from '../../platform/random.ts'

export interface DailyCandidate {
  id: number
  /** The category it belongs to, never a subcategory. */
  subject: number
  /** 0 easy to 1 hard. */
  difficulty: number
  isWritten: boolean
  /** Other draws leave it alone, so few have met it. */
  isKept: boolean
  shows: 'text' | 'picture' | 'sound_or_word'
}

type Role = (candidate: DailyCandidate) => boolean

const leastWritten = 0.6

const isWritten: Role = ({ isWritten: written, shows }) => written && shows === 'text'

/** The roles of the questions, those first that few subjects can take. */
function rolesOf(count: number): Role[] {
  const roles: Role[] = [({ shows }) => shows === 'sound_or_word', ({ shows }) => shows === 'picture']
  while (roles.length < count) roles.push(roles.length < Math.ceil(count * leastWritten) + 2 ? isWritten : ({ shows }) => shows === 'text')
  return roles.slice(0, count)
}

/**
 * No subject comes twice while there is another, and a role that nobody can take goes to whatever is left. What is kept for this quiz comes
 * before what others ask, too.
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

/** First the role, then what is kept, the subjects that came least, and the difficulty. */
function pick(left: DailyCandidate[], role: Role, used: Map<number, number>, target: number): DailyCandidate | undefined {
  const fitting = left.filter(role)
  const kept = fitting.filter(({ isKept }) => isKept)
  const among = kept.length > 0 ? kept : fitting.length > 0 ? fitting : left
  const least = Math.min(...among.map(({ subject }) => used.get(subject) ?? 0))
  const [first] = among.filter(({ subject }) => (used.get(subject) ?? 0) === least)
  const ofSubject = among.filter(({ subject }) => subject === first?.subject)
  return ofSubject.toSorted((a, b) => Math.abs(a.difficulty - target) - Math.abs(b.difficulty - target))[0]
}
