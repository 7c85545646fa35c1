// The upload form, and the list of imports.

import { Datagrid, DateField, FunctionField, List, TextField } from 'react-admin'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { Empty } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { countsInWords, isAtWork, stateOf } from './import-words.ts'
import { UploadForm } from './upload-form.tsx'

/** Refetches every second while the server works on an import. */
const refetchInterval = ({ state }: { state: { data?: { data?: ImportView[] } | undefined } }) =>
  state.data?.data?.some(view => isAtWork(view.state)) ? 1000 : false

export const ImportList = () => (
  <>
    <UploadForm />
    <List exporter={false} sort={{ field: 'id', order: 'DESC' }} empty={false} actions={false} queryOptions={{ refetchInterval }}>
      <Datagrid bulkActionButtons={false} rowClick="show" empty={<Empty>No imports yet.</Empty>}>
        <FunctionField<ImportView>
          label="File"
          render={({ name }) => (
            <RowLink to="show">
              <bdi className="as-written">{name}</bdi>
            </RowLink>
          )}
        />
        <TextField source="format" sortable={false} />
        <FunctionField<ImportView> label="State" render={view => stateOf(view)} />
        <FunctionField<ImportView> label="Rows" render={view => countsInWords(view)} />
        <FunctionField<ImportView> label="By" render={({ by }) => <bdi>{by ?? 'a command'}</bdi>} />
        <DateField source="created_at" label="Uploaded" showTime sortable={false} />
      </Datagrid>
    </List>
  </>
)
