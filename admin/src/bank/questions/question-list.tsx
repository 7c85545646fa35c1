// The list of the bank's questions, with all filters and the actions on many questions.

import FlagIcon from '@mui/icons-material/OutlinedFlag'
import ImageIcon from '@mui/icons-material/Image'
import SoundIcon from '@mui/icons-material/VolumeUp'
import { Box, Chip, Tooltip, Typography } from '@mui/material'
import { CreateButton, Datagrid, DateField, FilterButton, FunctionField, List, NumberField, TextField, TopToolbar } from 'react-admin'
import type { QuestionLine } from '@trivium/contract/bank/questions.admin'
import { nameOfCategory, useCategories } from '../catalogue/index.ts'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { reviewWords } from './review/review-words.ts'
import { WaitingCount } from './review/waiting-count.tsx'
import { useQuestionFilters } from './question-filters.tsx'
import { flagWords, stateWords, unreachableWords } from './question-words.ts'
import { typeWords } from '../../platform/ui/question-types.ts'
import { writtenTime } from '../../platform/ui/formats.ts'

const Actions = () => (
  <TopToolbar>
    <WaitingCount />
    <FilterButton />
    <CreateButton label="New question" />
  </TopToolbar>
)

export function QuestionList() {
  const filters = useQuestionFilters()
  const { data } = useCategories()
  const names = new Map((data ?? []).map(node => [node.id, nameOfCategory(node)]))
  return (
    <List exporter={false} filters={filters} actions={<Actions />} sort={{ field: 'id', order: 'DESC' }} perPage={25} empty={<Nothing />}>
      <Datagrid bulkActionButtons={<BulkActions />} rowClick="edit" empty={<Nothing />} sx={{ '& td': { verticalAlign: 'top' } }}>
        <NumberField source="id" label="No." options={{ useGrouping: false }} />
        <FunctionField<QuestionLine> label="Question" render={line => <Words line={line} />} />
        <FunctionField<QuestionLine> label="Type" render={({ question_type }) => typeWords[question_type]} />
        <FunctionField<QuestionLine> label="Category" render={({ category_id }) => <bdi>{names.get(category_id) ?? category_id}</bdi>} />
        <TextField source="level" />
        <FunctionField<QuestionLine> label="State" render={line => <State line={line} />} />
        <FunctionField<QuestionLine> source="facility" label="Right" textAlign="right" render={({ facility }) => share(facility)} />
        <FunctionField<QuestionLine>
          source="discrimination"
          label="Discr."
          textAlign="right"
          render={({ discrimination }) => discrimination?.toFixed(2) ?? '–'}
        />
        <FunctionField<QuestionLine> label="Flags" render={line => <Flags line={line} />} />
        <DateField source="edited_at" label="Edited" emptyText="–" />
      </Datagrid>
    </List>
  )
}

const share = (value: number | null) => (value === null ? '–' : `${Math.round(100 * value)}%`)

const Nothing = () => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <Typography>No matching questions. Remove a filter, or write a new question.</Typography>
    <CreateButton label="New question" />
  </Box>
)

const Words = ({ line: { question, has_picture, has_sound } }: { line: QuestionLine }) => (
  <Box dir="auto" className="as-written" sx={{ minWidth: 220, maxWidth: 420, overflowWrap: 'anywhere' }}>
    <RowLink to="edit">{question}</RowLink>
    {has_picture && (
      <ImageIcon fontSize="small" titleAccess="has a picture" sx={{ mx: 0.5, verticalAlign: 'middle', color: 'text.secondary' }} />
    )}
    {has_sound && (
      <SoundIcon fontSize="small" titleAccess="has a sound" sx={{ mx: 0.5, verticalAlign: 'middle', color: 'text.secondary' }} />
    )}
  </Box>
)

const State = ({ line: { state, publish_at, sealed_by, review } }: { line: QuestionLine }) => (
  <>
    {stateWords[state]}
    {review !== null && (
      <Typography variant="caption" component="div">
        {reviewWords[review]}
      </Typography>
    )}
    {publish_at !== null && (
      <Typography variant="caption" component="div">
        {writtenTime(publish_at)}
      </Typography>
    )}
    {sealed_by !== null && (
      <Typography variant="caption" component="div">
        asked by {sealed_by.replace(':', ' ')}
      </Typography>
    )}
  </>
)

const Flags = ({ line: { flags, open_reports, unreachable } }: { line: QuestionLine }) => (
  <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
    {open_reports > 0 && (
      <Chip size="small" color="error" icon={<FlagIcon />} label={open_reports === 1 ? '1 report' : `${open_reports} reports`} />
    )}
    {unreachable !== null && (
      <Tooltip title={unreachableWords[unreachable]}>
        <Chip size="small" color="warning" label="Not asked" />
      </Tooltip>
    )}
    {flags.map(flag => (
      <Tooltip key={flag} title={flagWords[flag].means}>
        <Chip size="small" variant="outlined" label={flagWords[flag].name} />
      </Tooltip>
    ))}
  </Box>
)
