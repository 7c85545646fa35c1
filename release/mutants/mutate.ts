// Makes each mutant in a copy of the project. Its tests must pass without the mutant, and fail with it by a failing assertion.
// Arguments choose mutants by words of their names. The part `mutants` of the release sheet runs this script.

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { copyProject } from './scratch.ts'

/** A test that does not load, or fails because the mutant removed something that it needs, is broken: it has not caught the mutant. */
const isBreach = /SyntaxError|ReferenceError|ERR_MODULE_NOT_FOUND|is not a function/

/** A mutant that makes its tests hang longer than this is not caught. */
const mostMs = 600_000

type Outcome = 'passed' | 'failed' | 'broken'

const wanted = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => wanted.length === 0 || wanted.some(words => name.includes(words)))
const scratch = copyProject()
try {
  const sound = new Map<string, Outcome>()
  for (const project of ['unit', 'web', 'server'] as const) {
    for (const [test, outcome] of runTests(project, [
      ...new Set(chosen.filter(mutant => mutant.project === project).map(mutant => mutant.test)),
    ]))
      sound.set(test, outcome)
  }
  for (const mutant of chosen) judge(mutant, sound.get(mutant.test) ?? 'broken')
} finally {
  scratch.remove()
}

function judge(mutant: Mutant, before: Outcome): void {
  scratch.change(mutant)
  const after = runTests(mutant.project, [mutant.test]).get(mutant.test) ?? 'broken'
  scratch.mend(mutant)
  const isCaught = before === 'passed' && after === 'failed'
  console.log(`${isCaught ? 'caught' : 'ESCAPED'}  ${mutant.name}  (${mutant.test}: ${before}, with the mutant ${after})`)
  const file = process.env.TRIED_FILE
  const line = { what: 'mutants', count: 1, failed: isCaught ? 0 : 1, of: `${mutant.name} (${mutant.test})` }
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
  if (!isCaught) process.exitCode = 1
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; failureMessages: string[] }[] }[]
}

function runTests(project: Mutant['project'], files: string[]): Map<string, Outcome> {
  if (files.length === 0) return new Map()
  const report = join(scratch.folder, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(scratch.folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, DEEP: undefined, TRIED_FILE: undefined }
  spawnSync(process.execPath, [vitest, 'run', ...reporters, '--project', project, ...files], {
    cwd: scratch.folder,
    stdio: 'ignore',
    env,
    timeout: mostMs,
    killSignal: 'SIGKILL',
  })
  if (!existsSync(report)) return new Map()
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return new Map(
    files.map(file => {
      const result = testResults.find(({ name }) => name.endsWith(file))
      return [file, result === undefined ? 'broken' : outcomeOf(result)]
    }),
  )
}

function outcomeOf({ status, assertionResults }: Report['testResults'][number]): Outcome {
  const failures = assertionResults.filter(test => test.status === 'failed').flatMap(({ failureMessages }) => failureMessages)
  if (failures.length > 0) return failures.some(message => !isBreach.test(message)) ? 'failed' : 'broken'
  return status === 'passed' ? 'passed' : 'broken'
}
