import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface RowLinkProps {
  /** Must equal `rowClick` of the list. */
  to: 'show' | 'edit'
  children: ReactNode
}

/** Links to the page that a click on the row opens, because the keyboard cannot reach rows themselves. */
export function RowLink({ to, children }: RowLinkProps) {
  const row = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!row || !resource) return children
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: to, id: row.id })}
      onClick={event => event.stopPropagation()}
      underline="hover"
    >
      {children}
    </Link>
  )
}
