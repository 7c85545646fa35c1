import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Clamd, eicar, startClamd } from '../../../../test/services/clamd.ts'
import { Unavailable } from '../respond.ts'
import { createScanner, type Scannable } from './scanner.ts'

const kib = 1024
const open: Clamd[] = []
afterEach(async () => {
  for (const clamd of open.splice(0)) await clamd.close()
})

async function start(kind?: 'tcp' | 'unix') {
  const clamd = await startClamd(kind)
  open.push(clamd)
  return { ...clamd, scan: createScanner(clamd.url) }
}

function onDisk(bytes: Buffer): Scannable {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-scan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return { path }
}

const inMemory = (bytes: Buffer): Scannable => ({ bytes })
/** Bytes in which no place repeats another. */
const long = Buffer.from(Uint32Array.from({ length: 75_000 }, (_, index) => index).buffer)

describe.each(['tcp', 'unix'] as const)('the scanner over %s', kind => {
  it.each([
    ['in memory', inMemory],
    ['on disk', onDisk],
  ])('tells a clean file from another, %s', async (_where, as) => {
    const { scan, files } = await start(kind)
    expect(await scan(as(Buffer.from('clean')))).toBeNull()
    expect(await scan(as(eicar))).toBe('Eicar-Test-Signature')
    expect(await scan(as(Buffer.alloc(0)))).toBeNull()
    expect(files.map(String)).toEqual(['clean', String(eicar), ''])
  })

  it.each([
    ['in memory', inMemory],
    ['on disk', onDisk],
  ])('is sent every byte of a file that is larger than a chunk, %s', async (_where, as) => {
    const { scan, files, chunks } = await start(kind)
    expect(await scan(as(long))).toBeNull()
    expect(files[0]?.equals(long)).toBe(true)
    expect(chunks[0]).toEqual([64 * kib, 64 * kib, 64 * kib, 64 * kib, 300_000 - 256 * kib])
  })

  it('finds a virus across two chunks, and one at the very end', async () => {
    const { scan } = await start(kind)
    expect(await scan({ bytes: Buffer.concat([long.subarray(0, 64 * kib - 10), eicar, long]) })).toBe('Eicar-Test-Signature')
    expect(await scan({ bytes: Buffer.concat([long, eicar]) })).toBe('Eicar-Test-Signature')
  })
})

describe('the scanner', () => {
  it('that is away passes no file', async () => {
    const { url, close } = await startClamd()
    await close()
    await expect(createScanner(url)({ bytes: eicar })).rejects.toThrow(Unavailable)
    await expect(createScanner('unix:///nowhere/clamd.ctl')({ bytes: eicar })).rejects.toThrow(Unavailable)
  })

  it('that hangs delays a file until the deadline', async () => {
    const { url, behave, nextFile } = await start()
    behave('hang')
    const deadline = new AbortController()
    const scanned = createScanner(url, () => deadline.signal)({ bytes: long })
    const refused = expect(scanned).rejects.toThrow(new Unavailable('the scanner of files does not answer: too late'))
    await nextFile()
    deadline.abort()
    await refused
  })

  it('that closes the connection passes no file', async () => {
    const { scan, behave } = await start()
    behave('break off')
    await expect(scan({ bytes: long })).rejects.toThrow(new Unavailable('the scanner of files does not answer: it broke off'))
  })

  it.each([
    'INSTREAM size limit exceeded. ERROR',
    "stream: Can't allocate memory ERROR",
    'UNKNOWN COMMAND',
    '',
    'OK',
    'stream: OK FOUND no',
  ])('that replies %j passes no file', async reply => {
    const { scan, behave } = await start()
    behave({ reply })
    await expect(scan({ bytes: long })).rejects.toThrow(new Unavailable(`the scanner of files says: ${reply}`))
  })

  it('that replies OK before it has read everything passes no file', async () => {
    const { url, behave, nextFile, scan } = await start()
    behave('hasty')
    const deadline = new AbortController()
    // Larger than the socket buffers, so it is never sent completely.
    const scanned = createScanner(url, () => deadline.signal)({ bytes: Buffer.alloc(64 * 1024 * kib) })
    const refused = expect(scanned).rejects.toThrow(Unavailable)
    await nextFile()
    behave('scan')
    // By the time this file has its reply, the first one has had its reply for long.
    await scan({ bytes: long })
    deadline.abort()
    await refused
  })

  it('passes no file that cannot be read', async () => {
    const { scan } = await start()
    await expect(scan({ path: '/nowhere/file' })).rejects.toThrow(Unavailable)
  })
})
