import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import { kinds, thingPictures } from './index.ts'

const { facts, media } = thingPictures()
const things = kinds.flatMap(kind => kind.things)

/** All coordinates on the sheet: absolute places in paths, and places of the other shapes. Groups with a transform are left out. */
function placesIn(svg: string): { x: number; y: number }[] {
  const bare = svg.replaceAll(/<g transform[^]*?<\/g>/g, '')
  const paths = [...bare.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => [...d.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)])
  const round = [...bare.matchAll(/c?x="(-?[\d.]+)" c?y="(-?[\d.]+)"/g)]
  return [...paths, ...round].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

describe('the things', () => {
  it('are at least 44, in every language', () => {
    expect(things.length).toBeGreaterThanOrEqual(44)
    for (const language of contentLanguages) expect(facts.filter(fact => fact.language === language)).toHaveLength(things.length)
  })

  it('occur once, each with its own picture', () => {
    expect(new Set(things.map(({ subject }) => subject)).size).toBe(things.length)
    expect(new Set(media.map(({ name }) => name)).size).toBe(things.length)
    expect(new Set(kinds.map(({ pack }) => pack)).size).toBe(kinds.length)
  })

  it('are small drawings without words, ids or invalid numbers', () => {
    for (const { subject, svg } of things) {
      expect(Buffer.byteLength(svg), subject).toBeLessThanOrEqual(6000)
      expect(svg, subject).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 240" width="320" height="240">/)
      expect(svg, subject).not.toMatch(/<(text|title|desc|metadata|style|script|image|use)\b|<!--|\s(id|class|href)=|NaN|undefined/)
    }
  })

  it('stay on the sheet', () => {
    for (const { subject, svg } of things) {
      const outside = placesIn(svg).filter(({ x, y }) => x < -8 || x > 328 || y < -8 || y > 248)
      expect(outside, subject).toEqual([])
    }
  })
})

describe('the answers', () => {
  it('have unique names within a kind, all of them used', () => {
    for (const { pack, names, things } of kinds) {
      for (const index of [0, 1, 2]) {
        const said = Object.values(names).map(texts => texts[index])
        expect(
          said.filter((text, place) => said.indexOf(text) !== place),
          pack,
        ).toEqual([])
      }
      const used = new Set(things.flatMap(({ is, wrong }) => [is, ...wrong.split(' ')]))
      expect(
        Object.keys(names).filter(name => !used.has(name)),
        pack,
      ).toEqual([])
    }
  })

  it('come with four to seven distinct distractors', () => {
    for (const { pack, subject, right, wrong } of facts) {
      expect(new Set([right, ...wrong]).size, `${pack} ${subject}`).toBe(wrong.length + 1)
      expect(wrong.length, `${pack} ${subject}`).toBeGreaterThanOrEqual(4)
      expect(wrong.length, `${pack} ${subject}`).toBeLessThanOrEqual(7)
    }
  })

  it('keep to the maximum lengths, and repeat no note', () => {
    for (const { question, note, right, wrong } of facts) {
      expect(question.length, question).toBeLessThanOrEqual(120)
      expect(note?.length ?? 0, note ?? '').toBeLessThanOrEqual(170)
      for (const option of [right, ...wrong]) expect(option.length, option).toBeLessThanOrEqual(35)
    }
    const notes = facts.map(({ note }) => note)
    expect(notes.filter((note, index) => notes.indexOf(note) !== index)).toEqual([])
  })
})
