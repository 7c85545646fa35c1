import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { formulaWords } from '../ui/formula-words.ts'
import { useNumbers } from '../ui/numbers.ts'
import type { OrderRow } from './order-rows.tsx'

/** What a screen reader hears of dragging. */
export function useDragWords(rows: readonly OrderRow[]) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const placeOf = (id: UniqueIdentifier | undefined) => rows.findIndex(({ option }) => option.key === id)
  const say = (id: UniqueIdentifier, at: UniqueIdentifier | undefined) => ({
    option: formulaWords(rows[placeOf(id)]?.option.text ?? ''),
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
