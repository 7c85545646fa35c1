// The list of an exam's examinees and their accommodations: by name, from a file, by groups, by invitation.

import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { InvitationTable, PeopleList } from '../../../people/groups/index.ts'
import { ExamGroups } from './exam-groups.tsx'

const views = ['On the list', 'Groups', 'Invitations'] as const

export function ExamSeats({ exam }: { exam: ExamPaper }) {
  const [view, setView] = useState(0)
  const owner = { kind: 'exam', id: exam.id } as const
  return (
    <>
      <Typography color="text.secondary">
        {exam.is_for_all
          ? 'Every player may sit this exam. Add players who need extra time, no clock or larger text.'
          : 'Only the players on this list, the members of its groups and invited people may sit this exam.'}
      </Typography>
      <Tabs value={view} onChange={(_event, next: number) => setView(next)} aria-label="Parts of the list" variant="scrollable">
        {views.map((label, index) => (
          <Tab key={label} label={label} id={`seats-tab-${index}`} aria-controls={`seats-part-${index}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`seats-part-${view}`} aria-labelledby={`seats-tab-${view}`} sx={{ pt: 2 }}>
        {view === 0 && <PeopleList owner={owner} />}
        {view === 1 && <ExamGroups examId={exam.id} />}
        {view === 2 && <InvitationTable owner={owner} />}
      </Box>
    </>
  )
}
