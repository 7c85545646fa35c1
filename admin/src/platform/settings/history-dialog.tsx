// The history of a setting: who changed it, when, from which value to which. Each change can be undone.

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../api.ts'
import { useReply } from '../ui/use-reply.ts'
import { useAttempt } from './use-attempt.ts'
import { titleOf, written } from './written.ts'
import { writtenTime } from '../ui/formats.ts'

interface HistoryDialogProps {
  row: Pick<SettingRow, 'name' | 'version'>
  onClose: () => void
  onChanged: () => Promise<void>
}

const orDefault = (value: unknown) => (value === null ? 'the default' : written(value))

export function HistoryDialog({ row: { name, version }, onClose, onChanged }: HistoryDialogProps) {
  const { reply, problem: unread, again } = useReply('get_setting_history', { name, limit: 50 })
  const { attempt, isBusy, problem } = useAttempt()
  const undo = async (id: number) => {
    if (!(await attempt(() => call('undo_setting', { change_id: id, version }), `${titleOf(name)} was restored.`))) return
    await Promise.all([again(), onChanged()])
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="history-title">
      <DialogTitle id="history-title">History: {titleOf(name)}</DialogTitle>
      <DialogContent>
        {(problem ?? unread) && <Alert severity="error">{problem ?? unread}</Alert>}
        {reply === null && !unread && 'Loading …'}
        {reply?.data.length === 0 && 'No changes yet.'}
        {reply !== null && reply.data.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                {['When', 'Who', 'From', 'To', 'Undo'].map(title => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {reply.data.map(change => (
                <TableRow key={change.id}>
                  <TableCell>{writtenTime(change.at)}</TableCell>
                  <TableCell>
                    <bdi>{change.name ?? 'a command'}</bdi>
                    {change.undoes !== null && ' (undo)'}
                  </TableCell>
                  <TableCell dir="auto">{orDefault(change.was)}</TableCell>
                  <TableCell dir="auto">{orDefault(change.became)}</TableCell>
                  <TableCell>
                    <Button size="small" disabled={isBusy} onClick={() => void undo(change.id)}>
                      Undo
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
