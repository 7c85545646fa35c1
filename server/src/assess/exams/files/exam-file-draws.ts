// The draws in the file of an exam: `draws`, and in the questions of their pools `draw`, `difficulty` and `is_calibrated`.

import { z } from 'zod'
import { mostInPool } from '@trivium/contract/assess/exam-questions.admin'
import { ImportError } from '../../../bank/imports/index.ts'
import type { DrawRow } from '../paper/draw-store.ts'
import type { Origin } from '../paper/exam-questions-store.ts'
import { sentenceOf } from '../paper/exam-rows.ts'
import type { PaperRow } from '../paper/judge-paper.ts'

const marks = z.number().multipleOf(0.25).max(100)
const FileDraw = z
  .strictObject({
    count: z.int().min(1).max(mostInPool),
    marks: marks.min(0.25),
    minus_marks: marks.min(0).default(0),
    part_marks: z.boolean().default(false),
    rule: z.string().trim().max(500).default(''),
  })
  .refine(draw => draw.minus_marks <= draw.marks, { path: ['minus_marks'], message: 'is above the marks' })
const Drawn = z.object({
  draw: z.int().min(1).nullish(),
  difficulty: z.number().min(-10).max(10).default(0),
  is_calibrated: z.boolean().default(false),
})
/** What is no question at all is refused with its row. */
const inObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const File = z.object({ draws: z.array(FileDraw).max(50).default([]), questions: z.array(z.preprocess(inObject, Drawn)) })

/** A draw has its number in the file for an id. @throws ImportError if a pool cannot be drawn from */
export function drawsIn(content: unknown, rows: readonly PaperRow[]): { draws: DrawRow[]; origins: Origin[] } {
  const { data, error } = File.safeParse(content)
  if (!data) throw new ImportError(`${sentenceOf(error)}.`)
  const draws = data.draws.map((draw, index) => ({ id: index + 1, ...draw }))
  const unknown = data.questions.findIndex(({ draw }) => (draw ?? 0) > draws.length)
  if (unknown >= 0) throw new ImportError(`questions.${unknown + 1}.draw: there is no such draw.`)
  for (const draw of draws) {
    const pool = rows.filter((_, index) => data.questions[index]?.draw === draw.id)
    if (pool.length < draw.count) throw new ImportError(`draws.${draw.id}: takes ${draw.count} questions, and its pool has ${pool.length}.`)
    const other = pool.find(({ asked }) => asked && !isWorth(asked, draw))
    if (other) throw new ImportError(`questions.${other.row}: is not worth what the draw says.`)
  }
  return { draws, origins: data.questions.map(originOf) }
}

/** A question of a pool may leave its minus marks to the draw. */
const isWorth = (asked: NonNullable<PaperRow['asked']>, draw: DrawRow) =>
  asked.marks === draw.marks &&
  (asked.minus_marks ?? draw.minus_marks) === draw.minus_marks &&
  (asked.part_marks ?? false) === draw.part_marks

function originOf({ draw, difficulty, is_calibrated }: z.output<typeof Drawn>): Origin {
  const isOfPool = draw !== null && draw !== undefined
  return { draw_id: draw ?? null, source_id: null, b: isOfPool ? difficulty : null, is_calibrated: isOfPool ? is_calibrated : null }
}
