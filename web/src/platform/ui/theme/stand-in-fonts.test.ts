// Until our fonts have loaded, text is in local fonts that are adjusted to their metrics, so that no line moves.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'

const css = readFileSync(new URL('./stand-in-fonts.css', import.meta.url), 'utf8')
const faces = css.split('@font-face').slice(1)
const stack = (families: string | undefined) => [...(families ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

describe.each([
  ['text', theme.fontFamily],
  ['headings', theme.headings?.fontFamily],
])('the face of %s', (_, families) => {
  const [own = '', ...others] = stack(families)
  const standIns = others.filter(name => name.includes('Stand-in'))

  it('has stand-ins for itself behind the faces of other scripts', () => {
    expect(standIns).toEqual([`${own} Stand-in`, `${own} Second Stand-in`])
    expect(others.slice(-2)).toEqual(standIns)
  })

  it.each(standIns)('%s has its metrics', name => {
    const face = faces.find(one => one.includes(`'${name}'`))
    expect(face).toMatch(/src: local\(/)
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
      expect(face).toMatch(new RegExp(`${metric}: [\\d.]+%`))
  })
})

it('the page has the outline of its first screen before any script runs', () => {
  const html = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
  const root = /<div id="root">(.*)<\/div>/.exec(html)?.[1] ?? ''
  expect(root).toMatch(/^<div class="boot">/)
  expect(root.match(/<i><\/i>/g)?.length).toBeGreaterThan(2)
  expect(readFileSync(new URL('./base.css', import.meta.url), 'utf8')).toMatch(/\.boot > i \{[^}]*background/)
})
