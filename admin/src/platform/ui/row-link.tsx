import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface RowLinkProps {
  /** The same as rowClick of the list. */
  to: 'show' | 'edit'
  children: ReactNode
}

/** Leads where a click on the row of a list does: rows themselves cannot be reached with the keyboard. */
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
