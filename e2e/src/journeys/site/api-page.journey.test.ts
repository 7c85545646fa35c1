// Runs the commands of the API's page as they stand there: a stranger gets from nothing to results with curl.

import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { howAGameGoes } from '@trivium/contract/play/how-a-game-goes'
import { outboxPath } from '@trivium/server/people/identity/mail/outbox-path'
import { expect, it, serverUrl } from '../../harness/journey.ts'
import { identitySecret } from '../../harness/servers/run-server.ts'

const root = join(import.meta.dirname, '../../../..')
const needed = ['bash', 'curl']

function hasShell(): boolean {
  try {
    for (const command of needed) execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** All commands as one script, with this server's addresses instead of the page's. The script prints where each step begins. */
function script(): string {
  const address = serverUrl().replace('http://', '')
  const steps = howAGameGoes.map(({ name, commands }) => `echo; echo 'step ${name}'\n${commands}`).join('\n')
  const addressed = steps
    .replace('ADDRESS=127.0.0.1:3000', `ADDRESS=${address}`)
    .replace('OUTBOX=$ADDRESS/identity/outbox/…', `OUTBOX=$ADDRESS${outboxPath(identitySecret)}`)
  expect(addressed).not.toContain('127.0.0.1:3000')
  return `set -euo pipefail\n${addressed}`
}

it('the commands of the API’s page lead from nothing to a result of every kind', async () => {
  it.setTimeout(180_000)
  it.skip(!hasShell(), 'this machine has no bash or no curl')
  // Playwright asks for colours, and node would print numbers with them.
  const { FORCE_COLOR: _, ...env } = process.env
  const { stdout } = await promisify(execFile)('bash', ['-c', script()], { cwd: root, env, maxBuffer: 16 * 1024 * 1024 })
  const said = Object.fromEntries(stdout.split('\nstep ').map(part => [part.slice(0, part.indexOf('\n')), part]))
  expect(stdout.match(/.*"error":true[^}]*/g)).toBeNull()
  expect(said['token']).toContain('"name":"Ada"')
  expect(said['solo']).toContain("mode: 'quiz_zone'")
  expect(said['battle']).toMatch(/outcome: '(won|lost|drawn)'/)
  expect(said['socket']).toMatch(/\d+ over/)
  expect(said['contest']).toMatch(/mode: 'contest'[^]*"my_rank":\{/)
  expect(said['exam']).toContain("ended_by: 'handed_in'")
  expect(said['test']).toContain("test_type: 'tutor'")
})
