import { expect, it } from 'vitest'
import { type UploadChange, mostFiles, unsent, type Upload, uploadsAfter } from './uploads.ts'

const file = (name: string, size = 3) => Object.defineProperty(new File(['x'], name), 'size', { value: size })
const after = (...changes: UploadChange[]) => changes.reduce<readonly Upload[]>(uploadsAfter, [])
const states = (uploads: readonly Upload[]) =>
  uploads.map(upload => [upload.file.name, upload.state === 'refused' ? upload.problem : upload.state])

it('takes files one by one and tracks the state of each', () => {
  const uploads = after(
    { does: 'add', files: [file('a'), file('b')] },
    { does: 'send', key: 1, part: 0.5 },
    { does: 'refuse', key: 1, problem: 'The file contains no questions.', mayTry: false },
    { does: 'refuse', key: 2, problem: 'The server could not be reached.', mayTry: true },
    { does: 'add', files: [file('c'), file('d')] },
    { does: 'remove', key: 3 },
  )
  expect(states(uploads)).toEqual([
    ['a', 'The file contains no questions.'],
    ['b', 'The server could not be reached.'],
    ['d', 'waiting'],
  ])
  expect(unsent(uploads).map(({ key }) => key)).toEqual([2, 4])
})

it('sends no file that is too large or empty, and no more than the limit', () => {
  const uploads = after({ does: 'add', files: [file('none', 0), file('huge', 2 ** 30)] })
  expect(states(uploads)).toEqual([
    ['none', 'The file is empty.'],
    ['huge', 'The file is larger than 200 MB. Split it.'],
  ])
  expect(unsent(uploads)).toEqual([])
  expect(after({ does: 'add', files: Array.from({ length: mostFiles + 3 }, () => file('a')) })).toHaveLength(mostFiles)
})
