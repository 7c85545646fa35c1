// The content for tests: built once for all files of a worker, because building it takes seconds.

import { remembered } from './derived/remembered.ts'
import { buildContent } from './load-content.ts'

const made = remembered(() => buildContent())

export const builtContent = () => made('once')
