// An item's feedback after the answer: the note for a right answer, and the remarks for single options.

import { allIn, type Node } from '../../files/xml/xml.ts'
import type { Draft } from '../../judging/imported-question.ts'
import { lostOfNote } from '../../markup/marked-text.ts'
import type { Response } from './declared.ts'
import type { ItemContext } from './item.ts'
import { attributeOf } from './names.ts'
import { type QtiItem, NotKnown, type Outcomes, outcomesOf } from './processing.ts'
import { isShownAt } from './stem.ts'

type Said = Pick<Draft, 'note' | 'remarks'> & { lost: string[] }

const names = ['modalfeedback', 'feedbackblock', 'feedbackinline']
const leftOut = 'Remarks that are shown to some answers are left out.'

export function remarksOn(context: ItemContext, response: Response, item: QtiItem): Said {
  const feedbacks = names.flatMap(name => allIn(context.item, name)).filter(feedback => !isShownAt(feedback, context.atFirst))
  if (feedbacks.length === 0) return { lost: [] }
  const saidTo = (given: readonly string[]): Node[] => {
    const outcomes = outcomesAfter(item, response.identifier, given)
    return outcomes ? feedbacks.filter(feedback => isShownAt(feedback, outcomes)) : []
  }
  const right = saidTo(response.correct)
  const choices = allIn(context.interaction, 'simplechoice').map(choice => attributeOf(choice, 'identifier'))
  const isSingle = context.interaction.name === 'choiceinteraction' && response.correct.length === 1
  const each = isSingle ? choices.map(id => saidTo([id])) : []
  const note = right.filter(feedback => !isOfOption(feedback, context.interaction))
  const remarks = each.map(said => said.filter(feedback => !note.includes(feedback)))
  const told = new Set([...note, ...remarks.flat()])
  const lost: string[] = feedbacks.some(feedback => !told.has(feedback)) ? [leftOut] : []
  const written = (nodes: readonly Node[]): string | null => {
    const read = context.read(nodes.flatMap(({ children }) => [...children, { name: 'br', text: '', attributes: {}, children: [] }]))
    lost.push(...(nodes.length > 0 ? lostOfNote(read) : []), ...(read.refused ? [leftOut] : []))
    return read.refused ? null : read.text || null
  }
  const texts = remarks.map(written)
  return { note: written(note), ...(texts.some(text => text !== null) && { remarks: texts }), lost }
}

/** Feedback within an option belongs to that option. */
const isOfOption = (feedback: Node, interaction: Node) =>
  allIn(interaction, 'simplechoice').some(choice => allIn(choice, feedback.name).includes(feedback))

function outcomesAfter(item: QtiItem, identifier: string, given: readonly string[]): Outcomes | null {
  try {
    return outcomesOf(item, new Map([[identifier, given]]))
  } catch (error) {
    if (error instanceof NotKnown) return null
    throw error
  }
}
