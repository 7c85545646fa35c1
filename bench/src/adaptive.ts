// Simulates the adaptive test: measures the error of its estimates, the coverage of its intervals, its share of right decisions, and how
// evenly it uses its bank. Exit code 1 when the full test misses a goal.

import { type Choosing, chooseItem, exposureLimit, type PoolItem } from '@trivium/rules/assess/adaptive/choose-item'
import { expectedAPosteriori, intervalOf, type Response, weightedLikelihood } from '@trivium/rules/assess/adaptive/estimate'
import { probabilityRight } from '@trivium/rules/assess/adaptive/model'
import { type AdaptiveForm, adaptiveLengths, endingAfter, endingBy, latestEstimates } from '@trivium/rules/assess/adaptive/stop'
import { seededRandom } from '@trivium/rules/platform/random'

const takers = 1_000
const abilities = Array.from({ length: 13 }, (_, index) => -3 + index / 2)
const areas = 8
const standard = 0
const forms = [
  { form: 'full', bank: 1_500 },
  { form: 'short', bank: 400 },
] as const

type Random = () => number

interface Simulated {
  truth: number
  theta: number
  isCovered: boolean
  length: number
  decision: string
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A bank whose difficulties spread a little wider than abilities, over areas of equal size. */
function bankOf(size: number, random: Random): PoolItem[] {
  return Array.from({ length: size }, (_, index) => ({ id: index, b: 1.2 * normal(random), area: (index % areas) + 1, exposure: 0 }))
}

const shares: Choosing['shares'] = new Map(Array.from({ length: areas }, (_, index) => [index + 1, 1]))

function take(truth: number, form: AdaptiveForm, bank: PoolItem[], limit: number, random: Random): Simulated {
  const lengths = adaptiveLengths[form]
  const [responses, seen, asked] = [[] as Response[], new Set<number>(), new Map<number, number>()]
  for (;;) {
    const pool = bank.filter(({ id }) => !seen.has(id))
    const item = chooseItem({ theta: expectedAPosteriori(responses).theta, pool, asked, shares, limit, chance: random() })
    if (item) {
      seen.add(item.id)
      asked.set(item.area, (asked.get(item.area) ?? 0) + 1)
      responses.push({ b: item.b, isRight: random() < probabilityRight(truth, item.b) })
    }
    if (item && responses.length < lengths.least) continue
    const progress = { ...lengths, standard, answered: responses.length, latest: latestEstimates(responses) }
    const ending = item ? endingAfter(progress) : endingBy('items_used_up', progress)
    if (!ending) continue
    const estimate = weightedLikelihood(responses)
    const { low, high } = intervalOf(estimate)
    given(bank, seen)
    return { truth, theta: estimate.theta, isCovered: low <= truth && truth <= high, length: responses.length, decision: ending.decision }
  }
}

let tests = 0
let times = new Map<number, number>()

/** Counts exposures as a server does, so that items asked too often rest. */
function given(bank: PoolItem[], seen: ReadonlySet<number>): void {
  tests += 1
  for (const id of seen) times.set(id, (times.get(id) ?? 0) + 1)
  for (const item of bank) item.exposure = (times.get(item.id) ?? 0) / tests
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const padded = (cells: string[]) => cells.map(cell => cell.padStart(10)).join('')

function simulate(form: AdaptiveForm, size: number): string[] {
  const random = seededRandom(20_261_124)
  const bank = bankOf(size, random)
  ;[tests, times] = [0, new Map()]
  const limit = exposureLimit(size, adaptiveLengths[form].most)
  // Takers of all abilities come in turn, as in real life: otherwise each ability would use up the bank alone.
  const all = Array.from({ length: takers }, () => abilities.map(truth => take(truth, form, bank, limit, random))).flat()
  const { least, most } = adaptiveLengths[form]
  console.log(`\n${form} test: ${least} to ${most} items of ${size}, passing standard ${standard}, ${takers} takers at each ability`)
  console.log(padded(['true θ', 'bias', 'RMSE', 'covered', 'length', 'right']))
  const rows = abilities.map(truth => {
    const there = all.filter(taker => taker.truth === truth)
    const bias = mean(there.map(({ theta }) => theta - truth))
    const rmse = Math.sqrt(mean(there.map(({ theta }) => (theta - truth) ** 2)))
    const covered = mean(there.map(({ isCovered }) => Number(isCovered)))
    // At the standard itself no decision is right: half of each is fair.
    const right = mean(there.map(({ decision }) => Number(decision === (truth > standard ? 'pass' : 'fail'))))
    const length = mean(there.map(taker => taker.length))
    console.log(padded([truth.toFixed(1), bias.toFixed(3), rmse.toFixed(3), percent(covered), length.toFixed(1), percent(right)]))
    return { truth, bias, covered, right }
  })
  const exposure = Math.max(...times.values()) / tests
  const used = times.size / size
  console.log(`most exposed item ${percent(exposure)}, bank used ${percent(used)}`)
  const off = rows.filter(({ truth }) => Math.abs(truth - standard) >= 0.5)
  const goals: [string, number, boolean][] = [
    [
      'largest bias for |θ| ≤ 2 below 0.05',
      Math.max(...rows.filter(({ truth }) => Math.abs(truth) <= 2).map(({ bias }) => Math.abs(bias))),
      false,
    ],
    ['coverage from half a logit off the standard at least 93 %', Math.min(...off.map(({ covered }) => covered)), false],
    [
      'coverage at the standard at least 88 %',
      Math.min(...rows.filter(({ truth }) => truth === standard).map(({ covered }) => covered)),
      false,
    ],
    ['right decisions at half a logit at least 95 %', Math.min(...off.map(({ right }) => right)), false],
    ['exposure at most 25 %', exposure, false],
  ]
  const met = [(bias: number) => bias < 0.05, atLeast(0.93), atLeast(0.88), atLeast(0.95), (share: number) => share <= 0.25]
  return goals.flatMap(([goal, value], index) => {
    const isMet = met[index]?.(value) ?? false
    console.log(`${isMet ? 'met   ' : 'missed'}  ${goal}: ${index === 0 ? value.toFixed(3) : percent(value)}`)
    return isMet ? [] : [goal]
  })
}

const atLeast = (least: number) => (value: number) => value >= least

const missed = forms.map(({ form, bank }) => ({ form, goals: simulate(form, bank) }))
console.log(`
At the standard a test goes on until its interval lies on one side: it stops just when chance has taken the estimate away from the truth,
and that costs coverage there. The short test decides with 20 to 40 answers: its estimate has a standard error of about a third of a logit
or more, so half a logit from the standard it cannot decide as surely as the full test does, and it must not be read as a decision.`)
process.exitCode = missed.some(({ form, goals }) => form === 'full' && goals.length > 0) ? 1 : 0
