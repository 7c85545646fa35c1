// How many questions wait for review: a link to their list, and a number beside the entry of the menu. Nothing while none waits.

import { Button, Chip } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { call } from '../../../platform/api.ts'

const list = `/questions?filter=${encodeURIComponent(JSON.stringify({ review: 'waiting' }))}&displayedFilters=${encodeURIComponent(JSON.stringify({ review: true }))}`
const againMs = 60_000

/** One call for all that show it. react-admin's refresh reads it again, too. */
function useWaiting(): number {
  const { data } = useQuery({
    queryKey: ['questions that wait for review'],
    queryFn: async () => (await call('get_review_count', {})).data.waiting,
    refetchInterval: againMs,
    staleTime: againMs / 2,
  })
  return data ?? 0
}

const inWords = (waiting: number) => (waiting === 1 ? '1 question waits for review' : `${waiting} questions wait for review`)

export function WaitingCount() {
  const waiting = useWaiting()
  if (waiting === 0) return null
  return (
    <Button component={Link} to={list} size="small">
      {inWords(waiting)}
    </Button>
  )
}

export function WaitingBadge() {
  const waiting = useWaiting()
  if (waiting === 0) return null
  return <Chip component="span" size="small" color="secondary" label={waiting} title={inWords(waiting)} sx={{ marginInlineStart: 1 }} />
}
