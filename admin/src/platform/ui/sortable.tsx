// A list that staff reorder by mouse, finger, keyboard or buttons.

import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DragIcon from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragCancelEvent,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useState } from 'react'

interface Move {
  ids: number[]
  /** The order before. */
  were: readonly number[]
  /** The new index of what moved. */
  to: number
}

/** @returns whether the server has accepted the order */
type OnMove = (move: Move) => Promise<boolean>

export interface Order {
  /** In the order that is shown. */
  ids: readonly number[]
  isSaving: boolean
  /** Does nothing while the server saves another move. */
  move: (from: number, to: number) => Promise<void>
}

/** Shows the order after a move until the server sends another one. */
export function useOrder(ids: readonly number[], onMove: OnMove): Order {
  const [moved, setMoved] = useState<{ from: string; ids: number[] } | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const shown = moved?.from === ids.join() ? moved.ids : ids
  return {
    ids: shown,
    isSaving,
    async move(from, to) {
      if (isSaving) return
      const next = arrayMove([...shown], from, to)
      setMoved({ from: ids.join(), ids: next })
      setIsSaving(true)
      if (!(await onMove({ ids: next, were: shown, to }))) setMoved(null)
      setIsSaving(false)
    },
  }
}

interface SortableProps {
  order: Order
  nameOf: (id: number) => string
  children: ReactNode
}

export function Sortable({ order: { ids, isSaving, move }, nameOf, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsBy(nameOf) }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy} disabled={isSaving}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What a screen reader announces during a drag. */
function announcementsBy(nameOf: (id: number) => string): Announcements {
  const named = (id: UniqueIdentifier) => nameOf(Number(id))
  const isBack = ({ active }: Pick<DragCancelEvent, 'active'>) => `${named(active.id)} stays where it was.`
  return {
    // onDragOver follows at once and announces the row's own place.
    onDragStart: () => undefined,
    onDragOver({ active, over }) {
      if (!over) return undefined
      return over.id === active.id ? `${named(active.id)} is picked up.` : `${named(active.id)} is at the place of ${named(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `${named(active.id)} is put at the place of ${named(over.id)}.` : isBack({ active }),
    onDragCancel: isBack,
  }
}

/** The props of a row, and the handle that drags it. */
export function useSortableRow(id: number, name: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return {
    isDragging,
    row: {
      ref: setNodeRef,
      style: {
        transform: CSS.Translate.toString(transform),
        transition,
        ...(isDragging && ({ position: 'relative', zIndex: 1 } as const)),
      },
    },
    handle: (
      <IconButton
        size="small"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
    ),
  }
}

interface MoveButtonsProps {
  order: Order
  id: number
  name: string
}

/** Move a row by one place. */
export function MoveButtons({ order: { ids, move }, id, name }: MoveButtonsProps) {
  const place = ids.indexOf(id)
  return (
    <>
      <IconButton size="small" aria-label={`Move ${name} up`} disabled={place === 0} onClick={() => void move(place, place - 1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${name} down`}
        disabled={place === ids.length - 1}
        onClick={() => void move(place, place + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  )
}
