import { Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import type { ReactNode } from 'react'

/** Shown instead of something without rows. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <Typography component="div" color="text.secondary" sx={{ p: 2 }}>
    {children}
  </Typography>
)

/** Shown instead of the rows of a list: the children if there are none at all, otherwise that the filters find none. */
export function EmptyList({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.values(filterValues).some(value => value !== undefined && value !== null && value !== '')
  if (!isFiltered) return <Empty>{children}</Empty>
  return (
    <Empty>
      Nothing matches these filters.{' '}
      <Button size="small" onClick={() => setFilters({})}>
        Clear the filters
      </Button>
    </Empty>
  )
}
