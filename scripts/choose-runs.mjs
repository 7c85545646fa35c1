// Which runner gets which arguments of `npm test`: journeys are made by Playwright (e2e/), all other tests by vitest.

/**
 * @param given such as `server/src/play`, `--project journeys lifelines`, `e2e/src/journeys/play/lifelines.journey.test.ts`
 * @returns the arguments for each runner that has something to do
 */
export function chooseRuns(given) {
  const { projects, rest } = apart(given)
  if (projects.length > 0) return ofProjects(projects, rest)
  if (!rest.some(isJourney)) return { tests: rest }
  const others = rest.filter(argument => isFile(argument) && !isJourney(argument))
  const [hosted, journeys] = [rest.filter(isHosted), rest.filter(argument => isJourney(argument) && !isHosted(argument))]
  const options = rest.filter(argument => !isFile(argument))
  return {
    ...(others.length > 0 && { tests: others }),
    ...(journeys.length > 0 && { journeys: [...journeys, ...options] }),
    ...(hosted.length > 0 && { hosted: [...hosted, ...options] }),
  }
}

/** The names after `--project`, and all other arguments. */
function apart(given) {
  const [projects, rest] = [[], []]
  for (let at = 0; at < given.length; at += 1) {
    if (given[at] === '--project') projects.push(given[(at += 1)])
    else if (given[at].startsWith('--project=')) projects.push(given[at].slice('--project='.length))
    else rest.push(given[at])
  }
  return { projects, rest }
}

/** The project `hosted` has tests of either kind: what is chosen there may be of one only. */
function ofProjects(projects, rest) {
  const others = projects.filter(name => name !== 'journeys')
  const isHostedToo = projects.includes('hosted')
  const mayBeNone = flag => (isHostedToo && rest.length > 0 ? [flag] : [])
  return {
    ...(others.length > 0 && { tests: [...others.flatMap(name => ['--project', name]), ...rest, ...mayBeNone('--passWithNoTests')] }),
    ...(projects.includes('journeys') && { journeys: rest }),
    ...(isHostedToo && { hosted: [...rest, ...mayBeNone('--pass-with-no-tests')] }),
  }
}

const isFile = argument => !argument.startsWith('-') && (argument.includes('/') || argument.endsWith('.ts') || argument.endsWith('.tsx'))
const isJourney = argument => isFile(argument) && !argument.endsWith('.hosted.test.ts') && /(^|\/)e2e\/|\.journey\.test\.ts$/.test(argument)
const isHosted = argument => isJourney(argument) && argument.includes('e2e/src/hosted')
