// Backups of the embedded database: staff make and download them, and run a drill that restores the newest.

import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Title } from 'react-admin'
import type { Backup } from '@trivium/contract/operations/console.admin'
import { call } from '../../platform/api.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { useAttempt } from '../../platform/settings/use-attempt.ts'
import { DrillList } from './drill-list.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const lookAgainMs = 2000

export function BackupPage() {
  const { reply, problem: unread, again } = useReply('get_backups', { limit: 100 })
  const { attempt, isBusy, problem } = useAttempt()
  const isMaking = reply?.task?.ended_at === null
  useEffect(() => {
    if (!isMaking) return
    const timer = setTimeout(() => void again(), lookAgainMs)
    return () => clearTimeout(timer)
  }, [isMaking, again, reply])
  if (reply?.is_offered === false) return <ByPostgres />
  const make = async () => {
    if (await attempt(() => call('make_backup'), 'Backup started.')) await again()
  }
  return (
    <Box sx={{ py: 2, maxWidth: 1000 }}>
      <Title title="Backups" />
      <Typography sx={{ mb: 2 }}>
        A backup holds everything, including secrets: keep it where only you can read it. The server makes one every day and keeps as many
        as the setting backups_kept says. To restore one, stop the server and run <code>npm run restore -- FILE</code>.
      </Typography>
      {(problem ?? unread ?? reply?.task?.error) && <Alert severity="error">{problem ?? unread ?? reply?.task?.error}</Alert>}
      <Button variant="contained" disabled={reply === null || isBusy || isMaking} onClick={() => void make()}>
        {isMaking ? 'Making a backup …' : 'Make a backup now'}
      </Button>
      {reply === null && !unread && <Typography>Loading …</Typography>}
      {reply?.data.length === 0 && <Typography sx={{ mt: 2 }}>No backups yet.</Typography>}
      {reply !== null && reply.data.length > 0 && <Files files={reply.data} />}
      <DrillList hasBackup={(reply?.data.length ?? 0) > 0} />
    </Box>
  )
}

const ByPostgres = () => (
  <Box sx={{ py: 2, maxWidth: 700 }}>
    <Title title="Backups" />
    <Alert severity="info">
      This database is PostgreSQL. Its own tools make backups while the server runs:{' '}
      <code>pg_dump --format=custom --file=trivium.dump URL</code>, and <code>pg_restore --clean --dbname=URL trivium.dump</code> restores
      one. Test this now and then with another database.
    </Alert>
  </Box>
)

function Files({ files }: { files: Backup[] }) {
  const { attempt, isBusy, problem } = useAttempt()
  const fetchFile = (file: string) =>
    attempt(async () => {
      const { data } = await call('get_backup_link', { file })
      window.location.assign(data.url)
    }, 'Download started.')
  return (
    <Box sx={{ my: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Table size="small" aria-label="Backups">
        <TableHead>
          <TableRow>
            {['Made', 'Size', 'Kind', 'File'].map(title => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map(({ id, made_at, bytes, is_daily }) => (
            <TableRow key={id}>
              <TableCell>{writtenTime(made_at)}</TableCell>
              <TableCell>{megabytes(bytes)}</TableCell>
              <TableCell>{is_daily ? 'daily' : 'manual'}</TableCell>
              <TableCell>
                <Button size="small" disabled={isBusy} aria-label={`Download ${id}`} onClick={() => void fetchFile(id)}>
                  Download
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
