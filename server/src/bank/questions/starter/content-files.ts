// Reads the starter content in content/ and its version.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Content } from '@trivium/content/load-content'
import { must } from '../../../platform/api/refuse.ts'

const folder = join(import.meta.dirname, '../../../../../content')
/** Increase it when loading the same content must store something different from before. */
const loaderVersion = 3
/** Building keeps 60 MB in use; in a heap without an end it would leave 140 MB of garbage beside them. */
const memoryMb = 150

/** A hash of the source files: hashing takes milliseconds, building the content takes seconds. */
export function contentVersion(): string {
  const hash = createHash('sha256').update(String(loaderVersion))
  const files = ['package.json', ...globSync('{src,written}/**/*.{ts,html,svg,pdf,txt}', { cwd: folder })].filter(
    file => !file.endsWith('.test.ts'),
  )
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 32)
}

export interface ContentPage {
  type: string
  language: string
  html: string
}

export interface StarterContent extends Content {
  pages: ContentPage[]
}

/** @throws with a list of all problems of the content */
export async function readStarterContent(): Promise<StarterContent> {
  const worker = new Worker(new URL('./content-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
  })
  const [content]: Content[] = await once(worker, 'message')
  await worker.terminate()
  return { ...must(content, 'the worker sends the content'), pages: readPages() }
}

/** pages/en/about_us.html is the page about_us in English. */
function readPages(): ContentPage[] {
  return globSync('src/pages/*/*.html', { cwd: folder }).map(file => ({
    type: basename(file, '.html'),
    language: basename(dirname(file)),
    html: readFileSync(join(folder, file), 'utf8'),
  }))
}
