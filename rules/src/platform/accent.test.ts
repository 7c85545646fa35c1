import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentOf, hueOf, usesOf } from './accent.ts'

const grounds = { light: '#f1eadd', dark: '#262950' }
const hues = ['#000', '#fff', '#777777', '#808000', '#e11d48', '#2563eb', '#f5ae22', '#16a34a', '#ffff00', '#00f', '#f0f']

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe("the operator's colour", () => {
  it.each([null, undefined, '', 'red', '#12', '#12345', '#1234567', 'url(x)', '#f5ae22;}'])('is ignored when it is %s', given => {
    expect(accentOf(given)).toBeNull()
  })

  it.each(hues)('%s gives readable text, and readable text on it, in light and dark', given => {
    const accent = accentOf(given)
    for (const scheme of ['light', 'dark'] as const) {
      const colors = accent?.[scheme]
      expect(contrast(colors?.['--t-accent'], colors?.['--t-on-accent'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors?.['--t-accent-hover'], colors?.['--t-on-accent'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors?.['--t-accent-text'], grounds[scheme])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keeps its value if the contrast allows', () => {
    expect(accentOf('#F5AE22')?.light['--t-accent']).toBe('#f5ae22')
    expect(accentOf(' #fa0 ')?.light['--t-accent']).toBe('#ffaa00')
  })
})

describe('how a colour is used', () => {
  it('says the contrast, and whether another shade is used', () => {
    const [light, dark] = usesOf('#f5ae22') ?? []
    expect(light).toMatchObject({ scheme: 'light', shade: '#f5ae22', isChanged: false })
    expect(light?.contrast).toBeCloseTo(contrast(light?.shade, light?.text), 1)
    expect(dark?.linkContrast).toBeCloseTo(contrast(dark?.link, grounds.dark), 1)
    const [pale] = usesOf('#ffff00') ?? []
    expect(pale).toMatchObject({ isChanged: true })
    expect(usesOf('red')).toBeNull()
  })

  it('is readable everywhere, whatever the colour', () => {
    const isReadable = (number: number) =>
      (usesOf(`#${number.toString(16).padStart(6, '0')}`) ?? []).every(use => Math.min(use.contrast, use.linkContrast) >= 4.5)
    fc.assert(fc.property(fc.integer({ min: 0, max: 0xffffff }), isReadable), { numRuns: 2000 })
    // Greys: none has a hue, and the medium ones bear no text.
    expect(Array.from({ length: 256 }, (_, grey) => grey * 0x010101).filter(number => !isReadable(number))).toEqual([])
  })

  it.each([
    ['#ff0000', 0],
    ['#00ff00', 120],
    ['#0000ff', 240],
    ['#ff00ff', 300],
    ['#f5ae22', 40],
    ['#777777', null],
    ['nothing', null],
  ])('%s has the hue %s', (given, hue) => expect(hueOf(given)).toBe(hue))
})
