// A list of categories with their subcategories. Staff reorder it by mouse, finger, keyboard or buttons.

import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Chip, IconButton, Link, Stack } from '@mui/material'
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
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CategoryNode } from '@trivium/contract/bank/catalogue.admin'
import { nameOfCategory } from './use-categories.ts'

/** @returns whether the server has accepted the order */
type OnOrder = (parentId: number | null, ids: number[]) => Promise<boolean>

interface SortableCategoriesProps {
  nodes: CategoryNode[]
  /** All categories of this kind, including subcategories. */
  all: CategoryNode[]
  parentId?: number | null
  onOrder: OnOrder
}

export function SortableCategories({ nodes, all, parentId = null, onOrder }: SortableCategoriesProps) {
  const ids = nodes.map(({ id }) => id)
  // Shows the order after a move until the server sends another one.
  const [moved, setMoved] = useState<{ from: string; order: number[] } | null>(null)
  const order = moved?.from === ids.join() ? moved.order : ids
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    const next = arrayMove(order, from, to)
    setMoved({ from: ids.join(), order: next })
    void onOrder(parentId, next).then(isDone => isDone || setMoved(null))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(order.indexOf(Number(active.id)), order.indexOf(Number(over.id)))
  }
  const rows = order.flatMap(id => nodes.filter(node => node.id === id))
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={{ announcements: saidOf(nodes) }} onDragEnd={onDragEnd}>
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((node, place) => (
            <Row
              key={node.id}
              node={node}
              {...{ all, onOrder }}
              onUp={place > 0 && (() => move(place, place - 1))}
              onDown={place < rows.length - 1 && (() => move(place, place + 1))}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  )
}

/** What a screen reader announces during a drag. */
function saidOf(nodes: CategoryNode[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => nodes.filter(node => node.id === id).map(nameOfCategory)[0] ?? 'nothing'
  const isBack = ({ active }: Pick<DragCancelEvent, 'active'>) => `${nameOf(active.id)} stays where it was.`
  return {
    // onDragOver follows at once and announces the category's own place.
    onDragStart: () => undefined,
    onDragOver({ active, over }) {
      if (!over) return undefined
      return over.id === active.id
        ? `${nameOf(active.id)} is held at its place.`
        : `${nameOf(active.id)} is at the place of ${nameOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is put at the place of ${nameOf(over.id)}.` : isBack({ active }),
    onDragCancel: isBack,
  }
}

interface RowProps {
  node: CategoryNode
  all: CategoryNode[]
  onOrder: OnOrder
  onUp: false | (() => void)
  onDown: false | (() => void)
}

function Row({ node, all, onOrder, onUp, onDown }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id: node.id })
  const name = nameOfCategory(node)
  const subcategories = all.filter(({ parent_id }) => parent_id === node.id)
  return (
    <Box component="li" ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 2, p: 1, bgcolor: 'background.paper' }}
      >
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
        <Box aria-hidden sx={{ width: 20, height: 20, borderRadius: 1, bgcolor: `hsl(${node.hue} 60% 50%)` }} />
        <Link component={RouterLink} to={`/categories/${node.id}`} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Link>
        {node.is_premium && <Chip size="small" label={node.price === null ? 'Premium' : `Premium, ${node.price} coins`} />}
        {node.subcategories === 0 && <span>{node.questions} questions</span>}
        <IconButton size="small" aria-label={`Move ${name} up`} disabled={!onUp} onClick={onUp || undefined}>
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Move ${name} down`} disabled={!onDown} onClick={onDown || undefined}>
          <DownIcon fontSize="small" />
        </IconButton>
      </Stack>
      {subcategories.length > 0 && (
        <Box sx={{ pl: 5, pt: 1 }}>
          <SortableCategories nodes={subcategories} all={all} parentId={node.id} onOrder={onOrder} />
        </Box>
      )}
    </Box>
  )
}
