// The names of a line's ends, as the question words its direction: "from the smallest to the largest", "the earliest first". Only the
// forms below count, because a wrong name would mislead; a question with other words has a first and a last place.

export interface Ends {
  start: string
  end: string
}

const opposites: Record<string, string> = {
  earliest: 'latest',
  fewest: 'most',
  highest: 'lowest',
  largest: 'smallest',
  longest: 'shortest',
  nearest: 'farthest',
  oldest: 'newest',
  slowest: 'fastest',
  softest: 'hardest',
  weakest: 'strongest',
}
const opposite = new Map(Object.entries(opposites).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))

const side = '(?:north|south|east|west|\\p{L}+est)'
const lado = '(?:(?:más|menos) \\p{L}+|mayor|menor|primer[ao]|últim[ao]|norte|sur|este|oeste)'
const taraf = '(?:ال[أا]\\p{L}+|الشمال|الجنوب|الشرق|الغرب)'

/** "From … to …" in the languages of our questions. */
const fromTo = [
  new RegExp(`\\bfrom (?:the )?(${side}) to (?:the )?(${side})(?!\\p{L})`, 'iu'),
  new RegExp(`\\bde(?:l| la)? (${lado}) a(?:l| la)? (${lado})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})من (${taraf}) إلى (${taraf})(?!\\p{L})`, 'u'),
]
const first = /\bthe (\p{L}+) first(?=[.:,]|$)/iu

/** Null if the question does not name its direction in one of these forms. */
export function endsOf(question: string): Ends | null {
  for (const form of fromTo) {
    const [, start, end] = form.exec(question) ?? []
    if (start && end) return { start: capital(start), end: capital(end) }
  }
  const start = first.exec(question)?.[1]?.toLowerCase()
  const end = start === undefined ? undefined : opposite.get(start)
  return start !== undefined && end !== undefined ? { start: capital(start), end: capital(end) } : null
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)
