// Draws a line of music that score.ts has read.

import { at, ink, sheet } from '../svg.ts'
import { readScore, stepOf } from './score.ts'
import type { Bar, ClefName, Event, ScoreNote, Rest, Score } from './score.ts'
import { numeralAt, signAt } from './signs.ts'

const [width, height] = [320, 240]
const unit = 18
const [left, right] = [22, 298]
const top = 84
const bottom = top + 4 * unit
const stemUnits = 3.4

/** The note of the lowest line, and the place of the clef. */
const clefs: Record<ClefName, { lowest: number; anchor: number }> = {
  treble: { lowest: stepOf({ letter: 'E', octave: 4 }), anchor: top + 3 * unit },
  bass: { lowest: stepOf({ letter: 'G', octave: 2 }), anchor: top + unit },
}

/** The order in which keys add sharps and flats, and the octaves on a staff with a treble clef. */
const sharpOrder = ['F5', 'C5', 'G5', 'D5', 'A4', 'E5', 'B4']
const flatOrder = ['B4', 'E5', 'A4', 'D5', 'G4', 'C5', 'F4']

/** Lines over or under several notes. */
export type NoteLine = 'slur' | 'tie' | 'crescendo' | 'diminuendo'

function yOf(step: number, clef: ClefName): number {
  return bottom - ((step - clefs[clef].lowest) * unit) / 2
}

/** One sign by itself, large. */
export function drawSign(name: 'sharp' | 'flat' | 'natural'): string {
  const large = signAt(name, width / 2, height / 2 + (name === 'flat' ? 30 : 0), 54)
  return sheet(width, height, `<g stroke="${ink.line}" stroke-linecap="round" stroke-linejoin="round">${large}</g>`)
}

export function drawScore(text: string, span: NoteLine | null = null): string {
  const score = readScore(text)
  const { events } = score
  const start = left + signatureWidth(score)
  const places = placesOf(events, start)
  const parts = [
    staffLines(),
    signature(score),
    ...events.map((event, index) => drawEvent(event, places[index] ?? start, score.clef ?? 'treble')),
  ]
  const music = `<g stroke="${ink.line}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}${spanOf(span, score, places)}</g>`
  return sheet(width, height, music)
}

function staffLines(): string {
  const lines = [0, 1, 2, 3, 4].map(index => `M${left} ${top + index * unit}H${right}`)
  return `<path d="${lines.join('')}" stroke-width="1.6" fill="none"/>`
}

const [clefWidth, keyWidth, timeWidth] = [60, 20, 34]

function signatureWidth({ clef, key, time }: Score): number {
  return (clef === null ? 8 : clefWidth) + Math.abs(key) * keyWidth + (time === null ? 0 : timeWidth)
}

function signature({ clef, key, time }: Score): string {
  const afterClef = left + (clef === null ? 8 : clefWidth)
  const order = key > 0 ? sharpOrder : flatOrder
  const accidentals = readScore(order.map(name => `${name}/4`).join(' ')).events.slice(0, Math.abs(key))
  const keySigns = accidentals.map((event, index) =>
    event.kind === 'note' ? signAt(key > 0 ? 'sharp' : 'flat', afterClef + 4 + index * keyWidth, yOf(stepOf(event), 'treble'), unit) : '',
  )
  const timeX = afterClef + Math.abs(key) * keyWidth + 8
  const numerals = time === null ? '' : numeralAt(time.beats, timeX, top + unit, unit) + numeralAt(time.unit, timeX, top + 3 * unit, unit)
  return (clef === null ? '' : signAt(clef, left + 27, clefs[clef].anchor, unit)) + keySigns.join('') + numerals
}

/** Spaces the notes evenly; a bar line at the end stands at the edge. */
function placesOf(events: Event[], start: number): number[] {
  const endsWithBar = events.at(-1)?.kind === 'bar'
  const count = endsWithBar ? events.length - 1 : events.length
  const end = right - (endsWithBar ? 6 : 0)
  const step = (end - start) / Math.max(1, count)
  return events.map((_, index) => (index < count ? start + (index + 0.5) * step : right))
}

function drawEvent(event: Event, x: number, clef: ClefName): string {
  if (event.kind === 'bar') return drawBar(event, x)
  return event.kind === 'rest' ? drawRest(event, x) : drawNote(event, x, clef)
}

function drawBar({ sign }: Bar, x: number): string {
  const line = (from: number, thick: number) => `<path d="M${from} ${top}V${bottom}" stroke-width="${thick}" stroke-linecap="butt"/>`
  if (sign === '|') return line(x, 2)
  const dots = [1.5, 2.5].map(place => signAt('staccato', x - 20, top + place * unit, unit)).join('')
  return line(x - 10, 2) + line(x - 2.5, 6) + (sign === ':|' ? dots : '')
}

