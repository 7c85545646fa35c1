import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import { identitySecret } from './secret.ts'

const database = await freshDatabase()
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-secret-'))
  folders.push(folder)
  return folder
}
beforeEach(() => database.db.deleteFrom('secrets').execute())
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  await database.close()
})
const secretIn = (dataDir: string) => identitySecret({ dataDir, identitySecret: undefined }, database.db)

describe('the identity secret', () => {
  it('is made once for all processes on one database, wherever their files are', async () => {
    const secrets = await Promise.all([newFolder(), newFolder(), newFolder()].map(secretIn))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThan(60)
    expect(await secretIn(newFolder())).toBe(secrets[0])
  })

  it('is taken over from the file of an earlier version', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'identity-secret'), 'the secret of an earlier version of it\n')
    expect(await secretIn(folder)).toBe('the secret of an earlier version of it')
    expect(await secretIn(newFolder())).toBe('the secret of an earlier version of it')
  })

  it('comes from the environment if set there', async () => {
    const config = { dataDir: newFolder(), identitySecret: 'from the environment' }
    expect(await identitySecret(config, database.db)).toBe('from the environment')
    expect(await database.db.selectFrom('secrets').selectAll().execute()).toEqual([])
  })
})
