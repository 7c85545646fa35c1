// All categories of a kind, in the order that players see. Staff drag them, or move them with the buttons.

import { Alert, Box, Button, Card, LinearProgress, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { categoryTypes, type CategoryType, categoryTypeWords } from './category-types.ts'
import type { CategoryNode } from '@trivium/contract/bank/catalogue.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { SortableCategories } from './sortable-categories.tsx'
import { useCategories } from './use-categories.ts'

export function CategoryTree() {
  const [type, setType] = useState<CategoryType>('quiz_zone')
  const { data, isPending, error } = useCategories()
  const nodes = (data ?? []).filter(node => node.type === type)
  const order = useOrder(type, nodes)
  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Title title="Categories" />
      <Tabs value={type} onChange={(_, chosen: CategoryType) => setType(chosen)} variant="scrollable" aria-label="Kind of category">
        {categoryTypes.map(name => (
          <Tab key={name} value={name} label={categoryTypeWords[name]} />
        ))}
      </Tabs>
      <Box sx={{ my: 2 }}>
        <Button component={Link} to={`/categories/create?type=${type}`} variant="contained">
          New category
        </Button>
      </Box>
      {isPending && <LinearProgress aria-label="Loading" />}
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data && nodes.length === 0 && <Typography>No categories of this kind yet.</Typography>}
      <SortableCategories nodes={topOf(nodes)} all={nodes} onOrder={order} />
    </Card>
  )
}

const topOf = (nodes: CategoryNode[]) => nodes.filter(({ parent_id }) => parent_id === null)

function useOrder(type: CategoryType, nodes: CategoryNode[]) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (parentId: number | null, category_ids: number[]): Promise<boolean> => {
    const were = nodes.filter(({ parent_id }) => parent_id === parentId).map(({ id }) => id)
    try {
      await call('order_categories', { type, category_ids, were, ...(parentId !== null && { parent_id: parentId }) })
      return true
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return false
    } finally {
      refresh()
    }
  }
}
