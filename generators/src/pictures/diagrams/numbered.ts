// Questions about the numbered parts of one drawing, one question per number.

import type { LocalText } from '@trivium/content/types'
import type { Diagram } from './diagram.ts'
import { named, nameOf } from '../../say.ts'

interface NumberedPart {
  number: number
  id: string
  difficulty: number
  wrong: string
  note: LocalText
}

export interface NumberedDrawing {
  pack: string
  /** The prefix of the subjects. */
  thing: string
  draw: () => string
  names: Map<string, LocalText>
  asks: (number: number) => LocalText
  parts: NumberedPart[]
}

export function numberedQuestions({ pack, thing, draw, names, asks, parts }: NumberedDrawing): Diagram[] {
  return parts.map(({ number, id, difficulty, wrong, note }) => ({
    pack,
    subject: `${thing}-${id}`,
    difficulty,
    draw,
    question: asks(number),
    right: nameOf(names, id),
    wrong: named(names, wrong),
    note,
  }))
}