function drawRest({ part, isDotted }: Rest, x: number): string {
  const middle = top + 2 * unit
  const sign =
    part === 1
      ? signAt('restWhole', x, top + unit, unit)
      : part === 2
        ? signAt('restHalf', x, middle, unit)
        : signAt(part === 4 ? 'restQuarter' : part === 8 ? 'restEighth' : 'restSixteenth', x, middle, unit)
  return sign + (isDotted ? signAt('staccato', x + 16, middle - unit / 2, unit) : '')
}

function drawNote(note: ScoreNote, x: number, clef: ClefName): string {
  const y = yOf(stepOf(note), clef)
  const dotY = (y - top) % unit === 0 ? y - unit / 2 : y
  return [
    ledgerLines(x, y),
    note.accidental === null ? '' : signAt(note.accidental, x - 25, y, unit),
    head(note, x, y),
    stem(note, x, y),
    note.isDotted ? signAt('staccato', x + 20, dotY, unit) : '',
    markOf(note, x, y),
  ].join('')
}

function ledgerLines(x: number, y: number): string {
  const lines: string[] = []
  for (let line = bottom + unit; line <= y; line += unit) lines.push(`M${at(x - 18)} ${line}h36`)
  for (let line = top - unit; line >= y; line -= unit) lines.push(`M${at(x - 18)} ${line}h36`)
  return lines.length === 0 ? '' : `<path d="${lines.join('')}" stroke-width="1.8"/>`
}

function head({ part }: ScoreNote, x: number, y: number): string {
  const place = `transform="translate(${at(x)} ${y}) rotate(${part === 1 ? 0 : -22})"`
  if (part >= 4) return `<ellipse ${place} rx="11.4" ry="8" fill="${ink.line}" stroke="none"/>`
  return `<ellipse ${place} rx="${part === 1 ? 11.5 : 10.4}" ry="${part === 1 ? 7.2 : 6.6}" fill="none" stroke-width="${part === 1 ? 4.2 : 3.4}"/>`
}

/** The stem: below the middle line it goes up at the right of the head, otherwise down at its left. */
function stem({ part }: ScoreNote, x: number, y: number): string {
  if (part === 1) return ''
  const isUp = y > top + 2 * unit
  const [stemX, end] = isUp ? [x + 10.2, y - stemUnits * unit] : [x - 10.2, y + stemUnits * unit]
  const flags = Array.from({ length: Math.max(0, Math.log2(part) - 2) }, (_, index) => {
    const from = isUp ? end + index * 13 : end - index * 13
    return signAt(isUp ? 'flagUp' : 'flagDown', Number(at(stemX)), Number(at(from)), unit)
  })
  return `<path d="M${at(stemX)} ${at(y)}V${at(end)}" stroke-width="2.4"/>${flags.join('')}`
}

/** Dynamics stand below the staff, a fermata above it, other marks at the head. */
function markOf({ mark }: ScoreNote, x: number, y: number): string {
  if (mark === null) return ''
  if (mark === 'fermata') return signAt('fermata', x, top - 1.3 * unit, unit)
  const away = y > top + 2 * unit ? 1 : -1
  if (mark === 'staccato' || mark === 'accent') return signAt(mark, x, y + away * 1.2 * unit, unit)
  const style = `font-family="Georgia,Times,serif" font-style="italic" font-weight="bold" font-size="38" text-anchor="middle" stroke="none" fill="${ink.line}"`
  return `<text x="${at(x)}" y="${bottom + 50}" ${style}>${mark}</text>`
}

function spanOf(span: NoteLine | null, { events, clef }: Score, places: number[]): string {
  const notes = events.flatMap((event, index) =>
    event.kind === 'note' ? [{ x: places[index] ?? 0, y: yOf(stepOf(event), clef ?? 'treble') }] : [],
  )
  const [first, last] = [notes.at(0), notes.at(-1)]
  if (span === null || !first || !last) return ''
  if (span === 'slur' || span === 'tie') return arcBelow(first, last, span === 'slur' ? 30 : 18)
  const [from, to] = span === 'crescendo' ? [first.x, last.x] : [last.x, first.x]
  return `<path d="M${at(to)} ${bottom + 24}L${at(from)} ${bottom + 38}L${at(to)} ${bottom + 52}" fill="none" stroke-width="2.4"/>`
}

/** A slur, thicker in its middle than at its ends. */
function arcBelow(from: { x: number; y: number }, to: { x: number; y: number }, depth: number): string {
  const [startY, endY] = [from.y + 14, to.y + 14]
  const low = Math.max(startY, endY) + depth
  const there = `C${at(from.x + 20)} ${low} ${at(to.x - 20)} ${low} ${at(to.x)} ${endY}`
  const back = `C${at(to.x - 20)} ${low - 6} ${at(from.x + 20)} ${low - 6} ${at(from.x)} ${startY}`
  return `<path d="M${at(from.x)} ${startY}${there}${back}z" fill="${ink.line}" stroke-width="1"/>`
}
