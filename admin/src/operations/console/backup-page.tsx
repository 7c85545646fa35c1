// Backups of the embedded database: make one, take one away, and try whether the newest can be restored.

import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Title } from 'react-admin'
import type { Backup } from '@trivium/contract/operations/console.admin'
import { call } from '../../platform/api.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { useAttempt } from '../../platform/settings/use-attempt.ts'
import { DrillList } from './drill-list.tsx'

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
    if (await attempt(() => call('make_backup'), 'A backup has begun.')) await again()
  }
  return (
    <Box sx={{ py: 2, maxWidth: 1000 }}>
      <Title title="Backups" />
      <Typography sx={{ mb: 2 }}>
        A backup holds everything, secrets too: keep it where only you can read it. One is made every day; how many are kept is the setting
        backups_kept. It is restored by <code>npm run restore -- FILE</code> while the server is stopped.
      </Typography>
      {(problem ?? unread ?? reply?.task?.error) && <Alert severity="error">{problem ?? unread ?? reply?.task?.error}</Alert>}
      <Button variant="contained" disabled={reply === null || isBusy || isMaking} onClick={() => void make()}>
        {isMaking ? 'Being made …' : 'Make a backup now'}
      </Button>
      {reply === null && !unread && <Typography>Loading …</Typography>}
      {reply?.data.length === 0 && <Typography sx={{ mt: 2 }}>There is none yet.</Typography>}
      {reply !== null && reply.data.length > 0 && <Files files={reply.data} />}
      <DrillList hasBackup={(reply?.data.length ?? 0) > 0} />
    </Box>
  )
}

const ByPostgres = () => (
  <Box sx={{ py: 2, maxWidth: 700 }}>
    <Title title="Backups" />
    <Alert severity="info">
      This database is PostgreSQL, whose own tools make backups while the server runs:{' '}
      <code>pg_dump --format=custom --file=trivium.dump URL</code>, and <code>pg_restore --clean --dbname=URL trivium.dump</code> brings one
      back. Try that now and then, into another database.
    </Alert>
  </Box>
)

function Files({ files }: { files: Backup[] }) {
  const { attempt, isBusy, problem } = useAttempt()
  const fetchFile = (file: string) =>
    attempt(async () => {
      const { data } = await call('get_backup_link', { file })
      window.location.assign(data.url)
    }, 'The download begins.')
  return (
    <Box sx={{ my: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Table size="small" aria-label="Backups">
        <TableHead>
          <TableRow>
            {['Made', 'Size', 'Why', 'File'].map(title => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map(({ id, made_at, bytes, is_daily }) => (
            <TableRow key={id}>
              <TableCell>{new Date(made_at).toLocaleString()}</TableCell>
              <TableCell>{megabytes(bytes)}</TableCell>
              <TableCell>{is_daily ? 'daily' : 'asked for'}</TableCell>
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
