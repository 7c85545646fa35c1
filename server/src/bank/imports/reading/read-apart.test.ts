// A separate process reads hostile files. The work of the server itself is measured in its own tests.

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isEnough } from '@trivium/contract/bank/import-names'
import { busyMs, leastMs, watchLoop } from '../../../../test/app/loop-watch.ts'
import { type WorstFile, worstFiles } from '../../../../test/banks/worst-files.ts'
import { effort } from '../../../../test/setup/effort.ts'
import { ImportError } from '../judging/imported-question.ts'
import { openHere } from './source.ts'
import { type OpenFile, type Portion, withOpenFile } from './read-apart.ts'

const size = effort(240_000, 7_000_000)
const mostMs = 50

async function withFile<Result>({ name, make }: WorstFile, of: number, work: (file: { path: string; name: string }) => Promise<Result>) {
  const path = join(tmpdir(), `trivium-worst-${randomUUID()}`)
  await writeFile(path, make(of))
  try {
    return await work({ path, name })
  } finally {
    for (const made of [path, `${path}-inside`]) await rm(made, { force: true })
  }
}

const mappingOf = ({ table }: Pick<OpenFile, 'table'>) => (table && isEnough(table.mapping) ? table.mapping : null)

/** Reads a file to its end, and looks for every picture beside it. */
function readApart(file: { path: string; name: string }, limits?: Parameters<typeof withOpenFile>[2]): Promise<number> {
  const work = async (opened: OpenFile) => {
    let rows = 0
    for await (const portion of opened.read({ language: 'en', mapping: mappingOf(opened) })) {
      rows += portion.rows.length
      for (const name of picturesOf(portion)) await opened.find(name, null)
    }
    return rows
  }
  return withOpenFile(file, work, limits)
}

const picturesOf = ({ rows }: Portion) => rows.flatMap(row => ('question' in row && row.question.image ? [row.question.image] : []))

const saidOfFile = (error: unknown) => {
  if (error instanceof ImportError) return error.message
  throw error
}

describe('the worst file', () => {
  it.each(worstFiles.map(file => [file.what, file] as const))(
    'does not block the event loop: %s',
    async (_, worst) => {
      await withFile(worst, size, async file => {
        const least = await leastMs(mostMs, async () => {
          const stop = watchLoop()
          const came = await readApart(file).catch(saidOfFile)
          if (typeof came === 'string') expect(came).not.toContain('memory')
          return stop()
        })
        expect(least).toBeLessThan(mostMs)
      })
    },
    120_000,
  )

  it.each(worstFiles.filter(({ name }) => name !== 'x.xlsx').map(file => [file.what, file] as const))(
    'is read in linear time: %s',
    async (_, worst) => {
      const read = (of: number) =>
        withFile(worst, of, file =>
          busyMs(async () => {
            const source = await openHere({ ...file, inside: `${file.path}-inside` }).catch(saidOfFile)
            if (typeof source === 'string') return
            const how = { language: 'en', mapping: mappingOf(source), attach() {} }
            try {
              for await (const row of source.read(how)) if (row.row > 100_000) break
            } catch (error) {
              saidOfFile(error)
            }
          }),
        )
      // The first read warms up the compiler.
      await read(size / 8)
      const [some, eightfold] = [await read(size / 8), await read(size)]
      // Eight times the length may take eight times as long. A quadratic reader would take sixty-four times.
      expect(eightfold).toBeLessThan(24 * Math.max(some, 8))
    },
    120_000,
  )
})

const small: WorstFile = { what: '', name: 'x.csv', make: () => 'question,A,B,answer\nQ,x,y,A\n' }
const large: WorstFile = {
  what: '',
  name: 'x.json',
  make: () => `[{"correct_answer":1,"incorrect_answers":[${'[],'.repeat(1_500_000)}[]]}]`,
}

describe('a file that takes', () => {
  it.each([
    ['all memory', { memoryMb: 30, patienceMs: 45_000 }, 'Reading the file takes too much memory: split the file.'],
    ['all time', { memoryMb: 400, patienceMs: 1 }, 'Reading the file takes too long: split the file.'],
  ])('%s only ends its reader process, and the next file is read', async (_, limits, sentence) => {
    await withFile(large, 0, async file => expect(readApart(file, limits)).rejects.toThrow(new ImportError(sentence)))
    expect(await withFile(small, 0, file => readApart(file))).toBe(1)
  })

  it('waits until another file has been read', async () => {
    const reads = Array.from({ length: 6 }, () => withFile(small, 0, file => readApart(file)))
    expect(await Promise.all(reads)).toEqual([1, 1, 1, 1, 1, 1])
  })
})

describe('a portion of rows', () => {
  it('is garbage-collected while the file is read on', async () => {
    const rows = Array.from({ length: 1_200 }, (_, row) => `Question ${row}?,yes,no,A`)
    const many = { what: '', name: 'x.csv', make: () => Buffer.from(['question,A,B,answer', ...rows].join('\n')) }
    await withFile(many, 0, file =>
      withOpenFile(file, async opened => {
        const portions = opened.read({ language: 'en', mapping: mappingOf(opened) })
        const first = await weakly(portions)
        await portions.next()
        await portions.next()
        await expect.poll(() => (collectGarbage(), first.deref()), { timeout: 20_000 }).toBeUndefined()
      }),
    )
  })
})

async function weakly(portions: AsyncGenerator<Portion>): Promise<WeakRef<Portion>> {
  const { value } = await portions.next()
  return new WeakRef(value)
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
