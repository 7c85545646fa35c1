// The lists of blocked words, one per interface language.

import { Typography } from '@mui/material'
import { Datagrid, DateField, Edit, FunctionField, List, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { BlockedWordList } from '@trivium/contract/people/moderation.admin'
import { FileButton } from '../../platform/ui/file-button.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'

export const BlockedWordLists = () => (
  <List exporter={false} sort={{ field: 'id', order: 'ASC' }} empty={false} pagination={false}>
    <Datagrid bulkActionButtons={false} rowClick="edit">
      <FunctionField<BlockedWordList>
        label="Language"
        render={({ language }) => (
          <RowLink to="edit">
            <bdi>{language}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<BlockedWordList> label="Words" render={({ count }) => count} />
      <DateField source="changed_at" label="Changed" showTime sortable={false} emptyText="never" />
    </Datagrid>
  </List>
)

/** An empty field of react-admin is null. */
const asSent = ({ words, version }: { words?: string | null; version?: string }) => ({ words: words ?? '', version })

export const BlockedWordForm = () => (
  <Edit mutationMode="pessimistic" redirect={false} transform={asSent}>
    <SimpleForm toolbar={<Save />}>
      <Typography>
        No new name of a player may contain these words. The lists of all languages apply to every name. Case, accents, letters that look
        alike, digits in place of letters, and signs between letters make no difference.
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Write one word per line, up to 1,000. A word is blocked as a whole word; <b dir="ltr">*word*</b> is also blocked inside of longer
        words.
      </Typography>
      <TextInput
        source="words"
        label="Blocked words"
        multiline
        minRows={12}
        maxRows={30}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </SimpleForm>
  </Edit>
)

function Save() {
  const { getValues, setValue } = useFormContext<{ words: string | null }>()
  async function add(file: File) {
    const before = (getValues('words') ?? '').trimEnd()
    setValue('words', [before, await file.text()].filter(Boolean).join('\n'), { shouldDirty: true })
  }
  return (
    <Toolbar sx={{ gap: 2 }}>
      <SaveButton />
      <FileButton accept=".txt,text/plain" inputLabel="File of words" onFile={add}>
        Add words from a file
      </FileButton>
    </Toolbar>
  )
}
