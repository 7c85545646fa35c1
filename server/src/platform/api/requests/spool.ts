// Large files on disk while their action runs. What a killed process has left behind goes at the next start.

import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'trivium-upload-'
/** Another process of ours may be at work in the same folder: younger files may be its. */
const oldMs = 3_600_000

export const newSpoolPath = (): string => join(tmpdir(), prefix + randomUUID())

export function removeOldSpools(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const path = join(tmpdir(), name)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldMs) rmSync(path, { force: true })
  }
}
