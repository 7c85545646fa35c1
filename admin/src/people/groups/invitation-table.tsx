// Invitations by mail to a group or an exam: their state; send again, withdraw.

import { Alert, Button, Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import type { MailedInvitation } from '@trivium/contract/people/lists'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { fieldOf, type ListOwner } from './list-owner.ts'

const perPage = 25

export function InvitationTable({ owner }: { owner: ListOwner }) {
  const { kind } = owner
  const [page, setPage] = useState(0)
  const [own, setOwn] = useState<string | null>(null)
  const to = fieldOf(owner)
  const { reply, problem, again } = useReply(`get_${kind}_invitations`, { ...to, offset: page * perPage, limit: perPage })
  async function change(what: 'resend' | 'withdraw', invitation_id: number) {
    setOwn(null)
    await call(`${what}_${kind}_invitation`, { ...to, invitation_id }).catch((error: unknown) => setOwn(messageOf(error)))
    await again()
  }
  const failed = own ?? problem
  return (
    <>
      {failed && <Alert severity="error">{failed}</Alert>}
      {reply?.total === 0 && (
        <Typography color="text.secondary">
          No invitations yet. To invite people, read a list from a file: addresses without an account get an invitation by email.
        </Typography>
      )}
      {reply && reply.total > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label="Invitations">
          <Rows rows={reply.data} onChange={change} />
          <TablePagination
            component="div"
            count={reply.total}
            page={page}
            rowsPerPage={perPage}
            rowsPerPageOptions={[perPage]}
            onPageChange={(_event, next) => setPage(next)}
          />
        </TableContainer>
      )}
    </>
  )
}

interface RowsProps {
  rows: readonly MailedInvitation[]
  onChange: (what: 'resend' | 'withdraw', id: number) => Promise<void>
}

const Rows = ({ rows, onChange }: RowsProps) => (
  <Table size="small" aria-label="Invitations">
    <TableHead>
      <TableRow>
        {['Address', 'Name', 'Own id', 'State', 'Sent', 'Valid until', 'Actions'].map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, email, name, own_id, state, account_id, sent_at, expires_at }) => (
        <TableRow key={id}>
          <TableCell>
            <bdi>{email}</bdi>
          </TableCell>
          <TableCell>
            <bdi>{name ?? '–'}</bdi>
          </TableCell>
          <TableCell>
            <bdi>{own_id ?? '–'}</bdi>
          </TableCell>
          <TableCell>{account_id === null ? state : `${state} by ${account_id}`}</TableCell>
          <TableCell>{writtenTime(sent_at)}</TableCell>
          <TableCell>{writtenTime(expires_at)}</TableCell>
          <TableCell>
            {(state === 'open' || state === 'expired') && (
              <>
                <Button size="small" onClick={() => void onChange('resend', id)}>
                  Send again
                </Button>
                <AskButton
                  label="Withdraw"
                  title={`Withdraw the invitation of ${email}?`}
                  text="Its link stops working. The person is not notified."
                  onAnswer={() => onChange('withdraw', id)}
                />
              </>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
