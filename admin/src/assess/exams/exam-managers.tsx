// The exam's managers: the examiner in charge, and those the exam is shared with.

import { Alert, Autocomplete, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'

type Person = ExamPaper['managers'][number]

const picker = {
  size: 'small',
  sx: { maxWidth: 420, my: 2 },
  getOptionLabel: ({ name, id }: Person) => `${name} · ${id}`,
  isOptionEqualToValue: (one: Person, other: Person) => one.id === other.id,
} as const

export function ExamManagersField({ exam }: { exam: ExamPaper }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { reply } = useReply('get_examiners', {})
  const [examiner, setExaminer] = useState<Person | null>(exam.examiner)
  const [managers, setManagers] = useState<Person[]>(exam.managers)
  const [problem, setProblem] = useState<string | null>(null)
  async function save() {
    try {
      await call('set_exam_managers', {
        exam_id: exam.id,
        examiner_id: examiner?.id,
        manager_ids: managers.map(({ id }) => id),
        were: { examiner_id: exam.examiner?.id ?? null, manager_ids: exam.managers.map(({ id }) => id) },
      })
      setProblem(null)
      notify('Managers saved.')
      refresh()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const people = reply?.data ?? []
  return (
    <>
      <Typography color="text.secondary">
        Only the examiner in charge and the people you share the exam with can see and run it. If nobody is in charge, every examiner can
        see and run it. Only the examiner in charge or an administrator can change this.
      </Typography>
      <Autocomplete
        {...picker}
        options={people}
        value={examiner}
        onChange={(_event, person) => setExaminer(person)}
        renderInput={params => <TextField {...params} label="In charge" />}
      />
      <Autocomplete
        {...picker}
        multiple
        options={people}
        value={managers}
        onChange={(_event, chosen) => setManagers(chosen)}
        renderInput={params => <TextField {...params} label="Shared with" />}
      />
      <Button variant="contained" onClick={() => void save()}>
        Save
      </Button>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </>
  )
}
