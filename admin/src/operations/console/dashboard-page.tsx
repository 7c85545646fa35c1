// The home page of the console: the status of the service.

import { Alert, Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import type { Dashboard } from '@trivium/contract/operations/console.admin'
import { useReply } from '../../platform/ui/use-reply.ts'
import { BarChart } from './bar-chart.tsx'
import { DayTable, stats } from './day-table.tsx'
import { HealthCards } from './health-cards.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'

export function DashboardPage() {
  const { reply, problem, again } = useReply('get_dashboard', {})
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Dashboard" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h5" component="h2">
          Service status
        </Typography>
        <Button onClick={() => void again()}>Refresh</Button>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply?.data.sign_in_warning && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {reply.data.sign_in_warning}
        </Alert>
      )}
      {reply && <HealthCards dashboard={reply.data} />}
      {reply && <Days dashboard={reply.data} />}
    </Box>
  )
}

function Days({ dashboard: { days, counted_until } }: { dashboard: Dashboard }) {
  const drawn = stats.filter(({ name }) => days.some(day => day[name] !== null))
  return (
    <Box component="section" aria-labelledby="by-day" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" id="by-day">
        The last {days.length} days
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Days in UTC, including today so far.{' '}
        {counted_until === null ? 'The server is still counting earlier hours.' : `Hours until ${writtenTime(counted_until)} are final.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 2 }}>
        {drawn.map(({ name, title }) => (
          <BarChart key={name} title={title} days={days.map(day => ({ day: day.day, value: day[name] ?? 0 }))} />
        ))}
      </Box>
      <DayTable days={days} />
    </Box>
  )
}
