import { describe, expect, it } from 'vitest'
import { accentOf } from './accent.ts'

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
      expect(contrast(colors?.['--t-accent'], colors?.['--t-on-accent'])).toBeGreaterThan(4.4)
      expect(contrast(colors?.['--t-accent-hover'], colors?.['--t-on-accent'])).toBeGreaterThan(4.4)
      expect(contrast(colors?.['--t-accent-text'], grounds[scheme])).toBeGreaterThan(4.4)
    }
  })

  it('keeps its value if the contrast allows', () => {
    expect(accentOf('#F5AE22')?.light['--t-accent']).toBe('#f5ae22')
    expect(accentOf(' #fa0 ')?.light['--t-accent']).toBe('#ffaa00')
  })
})
