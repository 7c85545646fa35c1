// Finds questions of the bank by their words or number.

import { Alert, Box, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { call, type Reply } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

export interface PickedQuestion {
  id: number
  question: string
  about: string
}

type Found = Reply<'get_bank_questions'>['data'][number]

interface QuestionPickerProps {
  languageId: number
  taken: number[]
  onPick: (question: PickedQuestion) => void
}

export function QuestionPicker({ languageId, taken, onPick }: QuestionPickerProps) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function look(event: FormEvent) {
    event.preventDefault()
    try {
      const { data } = await call('get_bank_questions', {
        q: words,
        language_id: languageId,
        question_type: 'multiple_choice',
        state: 'published',
        limit: 10,
      })
      setFound(data)
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Box sx={{ my: 2 }}>
      <Box component="form" onSubmit={event => void look(event)} sx={{ display: 'flex', gap: 1 }}>
        <TextField
          size="small"
          label="Find a question: words or number"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit">Find</Button>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {found?.length === 0 && <Typography color="text.secondary">No matching questions.</Typography>}
      <List dense>
        {found
          ?.filter(({ id }) => !taken.includes(id))
          .map(({ id, question, level, sealed_by }) => {
            const about = `${id} · level ${level}`
            return (
              <ListItem
                key={id}
                secondaryAction={sealed_by === null && <Button onClick={() => onPick({ id, question, about })}>Add {id}</Button>}
              >
                <ListItemText
                  primary={<bdi>{question}</bdi>}
                  secondary={sealed_by === null ? about : `${about} · reserved for ${sealed_by.replace(':', ' ')}`}
                  sx={{ pr: 8 }}
                />
              </ListItem>
            )
          })}
      </List>
    </Box>
  )
}
