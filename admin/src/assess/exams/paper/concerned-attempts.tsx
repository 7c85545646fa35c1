// The attempts whose marks a corrected key would change.

import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Reply } from '../../../platform/api.ts'

export const concernedPage = 25

interface ConcernedAttemptsProps {
  preview: Reply<'preview_exam_regrade'>
  offset: number
  onPage: (offset: number) => void
}

export function ConcernedAttempts({ preview, offset, onPage }: ConcernedAttemptsProps) {
  const { data, total, now_passed, now_failed, running, notifies } = preview
  return (
    <>
      <Alert severity={now_failed > 0 ? 'warning' : 'info'} role="status" sx={{ my: 1 }}>
        <Typography variant="body2">
          {total === 0 ? 'The marks of no attempt change.' : `Attempts whose marks or right answers change: ${total}.`}{' '}
          {now_passed > 0 && `Now passed: ${now_passed}. `}
          {now_failed > 0 && `No longer passed: ${now_failed}.`}
        </Typography>
        {running > 0 && (
          <Typography variant="body2">Attempts still running: {running}. The server marks them with the new key when they end.</Typography>
        )}
        <Typography variant="body2">
          {notifies
            ? 'The server notifies all these examinees.'
            : 'The server notifies nobody, because examinees do not know their marks yet.'}
        </Typography>
      </Alert>
      {data.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              {['Examinee', 'Marks before', 'Marks after', 'Passed'].map(title => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(row => (
              <TableRow key={row.play_id}>
                <TableCell>
                  <bdi>{row.name}</bdi>
                </TableCell>
                <TableCell>{row.marks_before}</TableCell>
                <TableCell>{row.marks_after}</TableCell>
                <TableCell>{passedWords(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {total > concernedPage && (
        <>
          <Button disabled={offset === 0} onClick={() => onPage(offset - concernedPage)}>
            Previous
          </Button>
          <Button disabled={offset + concernedPage >= total} onClick={() => onPage(offset + concernedPage)}>
            Next
          </Button>
        </>
      )}
    </>
  )
}

type Passed = Pick<Reply<'preview_exam_regrade'>['data'][number], 'passed_before' | 'passed_after'>

const wordOf = (passed: boolean) => (passed ? 'passed' : 'not passed')

function passedWords({ passed_before: before, passed_after: after }: Passed): string {
  if (before === null || after === null) return '–'
  return before === after ? wordOf(after) : `${wordOf(before)} → ${wordOf(after)}`
}
