import { describe, expect, it } from 'vitest'
import { isPermissive, licencePage, shippedPackages } from './licences.ts'

/** Packages under other licences, each with the reason why we accept it. */
const exceptions: readonly { name: RegExp; licence: RegExp; because: string }[] = [
  {
    name: /^@img\/sharp-(libvips-.*|win32-.*|.*wasm32)$/,
    licence: /LGPL-3\.0-or-later/,
    because: 'libvips is a library of its own beside ours, unchanged and replaceable, and never reaches the browser',
  },
  {
    name: /^web-push$/,
    licence: /^MPL-2\.0$/,
    because: 'its files lie unchanged beside ours on the server, which is all that this licence asks for; ours stay under our own',
  },
]

describe('the packages that ship', () => {
  it('all have a permissive licence, or one that we accept for a reason', () => {
    const others = shippedPackages().filter(({ licence }) => !isPermissive(licence))
    const unexplained = others.filter(
      shipped => shipped.isInBrowser || !exceptions.some(({ name, licence }) => name.test(shipped.name) && licence.test(shipped.licence)),
    )
    expect(unexplained.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  it('are those of browser and server, without packages that only build or test', () => {
    const of = (name: string) => shippedPackages().find(shipped => shipped.name === name)
    expect([of('react')?.isInBrowser, of('fastify')?.isInBrowser, of('zod')?.isInBrowser]).toEqual([true, false, false])
    for (const name of ['ts-fsrs', 'cldr-core']) expect(of(name), name).toBeDefined()
    for (const name of ['vite', 'vitest', 'typescript', 'lightningcss', 'playwright-core']) expect(of(name), name).toBeUndefined()
  })

  it('are on the page of licences with their texts', () => {
    const { packages, texts } = licencePage()
    expect(packages.length).toBeGreaterThan(150)
    expect(packages.find(({ name }) => name === 'react')).toMatchObject({ licence: 'MIT', isInBrowser: true, text: expect.any(Number) })
    const withText = packages.filter(({ text }) => text !== null && texts[text] !== '')
    expect(withText.length / packages.length).toBeGreaterThan(0.9)
  })
})

describe('isPermissive', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND Zlib)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0', false],
    ['MPL-2.0', false],
    ['unknown', false],
    ['', false],
  ])('of %s is %s', (licence, is) => {
    expect(isPermissive(licence)).toBe(is)
  })
})
