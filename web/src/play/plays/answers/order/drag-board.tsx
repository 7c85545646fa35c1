// The line with dragging by mouse or finger: to a place, from place to place, and back. Loaded lazily: option-order.tsx shows a plain board
// meanwhile. The keys of the line are in line-board.tsx.

import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { OptionKey } from '@trivium/contract/play/plays'
import { type BoardProps, Chip, Chips, Place, Places } from './line-board.tsx'
import { type Handle, unannounced, useDragSensors } from './use-dragging.ts'

/** The place below the pointer, or else below the option that is dragged. */
const below: CollisionDetection = args => {
  const pointed = pointerWithin(args)
  return pointed.length > 0 ? pointed : rectIntersection(args)
}

export function DragBoard(props: BoardProps) {
  const { question, line, isOpen, onPut, onTakeBack } = props
  const sensors = useDragSensors()
  const drop = ({ active, over }: DragEndEvent) => {
    const key = question.options.find(option => option.key === active.id)?.key
    if (!isOpen || !key || !over) return
    if (typeof over.id === 'number') onPut(key, over.id)
    else if (line.includes(key)) onTakeBack(key, false)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={below} accessibility={unannounced} onDragEnd={drop}>
      <Places>
        {line.map((key, place) =>
          key === null ? (
            <FreePlace key={place} {...props} place={place} />
          ) : (
            <TakenPlace key={place} {...props} place={place} option={key} />
          ),
        )}
      </Places>
      <DragChips {...props} />
    </DndContext>
  )
}

function FreePlace(props: BoardProps & { place: number }) {
  return <Place {...props} option={null} placeHandle={usePlace(props)} />
}

function TakenPlace(props: BoardProps & { place: number; option: OptionKey }) {
  return <Place {...props} placeHandle={usePlace(props)} itemHandle={useItem(props.option, props.isOpen)} />
}

function DragChips(props: BoardProps) {
  const { setNodeRef } = useDroppable({ id: 'chips', disabled: !props.isOpen })
  return (
    <Chips setNode={setNodeRef}>
      {props.question.options.map(({ key }) =>
        props.line.includes(key) ? <Chip key={key} {...props} option={key} /> : <DragChip key={key} {...props} option={key} />,
      )}
    </Chips>
  )
}

function DragChip(props: BoardProps & { option: OptionKey }) {
  return <Chip {...props} handle={useItem(props.option, props.isOpen)} />
}

/** Places have numbers as ids. */
function usePlace({ place, isOpen }: { place: number; isOpen: boolean }): Handle {
  const { setNodeRef, isOver } = useDroppable({ id: place, disabled: !isOpen })
  return { setNode: setNodeRef, isOver }
}

function useItem(option: OptionKey, isOpen: boolean): Handle {
  const { setNodeRef, transform, isDragging, listeners } = useDraggable({ id: option, disabled: !isOpen })
  return { setNode: setNodeRef, style: { transform: CSS.Translate.toString(transform) }, isDragging, ...(listeners && { listeners }) }
}
