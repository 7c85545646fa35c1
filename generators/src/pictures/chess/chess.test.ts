import { Chess, SQUARES, validateFen } from 'chess.js'
import type { Color, Square } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import type { LocalText } from '@trivium/content/types'
import { piecesIn } from './board.ts'
import { forks } from './fork-questions.ts'
import { chessPictures } from './index.ts'
import { namedMates } from './mate-names.ts'
import { mateQuestions, matesInOne, verdicts } from './mate-questions.ts'
import { specialMoves } from './move-questions.ts'
import { openings } from './opening-questions.ts'
import { moveText, pieceLetters } from './pieces.ts'
import { standing } from './piece-questions.ts'
import { reaches } from './reach-questions.ts'

const { facts, media } = chessPictures()
const squareOf = (text: string): Square => SQUARES.find(known => known === text) ?? 'a1'
const everyPosition = [standing, reaches, matesInOne, verdicts, forks, openings, specialMoves, namedMates].flatMap(kind =>
  kind.map(({ fen }) => fen),
)

/** The legal moves that a text like `Qh7` or `g5` can mean. */
function movesMeant(fen: string, move: string) {
  const piece = /^[KQRBN]/.test(move) ? move.charAt(0).toLowerCase() : 'p'
  return new Chess(fen).moves({ verbose: true }).filter(one => one.piece === piece && one.to === move.slice(-2))
}

const isMate = ({ after }: { after: string }) => new Chess(after).isCheckmate()

describe('the positions', () => {
  it.each(everyPosition)('%s is legal: the side that moved last is not in check', fen => {
    expect(validateFen(fen).error).toBeUndefined()
    const [board, turn, ...rest] = fen.split(' ')
    const other = new Chess([board, turn === 'w' ? 'b' : 'w', ...rest].join(' ').replace(/ [a-h][36] /, ' - '), { skipValidation: true })
    expect(other.inCheck()).toBe(false)
  })

  it('are all different within a kind of question', () => {
    for (const kind of [reaches, matesInOne, verdicts, forks, openings, specialMoves, namedMates])
      expect(new Set(kind.map(({ fen }) => fen)).size).toBe(kind.length)
  })

  it('are drawn as their FEN says', () => {
    for (const fen of everyPosition) {
      const chess = new Chess(fen)
      const drawn = piecesIn(fen)
      expect(drawn).toHaveLength(chess.board().flat().filter(Boolean).length)
      for (const { letter, isWhite, column, row } of drawn)
        expect(chess.board()[row]?.[column]).toMatchObject({ type: letter, color: isWhite ? 'w' : 'b' })
    }
  })
})

describe('the answers', () => {
  it.each(standing)('$piece stands on $square only', ({ fen, piece, square }) => {
    const color: Color = piece === piece.toUpperCase() ? 'w' : 'b'
    const type = pieceLetters.find(letter => letter === piece.toLowerCase()) ?? 'k'
    expect(new Chess(fen).findPiece({ type, color })).toEqual([square])
  })

  it.each(reaches)('$piece on $square reaches $count squares', ({ fen, piece, square, count, wrong }) => {
    const chess = new Chess(fen)
    expect(chess.get(squareOf(square))).toEqual({ type: piece, color: 'w' })
    expect(chess.findPiece({ type: piece, color: 'w' })).toHaveLength(1)
    expect(new Set(chess.moves({ square: squareOf(square), verbose: true }).map(({ to }) => to)).size).toBe(count)
    expect(wrong).not.toContain(count)
  })

  it.each(matesInOne)('$move is the only mate', ({ fen, move, wrong }) => {
    expect(movesMeant(fen, move).map(isMate)).toEqual([true])
    expect(new Chess(fen).moves({ verbose: true }).filter(isMate)).toHaveLength(1)
    for (const other of wrong.split(' ')) expect(movesMeant(fen, other).map(isMate), other).toEqual([false])
  })

  it('name moves by piece and square in every language', () => {
    expect(moveText('Qh7')).toEqual({ en: 'Queen to h7', es: 'Dama a h7', ar: 'الوزير إلى h7' })
    expect(moveText('g5').en).toBe('Pawn to g5')
    expect(moveText('b4').en).toBe('Pawn to b4')
    expect(mateQuestions().find(({ subject }) => subject === 'Rb1')?.question.en).toMatch(/^Black/)
  })

  it.each(verdicts)('$fen is $is', ({ fen, is }) => {
    const chess = new Chess(fen)
    expect(chess.turn()).toBe('b')
    expect(chess.isCheckmate() ? 'mate' : chess.isStalemate() ? 'stalemate' : chess.inCheck() ? 'check' : 'none').toBe(is)
  })

  it.each(forks)('the knight on $knight attacks $attacked and nothing else', ({ fen, knight, isWhite, attacked }) => {
    const chess = new Chess(fen)
    const color = isWhite ? 'w' : 'b'
    expect(chess.get(squareOf(knight))).toEqual({ type: 'n', color })
    expect(chess.findPiece({ type: 'n', color })).toHaveLength(1)
    const met = chess
      .board()
      .flat()
      .filter(man => man !== null && man.color !== color && chess.attackers(man.square, color).includes(squareOf(knight)))
    expect(
      met
        .map(man => man?.type ?? '')
        .toSorted()
        .join(''),
    ).toBe(attacked)
  })

  it.each(openings)('$key is reached by its moves', ({ moves, fen, wrong, key }) => {
    const chess = new Chess()
    for (const move of moves.split(' ')) chess.move(move)
    expect(chess.fen()).toBe(fen)
    const keys = openings.map(opening => opening.key).filter(other => other !== key)
    for (const other of wrong.split(' ')) expect(keys).toContain(other)
  })

  it.each(namedMates)('$key is a mate', ({ fen }) => {
    expect(new Chess(fen).isCheckmate()).toBe(true)
  })
})

