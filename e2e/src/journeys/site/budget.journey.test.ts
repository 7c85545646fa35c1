// The first page must stay small: runs the web client's own script on the build that the other journeys use.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { node, root } from '../../harness/folders.ts'
import { describe, expect, it } from '../../harness/journey.ts'

describe('the home page', () => {
  it('needs at most 150 kB of JavaScript, compressed', () => {
    const output = execFileSync(node, [join(root, 'web/scripts/measure-bundle.ts')], { encoding: 'utf8' })
    expect(output).toMatch(/in total, of 150000 bytes/)
  })
})
