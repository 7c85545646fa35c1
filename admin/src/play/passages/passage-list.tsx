import { Datagrid, DateField, FunctionField, List, NumberField, SelectInput, TextField, TextInput } from 'react-admin'
import type { PassageRow } from '@trivium/contract/play/passages.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { LanguageInput, LanguageName } from '../../platform/ui/language-select.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'

const states = [
  { id: 'draft', name: 'Draft' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'published', name: 'Published' },
]
const filters = [
  <TextInput key="search" source="search" label="Title begins with" alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <LanguageInput key="language" source="language_id" alwaysOn />,
]

export const PassageList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="edit" empty={<EmptyList>No texts yet. Create one with questions about it.</EmptyList>}>
      <NumberField source="id" label="Number" />
      <FunctionField<PassageRow>
        source="title"
        sortBy="title"
        label="Title"
        render={({ title }) => (
          <RowLink to="edit">
            <bdi>{title}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<PassageRow> label="State" render={stateOf} />
      <FunctionField<PassageRow> label="Language" render={({ language_id }) => <LanguageName id={language_id} />} />
      <TextField source="category" sortable={false} />
      <NumberField source="questions" sortable={false} />
      <NumberField source="words" sortable={false} />
      <DateField source="created_at" label="Since" />
    </Datagrid>
  </List>
)

export const stateOf = ({ state, publish_at }: Pick<PassageRow, 'state' | 'publish_at'>): string => {
  if (state === 'published') return 'Published'
  return publish_at === null ? 'Draft' : `From ${writtenTime(publish_at)}`
}
