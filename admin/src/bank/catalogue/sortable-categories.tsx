// A list of categories with their subcategories, in an order that staff change.

import { Box, Chip, Link, Stack } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { CategoryNode } from '@trivium/contract/bank/catalogue.admin'
import { MoveButtons, type Order, Sortable, useOrder, useSortableRow } from '../../platform/ui/sortable.tsx'
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
  const order = useOrder(
    nodes.map(({ id }) => id),
    ({ ids }) => onOrder(parentId, ids),
  )
  const rows = order.ids.flatMap(id => nodes.filter(node => node.id === id))
  return (
    <Sortable order={order} nameOf={id => nodes.filter(node => node.id === id).map(nameOfCategory)[0] ?? 'nothing'}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map(node => (
          <Row key={node.id} {...{ node, all, order, onOrder }} />
        ))}
      </Stack>
    </Sortable>
  )
}

interface RowProps {
  node: CategoryNode
  all: CategoryNode[]
  order: Order
  onOrder: OnOrder
}

function Row({ node, all, order, onOrder }: RowProps) {
  const name = nameOfCategory(node)
  const { row, handle } = useSortableRow(node.id, name)
  const subcategories = all.filter(({ parent_id }) => parent_id === node.id)
  return (
    <Box component="li" {...row}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 2, p: 1, bgcolor: 'background.paper' }}
      >
        {handle}
        <Box aria-hidden sx={{ width: 20, height: 20, borderRadius: 1, bgcolor: `hsl(${node.hue} 60% 50%)` }} />
        <Link component={RouterLink} to={`/categories/${node.id}`} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Link>
        {node.is_premium && <Chip size="small" label={node.price === null ? 'Premium' : `Premium, ${node.price} coins`} />}
        {node.subcategories === 0 && <span>{node.questions} questions</span>}
        <MoveButtons order={order} id={node.id} name={name} />
      </Stack>
      {subcategories.length > 0 && (
        <Box sx={{ pl: 5, pt: 1 }}>
          <SortableCategories nodes={subcategories} all={all} parentId={node.id} onOrder={onOrder} />
        </Box>
      )}
    </Box>
  )
}
