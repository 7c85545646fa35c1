// The table with the numbers of the bars.

import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { Dashboard } from '@trivium/contract/operations/console.admin'

export const stats = [
  { name: 'new_players', title: 'New players' },
  { name: 'plays', title: 'Plays' },
  { name: 'answers', title: 'Answers' },
  { name: 'coins_in', title: 'Coins in' },
  { name: 'coins_out', title: 'Coins out' },
] as const

const shown = new Intl.NumberFormat('en')

export function DayTable({ days }: { days: Dashboard['days'] }) {
  const columns = stats.filter(({ name }) => days.some(day => day[name] !== null))
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Statistics by day" sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Day (UTC)</TableCell>
            {columns.map(({ name, title }) => (
              <TableCell key={name} align="right">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(day => (
            <TableRow key={day.day}>
              <TableCell component="th" scope="row">
                {day.day}
              </TableCell>
              {columns.map(({ name }) => (
                <TableCell key={name} align="right">
                  {shown.format(day[name] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
