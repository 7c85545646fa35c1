// Shades of the operator's colour, which replaces marigold, for light and dark: changed only as far as contrast requires. The players'
// client uses them, the server for the pictures of shares, and the console to say which shade is used.

type Rgb = [number, number, number]

type Variables = Record<'--t-accent' | '--t-accent-hover' | '--t-on-accent' | '--t-accent-text', string>

export interface Accent {
  light: Variables
  dark: Variables
}

/** The contrast that WCAG requires of text at level AA. */
export const leastContrast = 4.5

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Colours of base.css: the light and dark grounds with the lowest contrast to the accent, and the two text colours on it. */
const paper: Rgb = [241, 234, 221]
const night: Rgb = [38, 41, 80]
const ink: Rgb = [30, 27, 58]

/** @returns null for anything except #rgb and #rrggbb: then marigold stays. */
export function accentOf(given: string | null | undefined): Accent | null {
  const rgb = parse(given)
  if (!rgb) return null
  return { light: shades(rgb, { ground: paper, away: black, stands: 1.5 }), dark: shades(rgb, { ground: night, away: white, stands: 3 }) }
}

/** @param stands the required contrast of a coloured area with the ground; text requires 4.5. */
function shades(given: Rgb, { ground, away, stands }: { ground: Rgb; away: Rgb; stands: number }): Variables {
  const accent = until(given, away, color => contrast(color, ground) >= stands && isWritable(color))
  return {
    '--t-accent': hex(accent),
    '--t-accent-hover': hex(hoverOf(accent)),
    '--t-on-accent': hex(textOn(accent)),
    '--t-accent-text': hex(until(given, away, color => contrast(color, ground) >= leastContrast)),
  }
}

export interface ColourUse {
  scheme: 'light' | 'dark'
  /** The shade of buttons, and the colour of the text on it. */
  shade: string
  text: string
  /** The contrast of both. */
  contrast: number
  /** Whether the shade is not the chosen colour, because the chosen one would not be readable. */
  isChanged: boolean
  /** The shade of coloured text and links on the page, and its contrast. */
  link: string
  linkContrast: number
}

/** How a colour is used in light and dark, with its contrasts; null for anything except #rgb and #rrggbb. */
export function usesOf(given: string | null | undefined): ColourUse[] | null {
  const [asked, accent] = [parse(given), accentOf(given)]
  if (!asked || !accent) return null
  return (['light', 'dark'] as const).map(scheme => {
    const { '--t-accent': shade, '--t-on-accent': text, '--t-accent-text': link } = accent[scheme]
    const ground = hex(scheme === 'light' ? paper : night)
    return {
      scheme,
      shade,
      text,
      contrast: between(shade, text),
      isChanged: shade !== hex(asked),
      link,
      linkContrast: between(link, ground),
    }
  })
}

const between = (one: string, other: string) => contrast(parse(one) ?? black, parse(other) ?? black)

/** The hue of a colour in degrees, for drawings with hues; null for greys, which have none. */
export function hueOf(given: string | null | undefined): number | null {
  const rgb = parse(given)
  if (!rgb) return null
  const [r, g, b]: Rgb = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const range = most - least
  if (range < 0.05) return null
  const sixth = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return Math.round((sixth * 60 + 360) % 360)
}

function parse(given: string | null | undefined): Rgb | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(given?.trim() ?? '')?.[1]
  if (!digits) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const number = Number.parseInt(long, 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const hex = (color: Rgb) => `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** Rounded, so that a contrast is that of the colour on the screen. */
const mixed = ([r, g, b]: Rgb, [toR, toG, toB]: Rgb, share: number): Rgb => [
  Math.round(r + (toR - r) * share),
  Math.round(g + (toG - g) * share),
  Math.round(b + (toB - b) * share),
]

/** The first colour between `color` and `end` that has enough contrast. */
function until(color: Rgb, end: Rgb, isEnough: (color: Rgb) => boolean): Rgb {
  for (let step = 0; step < 40; step++) {
    const tried = mixed(color, end, step / 40)
    if (isEnough(tried)) return tried
  }
  return end
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map(part => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const textOn = (color: Rgb) => (contrast(color, white) > contrast(color, ink) ? white : ink)
/** False for medium colours, on which neither text colour is readable. */
const isWritable = (color: Rgb) => contrast(color, textOn(color)) >= leastContrast
/** Moves away from the colour of the text on it. */
const hoverOf = (color: Rgb) => mixed(color, textOn(color) === white ? black : white, 0.12)
