// Reads docs/asvs.md, which has one verdict per line.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../measured-on.ts'

export interface RequirementVerdict {
  id: string
  level: number
  kind: 'met' | 'not applicable' | 'not met'
  /** For a met requirement: the file whose test or page carries its number. */
  file: string | null
  why: string
}

const line = /^\| (V\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| (met|not applicable|\*\*not met\*\*): (.+) \|$/

/** @throws Error for a row without a verdict, or a met one without a file */
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
