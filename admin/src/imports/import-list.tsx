// Uploading files, and the imports there have been.

import { Datagrid, DateField, FunctionField, List, TextField } from 'react-admin'
import type { ImportView } from '@trivium/contract/import-office'
import { Empty } from '../ui/empty.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { countsInWords, stateWords } from './import-words.ts'
import { UploadForm } from './upload-form.tsx'

export const ImportList = () => (
  <>
    <UploadForm />
    <List exporter={false} sort={{ field: 'id', order: 'DESC' }} empty={false} actions={false}>
      <Datagrid bulkActionButtons={false} rowClick="show" empty={<Empty>Nothing was imported yet.</Empty>}>
        <FunctionField<ImportView>
          label="File"
          render={({ name }) => (
            <RowLink to="show">
              <bdi className="as-written">{name}</bdi>
            </RowLink>
          )}
        />
        <TextField source="format" sortable={false} />
        <FunctionField<ImportView> label="State" render={({ state }) => stateWords[state]} />
        <FunctionField<ImportView> label="Rows" render={({ counts }) => countsInWords(counts)} />
        <FunctionField<ImportView> label="By" render={({ by }) => <bdi>{by ?? 'a command'}</bdi>} />
        <DateField source="created_at" label="Uploaded" showTime sortable={false} />
      </Datagrid>
    </List>
  </>
)
