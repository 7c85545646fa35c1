// Chromium from an npm package: needs no download, no system packages and no special user. CHROMIUM names another executable.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
]

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumCommand())
}

/** The command that starts Chromium, for use without Playwright. */
export async function chromiumCommand(): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }> {
  const named = process.env['CHROMIUM']
  if (named) return { executablePath: named, args: flags, env: process.env }
  const executablePath = await unpackedChromium()
  return { executablePath, args: flags, env: await environmentFor(executablePath) }
}

/** Connects to a running browser at its remote debugging port. */
export const connectTo = (port: number): Promise<Browser> => chromium.connectOverCDP(`http://127.0.0.1:${port}`)

/** Unpacks the browser early, so that the first journey does not wait for it. */
export async function prepareBrowser(): Promise<void> {
  if (!process.env['CHROMIUM']) await unpackedChromium()
}

/** The package reuses the files in TMPDIR, even those of another user or version. So each user and version gets its own folder. */
async function unpackedChromium(): Promise<string> {
  const folder = join(tmpdir(), `trivium-chromium-${await packageVersion()}-${userInfo().uid}`)
  const executable = join(folder, 'chromium')
  if (existsSync(executable)) return executable
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await withEnvironment({ TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }, async () => {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  })
  // The package's own font configuration names a folder that may belong to another user.
  const fonts = join(folder, 'fonts')
  await writeFile(join(partial, 'fonts/fonts.conf'), `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`)
  // If another process was faster, its folder is equivalent, so this process deletes its own.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  return executable
}

async function packageVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version }: { version: string } = JSON.parse(await readFile(join(dirname(entry), '../../package.json'), 'utf8'))
  return version
}

/** Runs `act` with changed environment variables, then restores them. Lambda's variables make the package unpack its libraries. */
async function withEnvironment(changes: Record<string, string>, act: () => Promise<void>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, changes)
  try {
    await act()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** Uses the package's libraries and fonts only if the system lacks them. */
async function environmentFor(executable: string): Promise<NodeJS.ProcessEnv> {
  const folder = dirname(executable)
  const env = { ...process.env }
  const needed = await promisify(execFile)('ldd', [executable]).catch(() => ({ stdout: 'not found' }))
  if (needed.stdout.includes('not found')) env['LD_LIBRARY_PATH'] = join(folder, 'al2023/lib')
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = join(folder, 'fonts')
  return env
}
