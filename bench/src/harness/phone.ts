// A browser for Lighthouse to control. No other client stays attached, because that would slow it down.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumCommand, connectTo } from '../../../e2e/src/harness/browser.ts'
import { freePort } from '../../../e2e/src/harness/servers/run-server.ts'

export interface Phone {
  /** The remote debugging port. */
  port: number
  /** Writes the client's session into the browser's storage. */
  remember: (url: string, session: string) => Promise<void>
}

export async function withPhone<Result>(work: (phone: Phone) => Promise<Result>): Promise<Result> {
  const { executablePath, args, env } = await chromiumCommand()
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'trivium-phone-'))
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(executablePath, [...args, ...own], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  try {
    await untilOpen(port)
    return await work({ port, remember: (url, session) => remember(port, url, session) })
  } finally {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
}

async function remember(port: number, url: string, session: string): Promise<void> {
  const browser = await connectTo(port)
  const page = await browser.contexts()[0]?.newPage()
  // Opens a picture, because opening a page would start the client.
  await page?.goto(`${url}/logo.svg`)
  await page?.evaluate(text => localStorage.setItem('root', text), session)
  await page?.close()
  await browser.close()
}
