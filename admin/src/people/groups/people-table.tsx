// The rows of a list of people.

import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ListedExaminee } from '@trivium/contract/assess/exam-lists.admin'
import type { GroupMember } from '@trivium/contract/people/groups.admin'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import type { ListOwner } from './list-owner.ts'
import { ExtraTime, type Terms } from './terms.tsx'

type Row = GroupMember | ListedExaminee

interface PeopleTableProps {
  kind: ListOwner['kind']
  rows: readonly Row[]
  onTerms: (accountId: number, given: Partial<Terms>) => Promise<void>
  onRemove: (accountId: number) => Promise<void>
}

const words = {
  group: {
    people: 'Members',
    columns: ['Member', 'Number', 'Own id', 'Extra time', 'Other conditions', 'Remove'],
    from: 'the group',
    removed: 'The account stays. The member loses the exams that are open to them only through this group, except those they have started.',
  },
  exam: {
    people: 'Examinees',
    columns: ['Examinee', 'Number', 'Own id', 'Extra time', 'Other conditions', 'Group', 'Remove'],
    from: 'the list',
    removed: 'The account stays. If the examinee is also in a group of this exam, the exam stays open to them.',
  },
} as const

export const PeopleTable = ({ kind, rows, onTerms, onRemove }: PeopleTableProps) => (
  <TableContainer tabIndex={0} role="region" aria-label={words[kind].people}>
    <Table size="small" aria-label={words[kind].people}>
      <TableHead>
        <TableRow>
          {words[kind].columns.map(title => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <PersonRow key={row.account_id} {...{ kind, row, onTerms, onRemove }} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

interface PersonRowProps extends Omit<PeopleTableProps, 'rows'> {
  row: Row
}

function PersonRow({ kind, row, onTerms, onRemove }: PersonRowProps) {
  const { account_id, name, own_id, extra_percent, hides_timer, has_larger_text } = row
  return (
    <TableRow>
      <TableCell>
        <bdi>{name}</bdi>
      </TableCell>
      <TableCell>{account_id}</TableCell>
      <TableCell>
        <bdi>{own_id ?? '–'}</bdi>{' '}
        <AskButton
          label="Change"
          spokenLabel={`Change own id of ${name}`}
          title={`Own id of ${name}`}
          questions={[{ name: 'own_id', label: 'Own id', initial: own_id ?? '' }]}
          onAnswer={async answers => onTerms(account_id, { own_id: answers.own_id ?? '' })}
        />
      </TableCell>
      <TableCell>
        <ExtraTime
          isInTable
          label={`Extra time of ${name}`}
          value={extra_percent}
          onChange={percent => void onTerms(account_id, { extra_percent: percent })}
        />
      </TableCell>
      <TableCell>{[hides_timer && 'no clock', has_larger_text && 'larger text'].filter(Boolean).join(', ') || '–'}</TableCell>
      {'group' in row && (
        <TableCell>
          <bdi>{row.group ?? '–'}</bdi>
        </TableCell>
      )}
      <TableCell>
        <Removal {...{ kind, row, onRemove }} />
      </TableCell>
    </TableRow>
  )
}

/** A place at an exam stays once its attempt has begun, and one through a group goes with the membership. */
function Removal({ kind, row, onRemove }: Omit<PersonRowProps, 'onTerms'>) {
  if ('has_started' in row && row.has_started) return 'has started'
  if ('group' in row && row.group !== null) return null
  const { from, removed } = words[kind]
  return (
    <AskButton
      label="Remove"
      spokenLabel={`Remove ${row.name}`}
      title={`Remove ${row.name} from ${from}?`}
      text={removed}
      onAnswer={async () => onRemove(row.account_id)}
    />
  )
}
