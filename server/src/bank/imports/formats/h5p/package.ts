// Packages of H5P: question sets and single questions.

import { z } from 'zod'
import type { Archive } from '../../files/zip.ts'
import { checked, ImportError } from '../../judging/imported-question.ts'
import type { Package } from '../format.ts'
import { type Content, questionsIn } from './questions.ts'

const mostBytes = 20 * 1024 * 1024
const Head = z.object({ mainLibrary: z.string(), title: z.string().optional() })

async function json(archive: Archive, name: string): Promise<unknown> {
  const entry = archive.entries.find(one => one.name === name)
  if (!entry) throw new ImportError(`This H5P package has no ${name}.`)
  try {
    return JSON.parse((await archive.read(entry, mostBytes)).toString('utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(`${name} of this H5P package cannot be read.`)
  }
}

export const h5pPackage: Package = {
  name: 'H5P',
  hasFiles: true,
  recognises: ({ entries }) => entries.some(({ name }) => name === 'h5p.json'),
  async *read(archive, reading) {
    const head = Head.safeParse(await json(archive, 'h5p.json'))
    if (!head.success) throw new ImportError('h5p.json of this H5P package does not say what it holds.')
    const whole: Content = { library: head.data.mainLibrary, params: await json(archive, 'content/content.json') }
    let row = 0
    for (const made of questionsIn(whole, reading.language)) {
      row++
      yield 'refused' in made ? { row, ...made } : checked(row, { ...made, mediaFolder: 'content/' })
    }
  },
}
