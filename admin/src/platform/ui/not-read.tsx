// Says why something could not be read, and asks again.

import { Alert, Button } from '@mui/material'
import { useContext } from 'react'
import { EditContext, ListContext, ShowContext } from 'react-admin'
import { messageOf } from './message-of.ts'

interface NotReadProps {
  problem: string
  again: () => unknown
}

export const NotRead = ({ problem, again }: NotReadProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={() => void again()}>
        Try again
      </Button>
    }
  >
    {problem}
  </Alert>
)

/** In place of a list or record of react-admin, which otherwise shows an empty list or leaves the page. */
export function NotLoaded() {
  const [list, edit, show] = [useContext(ListContext), useContext(EditContext), useContext(ShowContext)]
  const page = edit ?? show ?? list
  return page && <NotRead problem={messageOf(page.error)} again={page.refetch} />
}
