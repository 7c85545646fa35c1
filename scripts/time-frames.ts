// How long we may stay behind a newer release of a dependency: the rule of docs/decisions/045, "Updates". `npm run outdated` asks it.

/** Of a release of the version in use by its first number, or below 1.0 by its second, as `^` reads versions. */
const monthsToTake = { 'same major': 3, 'newer major': 12 } as const

type Step = keyof typeof monthsToTake

/** Where we stay behind on purpose. */
export interface Exception {
  covers: Step | 'both'
  reason: string
  /** Until the end of this day, as 2027-05-27: then it is looked at again. */
  until: string
}

/** What the registry tells: when each version came out, and which one `latest` is. */
export interface Releases {
  time: Readonly<Record<string, string>>
  latest: string
}

export interface Behind {
  step: Step
  /** The first release that we passed over, and the newest. */
  first: string
  newest: string
  /** The last day on which we may do without. */
  due: string
  state: 'in time' | 'excepted' | 'breached'
}

/** Every way in which a version is behind: none, one, or one for each step. @param today as 2026-11-27 */
export function behindBy(used: string, { time, latest }: Releases, today: string, exception?: Exception): Behind[] {
  const newer = Object.keys(time)
    .filter(version => isFinal(version) && compare(version, used) > 0 && compare(version, latest) <= 0)
    .toSorted(compare)
  return (['same major', 'newer major'] as const).flatMap(step => {
    const passed = newer.filter(version => (lineOf(version) === lineOf(used) ? 'same major' : 'newer major') === step)
    const first = passed.toSorted((a, b) => Date.parse(time[a] ?? '') - Date.parse(time[b] ?? ''))[0]
    const newest = passed.at(-1)
    if (first === undefined || newest === undefined) return []
    const due = monthsAfter(time[first] ?? '', monthsToTake[step])
    return [{ step, first, newest, due, state: stateOf({ step, due }, today, exception) }]
  })
}

function stateOf({ step, due }: Pick<Behind, 'step' | 'due'>, today: string, exception?: Exception): Behind['state'] {
  if (today <= due) return 'in time'
  return exception && (exception.covers === 'both' || exception.covers === step) && today <= exception.until ? 'excepted' : 'breached'
}

const isFinal = (version: string) => /^\d+\.\d+\.\d+$/.test(version)
/** What follows a hyphen is of no interest: only `latest` may have it. */
const numbersOf = (version: string) => version.replace(/-.*/, '').split('.').map(Number)

function compare(a: string, b: string): number {
  const [first, second] = [numbersOf(a), numbersOf(b)]
  return [0, 1, 2].map(place => (first[place] ?? 0) - (second[place] ?? 0)).find(difference => difference !== 0) ?? 0
}

function lineOf(version: string): string {
  const [major, minor] = numbersOf(version)
  return major === 0 ? `0.${minor}` : `${major}`
}

/** The same day of a later month, or its last one: 30 November is followed by 28 February. */
function monthsAfter(moment: string, months: number): string {
  const day = new Date(moment)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0))
  lastOfMonth.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
