// Players recognise a mode by its hue: no two are alike, none looks like a verdict, and the colours that base.css derives are readable.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allModes, modes } from './modes.ts'

const hues = [...new Set(allModes.map(mode => modes[mode].hue))].toSorted((one, other) => one - other)
const isGreen = (hue: number) => hue >= 90 && hue <= 170
const isRed = (hue: number) => hue >= 345 || hue <= 20

const css = readFileSync(new URL('../ui/theme/base.css', import.meta.url), 'utf8')
const [day = '', night = ''] = css.split("[data-mantine-color-scheme='dark']")
const valueIn = (theme: string, name: string) => new RegExp(`--t-${name}: ([^;]+);`).exec(theme)?.[1] ?? ''

type Rgb = readonly [red: number, green: number, blue: number]

function ofHex(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

function ofHue(hue: number, saturationAndLightness: string): Rgb {
  const [saturation = 0, lightness = 0] = saturationAndLightness.split(' ').map(part => Number.parseFloat(part) / 100)
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (at: number) => {
    const turn = (at + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
  }
  return [part(0), part(8), part(4)]
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the hues of modes', () => {
  it('are neither green nor red, which are reserved for verdicts', () => {
    expect(hues.filter(hue => isGreen(hue) || isRed(hue))).toEqual([])
  })

  it.each([
    ['play/plays/progress/pips.module.css', ".bar > [data-pip='answered']"],
    ['play/plays/progress/pips.module.css', ".tiles > [data-pip='answered']"],
    ['play/plays/free/free-play.module.css', '.place[data-answered]'],
  ])('colour no answer whose verdict is not told: %s %s', (file, selector) => {
    const sheet = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    const at = sheet.indexOf(`${selector} {`)
    const rule = sheet.slice(at, sheet.indexOf('}', at))
    expect(rule).toContain('background')
    expect(rule).not.toMatch(/--t-(right|wrong)/)
    // The sheet sets one hue for every mode: the hue of a chosen option.
    if (rule.includes('--t-hue')) expect(sheet).toMatch(/\.(places|tiles)[^{}]*\{\s*--t-hue: 250;/)
  })

  it('are at least 12 degrees apart', () => {
    const gaps = hues.map((hue, index) => ((hues[(index + 1) % hues.length] ?? hue) - hue + 360) % 360)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
  })

  it('belong to one mode each, except the tests, which share one', () => {
    const families = Object.groupBy(allModes, mode => String(modes[mode].hue))
    const shared = Object.values(families).filter(family => (family?.length ?? 0) > 1)
    expect(shared).toEqual([['tutor_test', 'timed_test', 'adaptive_test', 'readiness_test']])
  })

  it.each([
    ['day', day],
    ['night', night],
  ])('are readable by %s: text with 4.5:1, lines and rings with 3:1', (_, theme) => {
    const grounds = ['bg', 'surface', 'raised'].map(name => ofHex(valueIn(theme, name)))
    for (const hue of hues) {
      const made = (name: string) => ofHue(hue, valueIn(theme, name))
      const [text, soft, strong] = [made('hue-text'), made('hue-soft'), made('hue-strong')]
      for (const ground of [...grounds, soft]) expect(contrast(text, ground), `text in ${hue}`).toBeGreaterThanOrEqual(4.5)
      for (const ground of grounds) expect(contrast(strong, ground), `lines in ${hue}`).toBeGreaterThanOrEqual(3)
    }
  })
})
