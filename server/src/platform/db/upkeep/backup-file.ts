// A backup is one ZIP file: a description, the dump of the database, and the secret that signs identity sessions.

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import type { Database } from '../connect.ts'
import { filesOf } from '../connection/data-directory.ts'
import { isDiskFull } from '../connection/lost.ts'
import { dumpDatabase } from './dump.ts'

const descriptionName = 'trivium-backup.json'
const dumpName = 'database.tar.gz'
const secretName = 'identity-secret'
const Description = z.object({ trivium: z.literal('backup'), version: z.literal(1), made_at: z.iso.datetime() })

/** An error that the operator can fix. We show its message without a stack. */
export class BackupError extends Error {}

export interface Backup {
  dump: Uint8Array<ArrayBuffer>
  identitySecret: Uint8Array | undefined
}

/** Writes the file completely or not at all. @returns its size in bytes */
export async function writeBackup(file: string, database: Database, dataDir: string): Promise<number> {
  const { identitySecret } = filesOf(dataDir)
  const description = { trivium: 'backup', version: 1, made_at: new Date().toISOString() }
  const bytes = zipSync(
    {
      [descriptionName]: Buffer.from(JSON.stringify(description)),
      [dumpName]: await dumpDatabase(database),
      ...(existsSync(identitySecret) ? { [secretName]: readFileSync(identitySecret) } : {}),
    },
    // The dump is already compressed.
    { level: 0 },
  )
  writeWhole(file, bytes)
  return bytes.length
}

function writeWhole(file: string, bytes: Uint8Array): void {
  const part = `${file}.${process.pid}.part`
  try {
    const descriptor = openSync(part, 'w', 0o600)
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
      fsyncSync(descriptor)
    } finally {
      // A removed file takes disk space until its last descriptor is closed.
      closeSync(descriptor)
    }
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw new BackupError(
      isDiskFull(error) ? `There is no room for the backup ${file}: its disk is full.` : `The backup cannot be written to ${file}.`,
    )
  }
}

/** @throws BackupError */
export function readBackup(file: string): Backup {
  const entries = openZip(file)
  const description = entries[descriptionName]
  const dump = entries[dumpName]
  if (!description || !dump || !isDescription(description)) throw notABackup(file)
  return { dump: new Uint8Array(dump), identitySecret: entries[secretName] }
}

function openZip(file: string): Record<string, Uint8Array> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  try {
    return unzipSync(readFileSync(file))
  } catch {
    throw notABackup(file)
  }
}

function isDescription(bytes: Uint8Array): boolean {
  try {
    return Description.safeParse(JSON.parse(Buffer.from(bytes).toString())).success
  } catch {
    return false
  }
}

const notABackup = (file: string) => new BackupError(`${basename(file)} is not a backup of Trivium, or it is damaged.`)
