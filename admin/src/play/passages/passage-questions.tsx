// The questions of a text. Editors add them by number and remove them here, and write them under Questions.

import { Alert, Box, Button, Card, CardContent, IconButton, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutline'
import { type FormEvent, useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Passage } from '@trivium/contract/play/passages.admin'
import { call } from '../../platform/api.ts'
import { saveChosen } from '../../platform/chosen-questions.ts'
import { numbersIn } from '../../platform/ui/numbers-input.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'

export function PassageQuestions() {
  const passage = useRecordContext<Passage>()
  const refresh = useRefresh()
  const [added, setAdded] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (!passage) return null
  const seen = passage
  const { id, asks } = seen
  const ids = asks.map(question => question.id)
  async function keep(question_ids: number[]) {
    try {
      const change = { subject: `passage:${id}`, question_ids, seen, readTheirs: () => readPassage(id) }
      await saveChosen(change, fields => call('set_passage_questions', { ...fields, passage_id: id }))
      setAdded('')
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    }
    refresh()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    void keep([...ids, ...numbersIn(added)])
  }
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Its questions ({asks.length})
        </Typography>
        <List dense>
          {asks.map(question => (
            <ListItem
              key={question.id}
              secondaryAction={
                <IconButton aria-label={`Remove question ${question.id}`} onClick={() => void keep(ids.filter(one => one !== question.id))}>
                  <RemoveIcon />
                </IconButton>
              }
            >
              <ListItemText
                primary={<bdi>{question.question}</bdi>}
                secondary={
                  <>
                    <Link to={`/questions/${question.id}`}>{question.id}</Link> · {question.question_type}
                    {question.is_active ? '' : ' · not published, so players do not get it'}
                  </>
                }
              />
            </ListItem>
          ))}
        </List>
        <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField size="small" label="Numbers of questions to add" value={added} onChange={({ target }) => setAdded(target.value)} />
          <Button type="submit" disabled={numbersIn(added).length === 0}>
            Add
          </Button>
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
      </CardContent>
    </Card>
  )
}

const readPassage = async (passage_id: number) => (await call('get_passage', { passage_id })).data
