// The people on a list, by name: add, search, change terms, remove; and the list as a file. For groups and for exams.

import { Alert, TablePagination, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { PlayerSearch } from '../accounts/index.ts'
import { ListFile } from './list-file.tsx'
import { fieldOf, type ListOwner } from './list-owner.ts'
import { PeopleTable } from './people-table.tsx'
import { givenOf, noTerms, type Terms, TermsFields } from './terms.tsx'

const calls = {
  group: { read: 'get_group_members', put: 'put_group_member', remove: 'remove_group_member' },
  exam: { read: 'get_exam_list', put: 'seat_examinee', remove: 'unseat_examinee' },
} as const

const words = {
  group: {
    add: 'Add a player to the group (name or number)',
    search: 'Search members',
    none: 'The group has no members yet.',
    noMatch: 'No matching members.',
  },
  exam: {
    add: 'Add a player to the list (name or number)',
    search: 'Search the list',
    none: 'The list is empty.',
    noMatch: 'No matching examinees.',
  },
} as const

const perPage = 50

interface PeopleListProps {
  owner: ListOwner
  /** After each change. */
  onChange?: () => void
}

export function PeopleList({ owner, onChange }: PeopleListProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [terms, setTerms] = useState(noTerms)
  const [own, setOwn] = useState<string | null>(null)
  const { read, put, remove } = calls[owner.kind]
  const named = fieldOf(owner)
  const asked = { ...named, search: search.trim() || undefined, offset: page * perPage, limit: perPage }
  const { reply, problem, again } = useReply(read, asked)
  async function change(work: Promise<unknown>) {
    setOwn(null)
    await work.catch((error: unknown) => setOwn(messageOf(error)))
    await again()
    onChange?.()
  }
  const give = (account_id: number, given: Partial<Terms>) => change(call(put, { ...named, account_id, ...given }))
  async function add(id: number) {
    await give(id, givenOf(terms))
    setTerms({ ...terms, own_id: '' })
  }
  const said = words[owner.kind]
  const failed = own ?? problem
  return (
    <>
      <TermsFields terms={terms} onChange={setTerms} />
      <PlayerSearch label={said.add} onPick={({ id }) => void add(id)} />
      <ListFile owner={owner} onApplied={() => void change(Promise.resolve())} />
      <TextField
        size="small"
        sx={{ maxWidth: 420 }}
        label={said.search}
        helperText="Beginning of a name or an own id, or the number of an account"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(0)
        }}
      />
      {failed && <Alert severity="error">{failed}</Alert>}
      {reply?.total === 0 && <Typography color="text.secondary">{search ? said.noMatch : said.none}</Typography>}
      {reply && reply.total > 0 && (
        <>
          <PeopleTable
            kind={owner.kind}
            rows={reply.data}
            onTerms={give}
            onRemove={account_id => change(call(remove, { ...named, account_id }))}
          />
          <TablePagination
            component="div"
            count={reply.total}
            page={page}
            rowsPerPage={perPage}
            rowsPerPageOptions={[perPage]}
            onPageChange={(_event, next) => setPage(next)}
          />
        </>
      )}
    </>
  )
}
