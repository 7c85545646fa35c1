// Draws a chessboard from a position in Forsyth–Edwards notation (FEN), white at the bottom.

import { at, ink, sheet } from '../svg.ts'
import { isPieceLetter, pieces } from './pieces.ts'
import type { PieceLetter } from './pieces.ts'

const [width, height] = [320, 240]
const [size, left, top] = [27, 56, 6]
const side = 8 * size
const colours = { light: '#eaf1f6', dark: '#9db8cf', marked: '#f4d58d' }

interface Placed {
  letter: PieceLetter
  isWhite: boolean
  /** File (a to h) and rank (from the eighth down), each counted from 0. */
  column: number
  row: number
}

interface BoardView {
  fen: string
  /** Moves as pairs of squares: `e1g1`. */
  arrows?: string[]
  /** Squares to draw in another colour. */
  marked?: string[]
}

export function boardOf({ fen, arrows = [], marked = [] }: BoardView): string {
  const frame = `<path d="M${left} ${top}h${side}v${side}h-${side}z" fill="${colours.light}" stroke="${ink.line}" stroke-width="1.5"/>`
  const body = [frame, squares(), ...marked.map(markOf), men(piecesIn(fen), middleOf), ...arrows.map(arrowOf), coordinates()]
  return sheet(width, height, body.join(''))
}

/** One piece, large enough to recognise its shape. */
export function pieceAlone(letter: PieceLetter, isWhite: boolean): string {
  const square = `<rect x="56" y="16" width="208" height="208" rx="6" fill="${isWhite ? colours.dark : colours.light}"/>`
  const man = men([{ letter, isWhite, column: 0, row: 0 }], () => ({ x: 0, y: 0 }), 0.8)
  return sheet(width, height, `${square}<g transform="translate(160 120) scale(7.4)">${man}</g>`)
}

export function piecesIn(fen: string): Placed[] {
  const [board = ''] = fen.split(' ')
  return board.split('/').flatMap((rank, row) => {
    const columns = rank.replace(/\d/g, empty => ' '.repeat(Number(empty)))
    return [...columns].flatMap((sign, column) => {
      const letter = sign.toLowerCase()
      return isPieceLetter(letter) ? [{ letter, isWhite: sign !== letter, column, row }] : []
    })
  })
}

/** Each rank is a thick dashed line. */
function squares(): string {
  const ranks = Array.from({ length: 8 }, (_, row) => `M${left + ((row + 1) % 2) * size} ${top + (row + 0.5) * size}h${7 * size}`)
  return `<path d="${ranks.join('')}" stroke="${colours.dark}" stroke-width="${size}" stroke-dasharray="${size}"/>`
}

function placeOf(square: string, shift = 0): { x: number; y: number } {
  const [file = 'a', rank = '1'] = square
  const { x, y } = middleOf({ column: file.charCodeAt(0) - 97, row: 8 - Number(rank) })
  return { x, y: y + shift }
}

const middleOf = ({ column, row }: { column: number; row: number }) => ({ x: left + (column + 0.5) * size, y: top + (row + 0.5) * size })

function markOf(square: string): string {
  const { x, y } = placeOf(square)
  return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" fill="${colours.marked}"/>`
}

/** Joins all pieces of one colour in one path, because pictures must stay small. */
function men(placed: Placed[], middle: (one: Placed) => { x: number; y: number }, lineWidth = 1.2): string {
  const pathOf = (isWhite: boolean) =>
    placed
      .filter(one => one.isWhite === isWhite)
      .map(one => `M${middle(one).x} ${middle(one).y}${pieces[one.letter].outline}${pieces[one.letter].lines}`)
      .join('')
  return (
    '<g stroke-linejoin="round" stroke-linecap="round">' +
    `<path d="${pathOf(true)}" fill="#fff" stroke="${ink.line}" stroke-width="${lineWidth}"/>` +
    `<path d="${pathOf(false)}" fill="${ink.line}" stroke="#fff" stroke-width="${at(lineWidth * 0.75)}"/></g>`
  )
}

/** Draws two arrows side by side, because in castling king and rook move along the same rank. */
function arrowOf(move: string, index: number, { length: count }: string[]): string {
  const shift = count > 1 ? 12 * index - 6 : 0
  const [from, to] = [placeOf(move.slice(0, 2), shift), placeOf(move.slice(2), shift)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const [neckX, neckY] = [to.x - 10 * ux, to.y - 10 * uy]
  const wing = (sign: number) => `${at(neckX - sign * 6 * uy)} ${at(neckY + sign * 6 * ux)}`
  return (
    `<g stroke="${ink.accent}" stroke-linejoin="round" stroke-linecap="round" fill="${ink.accent}" opacity=".92">` +
    `<path d="M${at(from.x + 6 * ux)} ${at(from.y + 6 * uy)}L${at(neckX)} ${at(neckY)}" stroke-width="4.5"/>` +
    `<path d="M${at(to.x)} ${at(to.y)}L${wing(1)}L${wing(-1)}z" stroke-width="1"/></g>`
  )
}

/** One text element for a row of letters: it lists a place for each letter. */
function coordinates(): string {
  const places = Array.from({ length: 8 }, (_, index) => index)
  const across = places.map(index => left + (index + 0.5) * size).join(' ')
  const down = places.map(index => top + (index + 0.5) * size + 3.5).join(' ')
  const aside = places.map(() => left - 9).join(' ')
  const style = `font-family="sans-serif" font-size="10" text-anchor="middle" fill="${ink.line}"`
  return `<g ${style}><text x="${across}" y="${top + side + 11}">abcdefgh</text><text x="${aside}" y="${down}">87654321</text></g>`
}
