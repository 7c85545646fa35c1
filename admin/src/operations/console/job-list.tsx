// The scheduled jobs: when each last ran, how long it took, and its last error.

import { Alert, Box, Button, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { Title } from 'react-admin'
import type { JobRow } from '@trivium/contract/operations/console.admin'
import { call } from '../../platform/api.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { useAttempt } from '../../platform/settings/use-attempt.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`)
const whenOf = (at: string | null) => (at === null ? 'not yet' : writtenTime(at))

export function JobList() {
  const { reply, problem: unread, again } = useReply('get_jobs', {})
  const { attempt, isBusy, problem } = useAttempt()
  const run = async (name: string) => {
    if (await attempt(() => call('run_job', { name }), `${name} has started.`)) await again()
  }
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Jobs" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
        <Typography color="text.secondary">
          Every process of the server runs these jobs: when something is due, and looks at least this often. “Run” runs a job now, in one
          process.
        </Typography>
        <Button onClick={() => void again()}>Refresh</Button>
      </Box>
      {(problem ?? unread) && <Alert severity="error">{problem ?? unread}</Alert>}
      {reply === null && !unread && <Typography>Loading …</Typography>}
      {reply !== null && (
        <TableContainer tabIndex={0} aria-label="Jobs" role="region">
          <Table size="small">
            <TableHead>
              <TableRow>
                {['Job', 'At least every', 'Last start', 'Took', 'State', 'Run'].map(title => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {reply.data.map(job => (
                <Row key={job.id} job={job} isBusy={isBusy} onRun={() => void run(job.name)} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  )
}

const Row = ({ job, isBusy, onRun }: { job: JobRow; isBusy: boolean; onRun: () => void }) => (
  <TableRow>
    <TableCell>{job.name}</TableCell>
    <TableCell>{seconds(job.every_ms)}</TableCell>
    <TableCell>{whenOf(job.started_at)}</TableCell>
    <TableCell>{job.took_ms === null ? '' : seconds(job.took_ms)}</TableCell>
    <TableCell>
      {job.is_failing ? <Chip size="small" color="error" label="failing" /> : job.started_at && <Chip size="small" label="OK" />}
      {job.error !== null && (
        <Typography variant="caption" component="p">
          {whenOf(job.failed_at)}: {job.error}
        </Typography>
      )}
    </TableCell>
    <TableCell>
      <Button size="small" disabled={isBusy} aria-label={`Run ${job.name}`} onClick={onRun}>
        Run
      </Button>
    </TableCell>
  </TableRow>
)
