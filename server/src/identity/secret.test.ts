import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { identitySecret } from './secret.ts'

describe('the identity secret', () => {
  it('is made once, for the owner of the files only', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trivium-secret-'))
    const secret = identitySecret({ dataDir, identitySecret: undefined })
    const file = join(dataDir, 'identity-secret')
    expect(secret.length).toBeGreaterThan(60)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(identitySecret({ dataDir, identitySecret: undefined })).toBe(secret)
    rmSync(dataDir, { recursive: true })
  })

  it('is left to the environment when that has one', () => {
    expect(identitySecret({ dataDir: '/nowhere', identitySecret: 'from the environment' })).toBe('from the environment')
    expect(existsSync('/nowhere')).toBe(false)
  })
})
