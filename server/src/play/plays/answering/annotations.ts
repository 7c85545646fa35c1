// Annotations of a player on a question: a mark for later, struck-out options, a note. They count for nothing.

import { formatOf } from '@trivium/rules/play/engine/state'
import type { Annotation, OptionKey, plays } from '@trivium/contract/play/plays'
import type { Context, Handler } from '../../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../../platform/api/refuse.ts'
import { type AnnotationRow, readAnnotations, saveAnnotation } from './annotation-store.ts'
import { positionOf, readPlayerPlay } from '../starting/player-play.ts'
import type { PlayRow } from '../store.ts'

/** Stands for "none" in a call, because an empty field counts as not sent. */
const none = '-'

const optionKeys: readonly OptionKey[] = ['a', 'b', 'c', 'd', 'e']

export const annotate: Handler<(typeof plays)['annotate_question']> = async (input, context) => {
  const play = await readPlayerPlay(context.db, input.play_id, context)
  const position = positionOf(play, input.question_id)
  // The player has not seen a sealed question yet.
  if (formatOf(play).opens === 'one' && position > play.position) refuse('operation_not_allowed')
  const saved = await saveAnnotation(context.db, {
    play_id: play.id,
    question_id: input.question_id,
    account_id: context.player.id,
    marked: input.marked ?? null,
    struck: input.struck === undefined ? null : struckIn(input.struck, play, position),
    own_note: input.own_note ?? null,
    removesNote: input.own_note === none,
  })
  return present(saved)
}

export async function annotationsOf({ play_id }: { play_id: number }, context: Context): Promise<Annotation[]> {
  const play = await readPlayerPlay(context.db, play_id, context)
  return (await readAnnotations(context.db, play.id)).map(present)
}

/** @throws InvalidInput */
function struckIn(text: string, play: PlayRow, position: number): string {
  if (text === none) return ''
  const options = play.questions[position]?.order.length ?? 0
  const keys = text
    .toLowerCase()
    .split(',')
    .map(key => key.trim())
  const isKnown = (key: string) => optionKeys.slice(0, options).some(known => known === key)
  if (!keys.every(isKnown)) throw new InvalidInput([{ field: 'struck', problem: 'names an option that this question does not have' }])
  return [...new Set(keys)].toSorted().join(',')
}

function present({ question_id, marked, struck, own_note }: AnnotationRow): Annotation {
  return { question_id, marked, struck: optionKeys.filter(key => struck.split(',').includes(key)), own_note }
}
