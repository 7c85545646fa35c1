// The input devices for dragging rows, and the announcements for screen readers.

import { type Announcements, KeyboardSensor, MouseSensor, TouchSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import { choiceWords } from '../../../modes/index.ts'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useReducedMotion } from '../../../../platform/ui/theme/motion.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import type { OrderRow } from './order-rows.tsx'

/** A press becomes a drag after this distance, or for a finger after this rest, so that taps and scrolling still work. */
const fromPixels = 6
const fingerRest = { delay: 180, tolerance: 8 }

export function useDragSensors() {
  const isStill = useReducedMotion()
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: fromPixels } }),
    useSensor(TouchSensor, { activationConstraint: fingerRest }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: isStill ? 'auto' : 'smooth' }),
  )
}

const wordsOf = (row: OrderRow | undefined) => (row ? formulaWords(choiceWords(row.option)) : '')

/** The screen reader's announcements while dragging. */
export function useDragWords(rows: readonly OrderRow[]) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const placeOf = (id: UniqueIdentifier | undefined) => rows.findIndex(({ option }) => option.key === id)
  const say = (id: UniqueIdentifier, at: UniqueIdentifier | undefined) => ({
    option: wordsOf(rows[placeOf(id)]),
    place: count(placeOf(at ?? id) + 1),
    total: count(rows.length),
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('play.drag_start', say(active.id, active.id)),
    onDragOver: ({ active, over }) => t('play.moved', say(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('play.drag_end', say(active.id, over?.id)),
    onDragCancel: ({ active }) => t('play.drag_cancel', say(active.id, active.id)),
  }
  return { announcements, screenReaderInstructions: { draggable: t('play.drag_how') } }
}
