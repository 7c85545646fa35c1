// The paper in blocks that move: a question for all, or a draw with its whole pool. The server gets the whole order and the order that was
// shown, so that it does not overwrite the order of somebody else.

import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { type Order, useOrder } from '../../../platform/ui/sortable.tsx'

export interface Block {
  /** The id of its first question. */
  id: number
  /** Such as `question 2`. */
  name: string
  draw: ExamPaper['draws'][number] | null
  /** One question, or the pool of the draw. */
  questions: ExamPaper['questions']
  /** Of its first question. */
  number: number
}

/** Named by their places. */
function blocksOf({ questions, draws }: Pick<ExamPaper, 'questions' | 'draws'>): Block[] {
  return questions.flatMap((question, index) => {
    const { id, draw_id } = question
    const common = { id, number: index + 1 }
    if (draw_id === null) return [{ ...common, name: `question ${index + 1}`, draw: null, questions: [question] }]
    if (questions.findIndex(other => other.draw_id === draw_id) !== index) return []
    const place = draws.findIndex(draw => draw.id === draw_id)
    const pool = questions.filter(other => other.draw_id === draw_id)
    return [{ ...common, name: `draw ${place + 1}`, draw: draws[place] ?? null, questions: pool }]
  })
}

/** `blocks` are in the order that is shown. */
export function usePaperOrder(exam: ExamPaper): { order: Order; blocks: Block[] } {
  const notify = useNotify()
  const refresh = useRefresh()
  const stored = blocksOf(exam)
  const ids = stored.map(({ id }) => id)
  const questionsOf = (order: readonly number[]) => order.flatMap(id => stored.find(block => block.id === id)?.questions ?? [])
  const order = useOrder(ids, async ({ ids: next, were, to }) => {
    // The pool of a draw may stand apart in the exam until it is moved.
    const seen = were.join() === ids.join() ? exam.questions : questionsOf(were)
    try {
      await call('order_exam_questions', { exam_id: exam.id, question_ids: questionsOf(next).map(idOf), were: seen.map(idOf) })
      notify(`Moved to place ${to + 1}.`)
      return true
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return false
    } finally {
      refresh()
    }
  })
  return { order, blocks: blocksOf({ ...exam, questions: questionsOf(order.ids) }) }
}

const idOf = ({ id }: { id: number }) => id
