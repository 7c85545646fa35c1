// The list of regrades.

import { Datagrid, DateField, FunctionField, List, NumberField, TextField, TextInput } from 'react-admin'
import type { RegradeRow } from '@trivium/contract/integrity/reports.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { WrittenText } from '../../platform/ui/written.tsx'

const filters = [<TextInput key="question" source="question_id" label="Question number" alwaysOn />]

export const RegradeList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No regrades yet.</EmptyList>}>
      <DateField source="started_at" label="Started" showTime sortable={false} />
      <FunctionField<RegradeRow>
        label="Question"
        render={({ question }) => (
          <RowLink to="show">
            <WrittenText text={question} />
          </RowLink>
        )}
      />
      <TextField source="name" label="By" sortable={false} />
      <TextField source="state" sortable={false} />
      <NumberField source="players" sortable={false} />
      <NumberField source="answers" sortable={false} />
      <NumberField source="coins" sortable={false} />
      <NumberField source="score" label="Points" sortable={false} />
    </Datagrid>
  </List>
)