describe('the special moves', () => {
  const played = specialMoves.map(special => {
    const [arrow = ''] = special.arrows
    const from = squareOf(arrow.slice(0, 2))
    return { ...special, move: new Chess(special.fen).move({ from, to: arrow.slice(2), promotion: 'q' }) }
  })

  it.each(played)('$is is the move that its name says', ({ is, move, wrong }) => {
    const after = new Chess(move.after)
    const king = after.findPiece({ type: 'k', color: after.turn() })[0] ?? 'e8'
    const checkers = after.attackers(king, move.color)
    const truths: Record<string, boolean> = {
      short: move.isKingsideCastle(),
      long: move.isQueensideCastle(),
      passing: move.isEnPassant(),
      promotion: move.isPromotion(),
      discovered: checkers.length === 1 && !checkers.includes(move.to),
      double: checkers.length === 2,
      pin: after.moves({ square: 'c6' }).length === 0 && after.get('c6')?.type === 'n' && !after.inCheck() && after.moves().length > 0,
      stalemate: after.isStalemate(),
    }
    expect(truths[is]).toBe(true)
    expect(wrong.filter(other => truths[other])).toEqual([])
    expect(after.isCheckmate()).toBe(false)
  })

  it('shows where the rook goes in castling', () => {
    for (const { arrows, move } of played.filter(({ arrows }) => arrows.length > 1)) {
      const after = new Chess(move.after)
      expect(after.get(squareOf(arrows[1]?.slice(2) ?? ''))).toEqual({ type: 'r', color: move.color })
    }
  })
})

describe('the questions on the chessboard', () => {
  it('are at least 40 in every language', () => {
    for (const language of contentLanguages) expect(facts.filter(fact => fact.language === language).length).toBeGreaterThanOrEqual(40)
  })

  it('have four to seven distinct distractors, verdicts at least three', () => {
    for (const { pack, subject, right, wrong } of facts) {
      expect(new Set([right, ...wrong]).size, `${pack} ${subject}`).toBe(wrong.length + 1)
      expect(wrong.length, `${pack} ${subject}`).toBeGreaterThanOrEqual(pack === 'chess-verdict' ? 3 : 4)
      expect(wrong.length, `${pack} ${subject}`).toBeLessThanOrEqual(7)
    }
  })

  it('keep to the maximum lengths, and repeat no note and no key', () => {
    for (const { question, note, right, wrong } of facts) {
      expect(question.length, question).toBeLessThanOrEqual(120)
      expect(note?.length ?? 0, note ?? '').toBeLessThanOrEqual(170)
      for (const option of [right, ...wrong]) expect(option.length, option).toBeLessThanOrEqual(35)
    }
    const notes = facts.map(({ note }) => note)
    expect(notes.filter((note, index) => notes.indexOf(note) !== index)).toEqual([])
    const keys = facts.map(({ pack, language, subject }) => [pack, language, subject].join())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('never ask the same about the same picture', () => {
    const asked = facts.map(({ question, image }) => `${question} ${image}`)
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
  })

  it('have small pictures whose only texts are the names of files and ranks', () => {
    for (const { bytes } of media) {
      const svg = bytes.toString('utf8')
      expect(bytes.length).toBeLessThanOrEqual(6000)
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 240" width="320" height="240">/)
      expect(svg).not.toMatch(/<(title|desc|metadata)\b|<!--|\sid=|NaN|undefined/)
      expect(
        [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1]).filter(text => !/^(abcdefgh|87654321)$/.test(text ?? '')),
      ).toEqual([])
    }
  })

  it('are translated into every language', () => {
    const texts: LocalText[] = openings.map(({ note }) => note)
    for (const { en, es, ar } of texts) expect(new Set([en, es, ar]).size).toBe(3)
    const foreign = facts.filter(({ language, question, note }) => language === 'ar' && !/[\u0600-\u06ff]/.test(question + (note ?? '')))
    expect(foreign).toEqual([])
  })
})
