// The exams that the caller manages.

import { CreateButton, Datagrid, DateField, FunctionField, List, NumberField, SelectInput, TopToolbar } from 'react-admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { LanguageInput, LanguageName } from '../../platform/ui/language-select.tsx'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { ImportExam } from './paper/import-exam.tsx'

const times = [
  { id: 'open', name: 'Open now' },
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'past', name: 'Past' },
]
const filters = [
  <SelectInput key="when" source="when" label="When" choices={times} alwaysOn />,
  <LanguageInput key="language" source="language_id" alwaysOn />,
]

const Actions = () => (
  <TopToolbar>
    <ImportExam />
    <CreateButton />
  </TopToolbar>
)

export const ExamList = () => (
  <List exporter={false} actions={<Actions />} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No exams yet. Create one, or import one from a file.</EmptyList>}>
      <FunctionField<ExamPaper>
        label="Title"
        render={({ title }) => (
          <RowLink to="show">
            <bdi>{title}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ExamPaper> label="Language" render={({ language_id }) => <LanguageName id={language_id} />} />
      <DateField source="starts_at" label="From" showTime sortable={false} />
      <DateField source="ends_at" label="Until" showTime sortable={false} />
      <NumberField source="asked" label="Questions" sortable={false} />
      <NumberField source="total_marks" label="Marks" sortable={false} />
      <NumberField source="attempts" label="Attempts" sortable={false} />
      <FunctionField<ExamPaper> label="In charge" render={({ examiner }) => <bdi>{examiner?.name ?? 'every examiner'}</bdi>} />
    </Datagrid>
  </List>
)
