// The six pieces: their names, and silhouettes of our own design.

import type { LocalText } from '@trivium/content/types'

export const pieceLetters = ['k', 'q', 'r', 'b', 'n', 'p'] as const
export type PieceLetter = (typeof pieceLetters)[number]

interface Piece {
  name: LocalText
  /** A path, relative to the middle of a square of 27 units. */
  outline: string
  /** Lines on the body, relative to the start of the outline. */
  lines: string
}

export const pieces: Record<PieceLetter, Piece> = {
  k: {
    name: { en: 'King', es: 'Rey', ar: 'ملك' },
    outline:
      'm-8 10.5h16v-3h-1.8c6-4.4 3.8-12.4-2.2-11.2-1.4.3-2.3.9-2.8 1.7v-4h2.5v-2.4h-2.5v-2.7h-2.4v2.7h-2.5v2.4h2.5v4' +
      'c-.5-.8-1.4-1.4-2.8-1.7-6-1.2-8.2 6.8-2.2 11.2h-1.8z',
    lines: 'm2.4-3h11.2m-5.6-9.2v5.6',
  },
  q: {
    name: { en: 'Queen', es: 'Dama', ar: 'وزير' },
    outline:
      'm-8 10.5h16v-3h-1.7l4-11.3a1.6 1.6 0 1 0-1.6-.5l-3.5 3.9-.4-6.4a1.6 1.6 0 1 0-1.6-.2l-2.2 5.7-.4-6.4a1.6 1.6 0 1 0-1.2 0' +
      'l-.4 6.4-2.2-5.7a1.6 1.6 0 1 0-1.6.2l-.4 6.4-3.5-3.9a1.6 1.6 0 1 0-1.6.5l4 11.3h-1.7z',
    lines: 'm2.2-3h11.6m-1-3.6h-9.6',
  },
  r: {
    name: { en: 'Rook', es: 'Torre', ar: 'قلعة' },
    outline: 'm-8 10.5h16v-3h-2v-9.6h1.6v-8h-3.7v2.7h-2v-2.7h-3.8v2.7h-2v-2.7h-3.7v8h1.6v9.6h-2z',
    lines: 'm2.4-3h11.2m0-9.6h-11.2',
  },
  b: {
    name: { en: 'Bishop', es: 'Alfil', ar: 'فيل' },
    outline: 'm-7.6 10.5h15.2v-3h-3.6q-.3-2-1.2-3.4c4.8-4 3-9-1.6-12a2 2 0 1 0-2.4 0c-4.6 3-6.4 8-1.6 12q-.9 1.4-1.2 3.4h-3.6z',
    lines: 'm3.6-3h8m-1.2-3.4h-5.6m3.2-4.6 2.7-4',
  },
  n: {
    name: { en: 'Knight', es: 'Caballo', ar: 'حصان' },
    outline:
      'm-7.5 10.5h15v-3h-.7c1.6-7.6.2-14.6-5.6-17l-.1-2.4-2.6 2c-2.9.9-4.4 3.2-5.3 6.2l-2.4 3.5c-.5 2.4 1.7 3.6 3.4 2.6' +
      'l1.5-1.6q1.5-.1 2.8-.6c.7 3-3.4 4-3.9 7.3h-2.1z',
    lines: 'm2.3-3h11.8m-9.2-13.4h.1m7.4 9.8q.4-8.4-4-12.4',
  },
  p: {
    name: { en: 'Pawn', es: 'Peón', ar: 'بيدق' },
    outline: 'm-6.6 10.5h13.2v-3h-1.9c-.2-4-1.7-5.6-2.2-7.7a4.4 4.4 0 1 0-5 0c-.5 2.1-2 3.7-2.2 7.7h-1.9z',
    lines: 'm2-3h9.2',
  },
}

export function isPieceLetter(letter: string): letter is PieceLetter {
  return pieceLetters.some(known => known === letter)
}

/** 'Queen to h7' for the move `Qh7`; a move without a letter is a pawn's. */
export function moveText(move: string): LocalText {
  const letter = move.charAt(0).toLowerCase()
  const isNamed = /^[KQRBN]/.test(move) && isPieceLetter(letter)
  const { name } = pieces[isNamed ? letter : 'p']
  const square = move.slice(-2)
  return { en: `${name.en} to ${square}`, es: `${name.es} a ${square}`, ar: `ال${name.ar} إلى ${square}` }
}
