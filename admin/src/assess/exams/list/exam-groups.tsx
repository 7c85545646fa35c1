// The groups whose members may sit an exam.

import { Alert, Autocomplete, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'

export function ExamGroups({ examId: exam_id }: { examId: number }) {
  const { reply, problem, again } = useReply('get_exam_groups', { exam_id })
  const known = useReply('get_groups', { limit: 100 })
  const [own, setOwn] = useState<string | null>(null)
  const groups = reply?.data ?? []
  const ids = groups.map(({ id }) => id)
  async function save(group_ids: number[]) {
    setOwn(null)
    await call('set_exam_groups', { exam_id, group_ids, were: ids }).catch((error: unknown) => setOwn(messageOf(error)))
    await again()
  }
  const failed = own ?? problem
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        All members of these groups may sit the exam, also those who join later, with the extra time of the group. What the list gives a
        player by name counts instead.
      </Typography>
      <Autocomplete
        sx={{ maxWidth: 420, mb: 1 }}
        size="small"
        options={(known.reply?.data ?? []).filter(({ id }) => !ids.includes(id))}
        value={null}
        blurOnSelect
        getOptionLabel={({ name, members }) => `${name} · ${members}`}
        getOptionKey={({ id }) => id}
        noOptionsText="No more groups. Create one under People, Groups"
        onChange={(_event, group) => {
          if (group) void save([...ids, group.id])
        }}
        renderInput={params => <TextField {...params} label="Add a group" />}
      />
      {failed && <Alert severity="error">{failed}</Alert>}
      {reply?.data.length === 0 && <Typography color="text.secondary">No group is on the list.</Typography>}
      {groups.map(({ id, name, members }) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography>
            <bdi>{name}</bdi> · {members} {members === 1 ? 'member' : 'members'}
          </Typography>
          <Button size="small" aria-label={`Take ${name} off the list`} onClick={() => void save(ids.filter(one => one !== id))}>
            Remove
          </Button>
        </Stack>
      ))}
    </>
  )
}
