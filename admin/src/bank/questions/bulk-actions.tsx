// Actions on all selected questions. Each is one call and one audit entry.

import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { Handled, QuestionLine } from '@trivium/contract/bank/questions.admin'
import { call } from '../../platform/api.ts'
import { useCategoryChoices } from '../catalogue/index.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { wordsOfAccepted } from './review/review-words.ts'
import { wordsOfHandled } from './handled-words.ts'
import { ScheduleButton } from './schedule-button.tsx'

export function BulkActions() {
  const { selectedIds, onUnselectItems, data = [] } = useListContext<QuestionLine>()
  const notify = useNotify()
  const refresh = useRefresh()
  const question_ids = selectedIds.map(Number)
  const run = (work: Promise<{ data: Handled }>) => {
    work.then(
      ({ data }) => {
        notify(wordsOfHandled(data), { type: data.skipped.length > 0 ? 'warning' : 'info' })
        onUnselectItems()
        refresh()
      },
      (error: unknown) => notify(messageOf(error), { type: 'error' }),
    )
  }
  // With the versions that the list shows: what was changed since then is not accepted unseen.
  const waiting = data.filter(({ id, review }) => review === 'waiting' && question_ids.includes(id))
  const accept = async () => {
    const reply = await call('accept_questions', { questions: waiting.map(({ id, version }) => ({ question_id: id, version })) })
    notify(wordsOfAccepted(reply.data), { type: reply.data.skipped.length > 0 ? 'warning' : 'info' })
    onUnselectItems()
    refresh()
  }
  return (
    <>
      {waiting.length > 0 && (
        <AskButton
          label="Accept"
          title={waiting.length === 1 ? 'Accept 1 question?' : `Accept ${waiting.length} questions?`}
          text="Players get them at once. The server skips questions that you have changed yourself."
          onAnswer={accept}
        />
      )}
      <Button size="small" onClick={() => run(call('publish_questions', { question_ids }))}>
        Publish
      </Button>
      <ScheduleButton onChosen={publish_at => run(call('publish_questions', { question_ids, publish_at }))} />
      <Button size="small" onClick={() => run(call('withdraw_questions', { question_ids }))}>
        Withdraw
      </Button>
      <MoveButton onChosen={to => run(call('move_questions', { question_ids, ...to }))} />
      <Button size="small" color="error" onClick={() => run(call('delete_drafts', { question_ids }))}>
        Delete drafts
      </Button>
    </>
  )
}

interface Destination {
  category_id?: number
  level?: number
}

function MoveButton({ onChosen }: { onChosen: (to: Destination) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [category, setCategory] = useState<{ id: number; name: string } | null>(null)
  const choices = useCategoryChoices(node => node.subcategories === 0 && node.type !== 'fun_and_learn')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const level = Number(new FormData(event.currentTarget).get('level'))
    setOpen(false)
    onChosen({ ...(category && { category_id: category.id }), ...(level > 0 && { level }) })
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Move
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="move-title" fullWidth maxWidth="sm">
        <form onSubmit={submit}>
          <DialogTitle id="move-title">Move questions</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ mt: 1 }}>
              <Autocomplete
                options={choices}
                getOptionLabel={({ name }) => name}
                isOptionEqualToValue={(one, other) => one.id === other.id}
                value={category}
                onChange={(_, chosen) => setCategory(chosen)}
                renderInput={params => <TextField {...params} label="Category" helperText="Empty: each question stays where it is" />}
              />
              <TextField
                name="level"
                type="number"
                label="Level"
                helperText="Empty: each question keeps its level"
                slotProps={{ htmlInput: { min: 1, max: 1000 } }}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Move
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
