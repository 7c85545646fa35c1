// Cards about what is running, what waits for staff, and the health of the service.

import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import type { Dashboard } from '@trivium/contract/operations/console.admin'
import { WaitingCount } from '../../bank/questions/index.ts'
import { mayOpen } from '../../platform/may-open.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

const shown = new Intl.NumberFormat('en')
const megabytes = (bytes: number) => `${shown.format(Math.round(bytes / 1_000_000))} MB`
const whenOf = (at: string) => writtenTime(at)

export function HealthCards({ dashboard }: { dashboard: Dashboard }) {
  const { players, now, open, jobs, storage, processes } = dashboard
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      <Card title="Players">
        {players.is_estimate && 'about '}
        {shown.format(players.count)}
      </Card>
      <Card title="Running now">
        {shown.format(now.plays)} plays, {shown.format(now.battles)} battles, {shown.format(now.exams)} exams, {shown.format(now.contests)}{' '}
        contests
      </Card>
      <Card title="Waiting">
        {shown.format(open.reports)} reports
        {open.payouts !== null && `, ${shown.format(open.payouts)} payouts`}
        {mayOpen(['editor'], held) && <WaitingCount />}
      </Card>
      {dashboard.ledger && <LedgerCard ledger={dashboard.ledger} />}
      <Card title="Jobs" isBad={jobs.failing.length > 0}>
        {jobs.failing.length === 0 ? `All ${jobs.count} work.` : `Failing: ${jobs.failing.join(', ')}`}
      </Card>
      <Card title="Storage">
        Database {megabytes(storage.database_bytes)}, pictures and sounds {megabytes(storage.media_bytes)} of it (
        {storage.kind === 'embedded' ? 'embedded' : 'PostgreSQL'})
      </Card>
      <Card title="Processes">
        {processes.length === 0 && 'No process has sent a heartbeat.'}
        {processes.map(({ id, seen_at }) => (
          <Typography key={id} variant="body2" component="p">
            <code>{id.slice(0, 8)}</code> last seen {whenOf(seen_at)}
          </Typography>
        ))}
      </Card>
    </Box>
  )
}

function LedgerCard({ ledger }: { ledger: NonNullable<Dashboard['ledger']> }) {
  const { checked_at, is_sound, problems } = ledger
  if (checked_at === null) return <Card title="Ledger">Not checked yet.</Card>
  return (
    <Card title="Ledger" isBad={is_sound === false}>
      {is_sound ? `The ledger balances. Checked ${whenOf(checked_at)}.` : problems.join(' ')}
    </Card>
  )
}

const Card = ({ title, children, isBad = false }: { title: string; children: ReactNode; isBad?: boolean }) => (
  <Paper
    variant="outlined"
    component="section"
    aria-label={title}
    sx={{ p: 2, borderColor: isBad ? 'error.main' : undefined, borderWidth: isBad ? 2 : 1 }}
  >
    <Typography variant="subtitle2" component="h3" color="text.secondary">
      {title}
      {isBad && ' – needs attention'}
    </Typography>
    <Typography component="div">{children}</Typography>
  </Paper>
)
