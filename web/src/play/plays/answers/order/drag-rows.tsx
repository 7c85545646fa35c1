// The rows of a sequence with dragging by mouse, finger or keyboard. Loaded lazily: option-order.tsx shows plain rows meanwhile.

import { closestCenter, DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { choiceWords } from '../../../modes/index.ts'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useReducedMotion } from '../../../../platform/ui/theme/motion.ts'
import answersClasses from '../answers.module.css'
import dragging from '../dragging.module.css'
import { type OrderRowsProps, RowBody, type RowProps } from './order-rows.tsx'
import orderClasses from './order.module.css'
import { useDragSensors, useDragWords } from './use-dragging.ts'

/** Rows move only vertically. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

export function DragRows({ list, ...props }: OrderRowsProps) {
  const { rows, isOpen, onMove } = props
  const sensors = useDragSensors()
  const accessibility = useDragWords(rows)
  const drop = ({ active, over }: DragEndEvent) => {
    const moved = rows.find(({ option }) => option.key === active.id)
    const target = rows.find(({ option }) => option.key === over?.id)
    if (moved && target && moved.place !== target.place && isOpen) onMove(moved.option.key, target.place)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} modifiers={[upAndDown]} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={rows.map(({ option }) => option.key)} strategy={verticalListSortingStrategy} disabled={!isOpen}>
        <ol ref={list} className={answersClasses.options}>
          {rows.map(row => (
            <DragRow key={row.option.key} {...props} row={row} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** Mouse and finger can drag the row anywhere; the keyboard uses the grip. */
function DragRow(props: RowProps) {
  const { t } = useTranslation()
  const isStill = useReducedMotion()
  const { option, mark } = props.row
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: option.key,
    ...(isStill && { transition: null }),
  })
  return (
    <li
      ref={setNodeRef}
      className={`${answersClasses.option} ${dragging.movable}`}
      data-mark={mark ?? undefined}
      data-draggable={props.isOpen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? 'none' }}
      {...listeners}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={orderClasses.grip}
        data-done={props.isDone || undefined}
        hidden={props.isSorted}
        {...attributes}
        aria-roledescription={t('play.draggable')}
        aria-label={t('play.drag', { option: formulaWords(choiceWords(option)) })}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <RowBody {...props} />
    </li>
  )
}
