// Questions on the chessboard. The positions are data; chess.test.ts proves them by the rules of the game.

import { partOf } from '../picture-fact.ts'
import type { PicturePart } from '../picture-fact.ts'
import { forkQuestions } from './fork-questions.ts'
import { mateNameQuestions } from './mate-names.ts'
import { mateQuestions, verdictQuestions } from './mate-questions.ts'
import { moveQuestions } from './move-questions.ts'
import { openingQuestions } from './opening-questions.ts'
import { pieceQuestions, squareQuestions } from './piece-questions.ts'
import { reachQuestions } from './reach-questions.ts'

const kinds = {
  'chess-piece': pieceQuestions,
  'chess-square': squareQuestions,
  'chess-reach': reachQuestions,
  'chess-mate': mateQuestions,
  'chess-verdict': verdictQuestions,
  'chess-fork': forkQuestions,
  'chess-opening': openingQuestions,
  'chess-move': moveQuestions,
  'chess-mate-name': mateNameQuestions,
}

export function chessPictures(): PicturePart {
  const asked = Object.entries(kinds).flatMap(([pack, ask]) => ask().map(one => ({ ...one, pack })))
  return partOf(asked.map(one => ({ ...one, category: 'picture-round', subcategory: 'chess', source: null })))
}
