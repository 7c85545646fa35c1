// Writes the sheet: one line per part, from the results of its rounds.

import type { DatabaseKind, Part } from './parts.ts'
import type { Round } from './rounds.ts'
import { type Totals, totalsOf } from './totals.ts'

export interface Measured {
  part: Part
  rounds: Round[]
}

export function writeSheet(measured: Measured[]): string {
  const lines = measured.map(lineOf)
  const failures = measured.flatMap(({ part, rounds }) =>
    rounds.flatMap(round => round.failures.map(text => `- ${part.name}, seed ${round.seed}: ${text}`)),
  )
  return `# Release sheet

Made by \`npm run release-sheet\` from real runs; what is tried, and with which tests, stands in [release/parts.ts](../release/parts.ts).

- Measured: ${each(measured, ({ startedAt }) => startedAt.slice(0, 10))}
- Commit: ${each(measured, ({ commit }) => `\`${commit}\``)}
- Machine: ${each(measured, ({ machine }) => machine)}

Where there are several commits, nothing that is tried differs between them.

| part | what was tried | number | failed | at most this share fails (95 %) | database | seeds | minutes |
|---|---|---:|---:|---:|---|---|---:|
${lines.join('\n')}

The bound is the exact one-sided one of Clopper and Pearson: with nothing failed of n it is 1 − 0.05^(1/n), about 3/n. It holds for what the
generators of these tests draw, and takes the trials for independent. Each round has its own seed; \`ATTACK_SEED=… DEEP=…\` before
\`npm test\` repeats one.
${failures.length > 0 ? `\n## What failed\n\n${failures.join('\n')}\n` : ''}${details(measured)}`
}

/** The different values in all rounds, the oldest first. */
function each(measured: Measured[], of: (round: Round) => string): string {
  const rounds = measured.flatMap(({ rounds }) => rounds).toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
  return [...new Set(rounds.map(of))].join(' · ') || 'nothing yet'
}

function lineOf({ part, rounds }: Measured): string {
  const { name, counts, databases } = part
  if (rounds.length === 0) return row([name, counts, '**not run on this commit**', '', '', databases.join(', '), '', ''])
  const totals = totalsOf(part, rounds)
  const used: DatabaseKind[] = databases.filter(kind => rounds.some(({ database }) => database === kind))
  return row([
    name,
    counts,
    numberOf(part, totals),
    number(totals.failed),
    percent(totals.bound),
    used.join(', '),
    seedsOf(rounds),
    minutes(totals),
  ])
}

const numberOf = ({ per }: Part, { tried, least, ones }: Totals): string =>
  per ? `${number(tried)}: ${number(least)} or more for each ${per} of ${number(ones)}` : number(tried)

/** The range of seeds: each round adds one to the first seed. */
function seedsOf(rounds: Round[]): string {
  const seeds = rounds.map(({ seed }) => seed)
  const [first, last] = [Math.min(...seeds), Math.max(...seeds)]
  return first === last ? String(first) : `${first} to ${last}`
}

/** A list of trials by name, for parts that have one: the mutants. */
function details(measured: Measured[]): string {
  const named = measured.flatMap(({ part, rounds }) => (part.names ? [{ part, last: rounds.at(-1) }] : []))
  return named
    .flatMap(({ part, last }) => {
      const lines = last?.tried.map(({ of = '', failed = 0 }) => `| ${of} | ${failed > 0 ? '**no**' : 'yes'} |`) ?? []
      return lines.length > 0 ? [`\n## ${part.names}\n\n| | caught |\n|---|---|\n${lines.join('\n')}\n`] : []
    })
    .join('')
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const number = (value: number) => value.toLocaleString('en')
const percent = (share: number) => `${(100 * share).toLocaleString('en', { maximumSignificantDigits: 2 })} %`
const minutes = ({ seconds }: Totals) => (seconds / 60).toFixed(1)
