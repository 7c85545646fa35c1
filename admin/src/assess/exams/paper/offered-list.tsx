// The questions that the bank offers, each with a box to choose it.

import { Box, Checkbox, Chip, List, ListItem, ListItemText } from '@mui/material'
import type { OfferedQuestion } from '@trivium/contract/assess/exam-questions.admin'
import { typeWords } from '../../../platform/ui/question-types.ts'
import { WrittenText } from '../../../platform/ui/written.tsx'

interface OfferedListProps {
  questions: readonly OfferedQuestion[]
  /** Questions that the exam has copied already. */
  taken: ReadonlySet<number | null>
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

export const OfferedList = ({ questions, taken, chosen, onChange }: OfferedListProps) => (
  <List dense>
    {questions.map(question => (
      <ListItem key={question.id} divider disableGutters sx={{ alignItems: 'flex-start' }}>
        <Checkbox
          checked={chosen.includes(question.id)}
          disabled={taken.has(question.id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, question.id] : chosen.filter(id => id !== question.id))}
          slotProps={{ input: { 'aria-label': `Choose: ${question.question}` } }}
        />
        <ListItemText
          primary={<WrittenText text={question.question} />}
          secondary={<Details question={question} isTaken={taken.has(question.id)} />}
          slotProps={{ primary: { dir: 'auto' }, secondary: { component: 'div' } }}
        />
      </ListItem>
    ))}
  </List>
)

const Details = ({ question, isTaken }: { question: OfferedQuestion; isTaken: boolean }) => (
  <Box>
    {question.options.length > 0 && (
      <Box dir="auto">
        <WrittenText text={question.options.join(' · ')} />
      </Box>
    )}
    <Box dir="auto">
      ✓ <WrittenText text={question.answer} />
    </Box>
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 0.5, alignItems: 'center' }}>
      {isTaken && <Chip size="small" color="primary" label="In the exam" />}
      <span>
        {typeWords[question.question_type]} · <bdi>{question.category}</bdi> · level {question.level} · difficulty{' '}
        {question.difficulty.toFixed(2)} {question.is_calibrated ? '(calibrated)' : '(author’s estimate)'}
        {question.has_picture && ' · picture'}
        {question.has_sound && ' · sound'}
      </span>
      {question.tags.map(tag => (
        <Chip key={tag} size="small" variant="outlined" label={tag} />
      ))}
    </Box>
  </Box>
)
