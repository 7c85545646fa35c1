// The list of questions that players have reported.

import { Datagrid, DateField, FunctionField, List, NumberField, SelectInput, TextInput } from 'react-admin'
import type { ReportedQuestion } from '@trivium/contract/integrity/reports.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { LanguageInput } from '../../platform/ui/language-select.tsx'
import { WrittenText } from '../../platform/ui/written.tsx'

const states = [
  { id: 'open', name: 'open' },
  { id: 'closed', name: 'closed' },
]

const filters = [
  <SelectInput key="state" source="state" choices={states} emptyText="open" alwaysOn />,
  <TextInput key="search" source="search" label="Words in the question" alwaysOn resettable />,
  <LanguageInput key="language" source="language_id" alwaysOn />,
]

export const ReportQueue = () => (
  <List exporter={false} filters={filters} sort={{ field: 'newest_at', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No reports yet.</EmptyList>}>
      <NumberField source="open" label="Open" />
      <FunctionField<ReportedQuestion>
        label="Question"
        render={({ question }) => (
          <RowLink to="show">
            <WrittenText text={question} />
          </RowLink>
        )}
      />
      <FunctionField<ReportedQuestion>
        label="Newest reason"
        render={({ newest_reason }) => <bdi className="as-written">{newest_reason}</bdi>}
      />
      <DateField source="newest_at" label="Newest" showTime />
      <FunctionField<ReportedQuestion>
        label="Where"
        render={({ category, language_code, owner }) => (
          <>
            {owner === 'exam' && 'Exam · '}
            <bdi>{category}</bdi> · {language_code}
          </>
        )}
      />
      <FunctionField<ReportedQuestion> label="Right first answers" render={({ attempts, facility }) => facilityOf(attempts, facility)} />
      <FunctionField<ReportedQuestion> label="Regrade" render={({ regrade }) => regrade ?? '–'} />
    </Datagrid>
  </List>
)

const facilityOf = (attempts: number, facility: number | null) =>
  facility === null ? 'no answers yet' : `${Math.round(100 * facility)} % of ${attempts}`
