// Large uploaded files on disk while their action runs. The next start deletes the files that a killed process left.

import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'trivium-upload-'
/** Younger files may belong to another process of ours that uses the same folder. */
const oldMs = 3_600_000

export const newSpoolPath = (): string => join(tmpdir(), prefix + randomUUID())

export function removeOldSpools(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const path = join(tmpdir(), name)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldMs) rmSync(path, { force: true })
  }
}
