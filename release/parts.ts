// The parts of the release sheet. Each part is a test that counts its trials under the part's name (`tried` in server/test/setup/effort.ts). A
// round of a part is one run of its files with its own seed. A part has as many rounds as its goal needs, so that an interrupted night
// loses only one round.

export type DatabaseKind = 'embedded' | 'PostgreSQL'

export interface Part {
  /** The part's name on the command line. */
  name: string
  /** The name under which the tests count trials. */
  counts: string
  goal: number
  /** If set, each of these needs as many trials as the goal; the sheet compares the one with the fewest. */
  per?: string
  /** Rounds take turns on these databases. */
  databases: DatabaseKind[]
  /** The share of the deep effort in one round: some minutes, so that an interrupted night loses little. */
  share: number
  /** Test files, or a script. */
  files: string[]
  /** The heading of a list of the trials by name; without it there is no list. */
  names?: string
}

const both: DatabaseKind[] = ['embedded', 'PostgreSQL']

export const parts: Part[] = [
  {
    name: 'plays',
    counts: 'attacks on a play',
    goal: 20_000,
    databases: both,
    share: 0.5,
    files: tests('attacks/attack', 'attacks/mode-attack'),
  },
  { name: 'battles', counts: 'attacks on a battle', goal: 10_000, databases: both, share: 0.05, files: tests('attacks/battle-attack') },
  {
    name: 'exams',
    counts: 'attacks on an exam or a test',
    goal: 20_000,
    databases: both,
    share: 0.25,
    files: tests('attacks/sitting-attack'),
  },
  { name: 'payouts', counts: 'races for a payout', goal: 10_000, databases: both, share: 0.5, files: tests('attacks/payout-races') },
  {
    name: 'hostile',
    counts: 'hostile inputs',
    goal: 1_000,
    per: 'call',
    databases: ['embedded'],
    share: 0.5,
    files: tests('attacks/walk'),
  },
  {
    name: 'leaks',
    counts: 'replies and frames scanned',
    goal: 200_000,
    databases: both,
    share: 0.1,
    files: tests('attacks/leaks', 'attacks/mode-leaks', 'attacks/exam-leaks', 'games/battle-frames'),
  },
  {
    name: 'kills',
    counts: 'kills of the server',
    goal: 3_000,
    databases: both,
    share: 1,
    files: tests('outages/crash', 'outages/regrade-crash'),
  },
  { name: 'battle-kills', counts: 'battles under kill', goal: 2_000, databases: both, share: 0.3, files: tests('outages/battle-crash') },
  { name: 'double-spends', counts: 'double spends', goal: 100_000, databases: both, share: 0.3, files: tests('attacks/double-spends') },
  {
    name: 'claims',
    counts: 'forged claims',
    goal: 1_000,
    per: 'claimed field',
    databases: ['embedded'],
    share: 0.5,
    files: tests('attacks/forged-claims'),
  },
  {
    name: 'postgres-kills',
    counts: 'kills of PostgreSQL',
    goal: 100,
    databases: ['embedded'],
    share: 0.25,
    files: tests('outages/lost-database.deep'),
  },
  { name: 'restores', counts: 'restore drills', goal: 10, databases: ['embedded'], share: 0.5, files: tests('outages/restore-drill.deep') },
  {
    name: 'mutants',
    counts: 'mutants',
    goal: 30,
    databases: ['embedded'],
    share: 0,
    files: ['release/mutants/mutate.ts'],
    names: 'Mutants',
  },
  {
    name: 'exam-kills',
    counts: 'exam answers under cuts and kills',
    goal: 10_000,
    databases: both,
    share: 1,
    files: tests('outages/exam-crash'),
  },
]

function tests(...names: string[]): string[] {
  return names.map(name => `server/test/${name}.test.ts`)
}
