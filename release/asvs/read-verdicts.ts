// Reads docs/asvs.md: one verdict a line.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../measured-on.ts'

export interface RequirementVerdict {
  id: string
  level: number
  kind: 'met' | 'not applicable' | 'not met'
  /** For what is met: the file whose test, or whose words, carry the number of the requirement. */
  file: string | null
  why: string
}

const line = /^\| (V\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| (met|not applicable|\*\*not met\*\*): (.+) \|$/

/** @throws Error for a row that says neither */
export function readVerdicts(): RequirementVerdict[] {
  const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
    .split('\n')
    .filter(row => row.startsWith('| V'))
  return rows.map(row => {
    const [, id = '', level, said = '', why = ''] = line.exec(row) ?? []
    const kind = said.replaceAll('*', '')
    if (kind !== 'met' && kind !== 'not applicable' && kind !== 'not met') throw new Error(`no verdict: ${row}`)
    const [, file = null] = (kind === 'met' && /^`([^`]+)`$/.exec(why)) || []
    if (kind === 'met' && file === null) throw new Error(`no file: ${row}`)
    return { id, level: Number(level), kind, file, why }
  })
}
