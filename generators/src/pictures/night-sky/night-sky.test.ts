import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import { allLines, linesOf, starsOf } from './constellations.ts'
import { drawSky, radiusOf } from './draw-sky.ts'
import { lunarRow, shadowsAt, solarRow } from './eclipse-drawings.ts'
import { nightSkyFacts, nightSkyPictures } from './index.ts'
import { litShare } from './moon-drawings.ts'
import { looks, places } from './moon-questions.ts'
import { constellationNames, starNames } from './names.ts'
import { keplerOrbit } from './planet-drawings.ts'
import { apart, stars } from './stars.ts'

const facts = nightSkyFacts()
const named = (fact: { pack: string; subject: string }) => `${fact.pack}/${fact.subject}`

describe('the table of stars', () => {
  it('has every star once', () => {
    expect(stars.size).toBeGreaterThan(200)
    for (const [name, { rightAscension, declination, magnitude }] of stars) {
      expect(rightAscension, name).toBeGreaterThanOrEqual(0)
      expect(rightAscension, name).toBeLessThan(360)
      expect(Math.abs(declination), name).toBeLessThanOrEqual(90)
      expect(magnitude, name).toBeGreaterThanOrEqual(-1.5)
      expect(magnitude, name).toBeLessThan(6)
    }
    const spots = [...stars.values()].map(({ rightAscension, declination }) => `${rightAscension} ${declination}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it.each<[string, string, number]>([
    ['betelgeuse', 'rigel', 18.6],
    ['dubhe', 'merak', 5.4],
    ['alnitak', 'mintaka', 2.7],
    ['castor', 'pollux', 4.5],
    ['dubhe', 'polaris', 28.7],
    ['vega', 'deneb', 23.8],
    ['vega', 'altair', 34.2],
    ['deneb', 'altair', 38],
    ['sirius', 'canopus', 36.2],
    ['sirius', 'procyon', 25.7],
    ['acrux', 'gacrux', 6],
    ['alpha-centauri', 'hadar', 4.4],
    ['arcturus', 'spica', 32.8],
    ['regulus', 'denebola', 24.6],
    ['alpheratz', 'scheat', 14.2],
    ['markab', 'algenib', 16.5],
    ['antares', 'shaula', 17],
    ['caph', 'segin', 13.3],
  ])('has %s and %s %d degrees apart', (one, other, degrees) => expect(Math.abs(apart(one, other) - degrees)).toBeLessThan(1))

  it('has a bright star at the brightest places', () => {
    const brightest = [...stars].toSorted(([, a], [, b]) => a.magnitude - b.magnitude).map(([name]) => name)
    expect(brightest.slice(0, 3)).toEqual(['sirius', 'canopus', 'alpha-centauri'])
    expect(radiusOf(-1.5)).toBeGreaterThan(radiusOf(0))
    expect(radiusOf(0)).toBeGreaterThan(2 * radiusOf(4))
  })
})

describe('constellations', () => {
  it('are lines between known stars', () => {
    expect(allLines.flat().filter(name => !stars.has(name))).toEqual([])
    expect(allLines.filter(line => line.length < 2)).toEqual([])
  })

  it('are lines between stars that are near one another', () => {
    for (const line of allLines) {
      for (const [index, name] of line.slice(1).entries()) expect(apart(line[index] ?? '', name), `${line[index]} ${name}`).toBeLessThan(22)
    }
  })

  it('hang together', () => {
    for (const constellation of ['orion', 'ursa-major', 'draco', 'hercules', 'virgo', 'perseus', 'gemini'] as const) {
      const reached = new Set(starsOf(constellation).slice(0, 1))
      for (let size = 0; size < reached.size;) {
        size = reached.size
        for (const line of linesOf(constellation)) if (line.some(name => reached.has(name))) for (const name of line) reached.add(name)
      }
      expect(reached.size, constellation).toBe(starsOf(constellation).length)
    }
  })

  it('show all their stars inside the sheet', () => {
    for (const { svg, subject } of facts.filter(({ pack }) => pack === 'constellation-drawn')) {
      const centres = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
      expect(
        centres.filter(([x = 0, y = 0]) => x < 2 || x > 318 || y < 2 || y > 238),
        subject,
      ).toEqual([])
    }
  })

  it('show east on the left and north at the top', () => {
    const svg = drawSky({ lines: ['orion'] })
    const dots = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(([, x, y, r]) => ({
      x: Number(x),
      y: Number(y),
      r: Number(r),
    }))
    const [rigel, betelgeuse] = dots.toSorted((a, b) => b.r - a.r)
    expect(betelgeuse?.x).toBeLessThan(rigel?.x ?? 0)
    expect(betelgeuse?.y).toBeLessThan(rigel?.y ?? 0)
  })
})

describe('Moon, eclipses and orbits', () => {
  it('lights as much of the Moon as the name of the phase says', () => {
    const shares: Record<string, [number, number]> = {
      crescent: [0.05, 0.45],
      quarter: [0.49, 0.51],
      gibbous: [0.55, 0.95],
      full: [0.99, 1],
      new: [0, 0.01],
    }
    for (const { phase, elongation } of [...looks, ...places]) {
      const [least, most] = shares[phase.split('-').at(-1) ?? ''] ?? [1, 0]
      expect(litShare(elongation), phase).toBeGreaterThanOrEqual(least)
      expect(litShare(elongation), phase).toBeLessThanOrEqual(most)
      const isWaxing = phase.startsWith('wax') || phase.startsWith('first')
      if (phase.includes('-')) expect(elongation < 180, phase).toBe(isWaxing)
    }
  })

  it('makes the umbra of the Moon end at the Earth, and that of the Earth cover the Moon', () => {
    const { moon, earth } = solarRow
    const { umbra, penumbra } = shadowsAt(earth.x - earth.radius, moon)
    expect(umbra).toBeLessThan(earth.radius / 4)
    expect(penumbra).toBeLessThan(earth.radius)
    expect(shadowsAt(lunarRow.moon.x, lunarRow.earth).umbra).toBeGreaterThan(lunarRow.moon.radius)
  })

  it('puts the Sun in a focus of the ellipse', () => {
    const { a, b, c } = keplerOrbit
    expect(b ** 2 + c ** 2).toBeCloseTo(a ** 2)
  })
})

describe('the questions about the night sky', () => {
  it('are at least 36, with pictures for all languages', () => {
    expect(facts.length).toBeGreaterThanOrEqual(36)
    expect(nightSkyPictures().facts).toHaveLength(3 * facts.length)
    expect(new Set(facts.map(named)).size).toBe(facts.length)
  })

  it('show different pictures if their words are the same', () => {
    const asked = facts.map(({ question, svg }) => question.en + svg)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('have small pictures without text or ids', () => {
    for (const fact of facts) {
      expect(fact.svg, named(fact)).not.toMatch(/<(text|title|desc|image|script)\b|\b(id|class|href)=|NaN|undefined/)
      expect(fact.svg.length, named(fact)).toBeLessThan(6000)
    }
  })

  it('offer each answer once, in a short text', () => {
    for (const language of contentLanguages) {
      for (const fact of facts) {
        const options = [fact.right, ...fact.wrong].map(option => option[language])
        expect(new Set(options).size, named(fact)).toBe(options.length)
        expect(options.length, named(fact)).toBeGreaterThanOrEqual(4)
        expect(fact.question[language].length, named(fact)).toBeLessThanOrEqual(120)
        expect(fact.note[language].length, named(fact)).toBeLessThanOrEqual(170)
      }
    }
  })

  it('have different names for all constellations and stars', () => {
    for (const names of [constellationNames, starNames]) {
      for (const language of contentLanguages) expect(new Set([...names.values()].map(name => name[language])).size).toBe(names.size)
    }
  })
})
