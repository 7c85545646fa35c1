// Draws the picture of a share, 1200 × 630 as messengers show it. The heavy work runs in the threads of sharp.

import { accentOf } from '@trivium/rules/platform/accent'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { ShareCard } from './card.ts'
import { fontFamily, fontFiles, isDrawable } from './fonts.ts'

const [width, height] = [1200, 630]
const edge = 72
const ring = { size: 380, stroke: 30 }
const markSide = 56
const marigold = '#f5b83d'
const textWidth = width - 3 * edge - ring.size

/** The figure of a badge, drawn as SVG because a font may lack it. */
const star: Drawn = {
  input: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 24 24"><path fill="#faf5ec" d="M12 1.8l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2L1.6 9.4l7.2-1z"/></svg>',
  ),
  width: 120,
  height: 120,
}

interface Line {
  text: string
  px: number
  colour: string
  most: number
}

interface Drawn {
  input: Buffer
  width: number
  height: number
}

/** @param mark the operator's mark as a square picture; null: none is drawn */
export async function drawCard(card: ShareCard, mark: Buffer | null): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const title = isDrawable(card.title) ? card.title : card.caption
  const colour = accentOf(card.accent)?.dark['--t-accent'] ?? marigold
  const [head, caption] = [
    await drawText({ text: title, px: title.length > 40 ? 48 : 62, colour: '#faf5ec', most: textWidth }),
    await drawText({ text: card.caption, px: 30, colour: '#b9b7d6', most: ring.size - 110 }),
  ]
  const stat =
    card.stat === null ? star : await drawText({ text: card.stat, px: card.stat.length > 5 ? 72 : 104, colour: '#faf5ec', most: ring.size })
  const ringLeft = card.isRtl ? edge : width - edge - ring.size
  const middle = ringLeft + ring.size / 2
  const startOf = (drawn: Drawn) => (card.isRtl ? width - edge - drawn.width : edge)
  const under = 12
  const top = (height - stat.height - under - caption.height) / 2
  const at = (drawn: Drawn, left: number, y: number) => ({ input: drawn.input, left: Math.round(left), top: Math.round(y) })
  return sharp(Buffer.from(backgroundOf(card, ringLeft, colour)))
    .composite([
      at(head, startOf(head), (height - head.height) / 2),
      ...(await drawFoot(card, { mark, colour })),
      at(stat, middle - stat.width / 2, top),
      at(caption, middle - caption.width / 2, top + stat.height + under),
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The mark, and the name of the site where our fonts have its letters. */
async function drawFoot({ app, isRtl }: ShareCard, { mark, colour }: { mark: Buffer | null; colour: string }) {
  const name = isDrawable(app) ? await drawText({ text: app, px: 36, colour, most: textWidth - markSide }) : null
  const { default: sharp } = await import('sharp')
  const sign = mark && { input: await sharp(mark).resize(markSide, markSide).png().toBuffer(), width: markSide, height: markSide }
  let from = edge
  return [sign, name].flatMap(drawn => {
    if (!drawn) return []
    const left = isRtl ? width - from - drawn.width : from
    from += drawn.width + 18
    return [{ input: drawn.input, left: Math.round(left), top: Math.round(height - edge - (markSide + drawn.height) / 2) }]
  })
}

/** Pango shapes the text: it joins Arabic letters and sets right-to-left text. */
async function drawText({ text, px, colour, most }: Line): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  await loadFonts()
  const markup = `<span foreground="${colour}">${escapeHtml(text)}</span>`
  const drawn = sharp({ text: { text: markup, font: `${fontFamily} Bold ${px}px`, width: most, rgba: true, dpi: 72, wrap: 'word-char' } })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

let loaded: Promise<unknown> | null = null

/** Draws one letter with each font: Pango knows a font after its first use. */
function loadFonts(): Promise<unknown> {
  loaded ??= (async () => {
    const { default: sharp } = await import('sharp')
    for (const fontfile of fontFiles())
      await sharp({ text: { text: '.', font: fontFamily, fontfile } })
        .png()
        .toBuffer()
  })()
  return loaded
}

function backgroundOf({ part, isRtl }: ShareCard, ringLeft: number, colour: string): string {
  const [x, y] = [ringLeft + ring.size / 2, height / 2]
  const radius = (ring.size - ring.stroke) / 2
  const round = 2 * Math.PI * radius
  const turned = isRtl ? ` transform="translate(${2 * x} 0) scale(-1 1)"` : ''
  const circle = (stroke: string, more: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${ring.stroke}" ${more}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#131429"/>
    <circle cx="${isRtl ? width : 0}" cy="0" r="300" fill="#1c1e3b"/>
    <circle cx="${isRtl ? 0 : width}" cy="${height}" r="220" fill="#1c1e3b"/>
    <g${turned}>
      ${circle('#34376b', '')}
      ${circle(colour, `stroke-linecap="round" stroke-dasharray="${round * part} ${round}" transform="rotate(-90 ${x} ${y})"`)}
    </g>
  </svg>`
}
