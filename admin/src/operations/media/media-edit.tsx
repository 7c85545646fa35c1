// The page of a file: preview, description, and where it is used.

import { Box, Link, List, ListItem, Stack, Typography } from '@mui/material'
import { BooleanInput, DeleteButton, Edit, SaveButton, SimpleForm, TextInput, Toolbar, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { MediaFile, MediaFileWhole } from '@trivium/contract/operations/media.admin'
import { inWords, writtenTime } from '../../platform/ui/formats.ts'
import { nameOfFile } from '../../platform/ui/media/name-of-file.ts'
import { Sound } from '../../platform/ui/media/sound.tsx'
import { countedPlaces, factsOf, placeOf, screenOf, standingOf } from './media-words.ts'

const onlyWords = ({ title, alt_text, source, licence, keep, version }: Partial<MediaFileWhole>) => ({
  title,
  alt_text,
  source,
  licence,
  keep,
  version,
})

export const MediaEdit = () => (
  <Edit<MediaFileWhole> mutationMode="pessimistic" transform={onlyWords} title={<Name />} redirect={false}>
    <SimpleForm toolbar={<Foot />}>
      <Inside />
    </SimpleForm>
  </Edit>
)

function Name() {
  const file = useRecordContext<MediaFile>()
  return file ? <bdi>{nameOfFile(file)}</bdi> : null
}

function Foot() {
  const file = useRecordContext<MediaFile>()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      <DeleteButton
        mutationMode="pessimistic"
        disabled={file?.is_used ?? true}
        confirmTitle="Delete this file?"
        confirmContent="It cannot be brought back. Earlier versions of questions and settings can no longer show it."
      />
    </Toolbar>
  )
}

function Inside() {
  const file = useRecordContext<MediaFileWhole>()
  if (!file) return null
  const isPicture = file.kind === 'picture'
  return (
    <Box sx={{ display: 'grid', gap: 3, width: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        {isPicture ? (
          <Box
            component="img"
            src={file.path}
            alt={file.alt_text ?? ''}
            sx={{
              maxWidth: 1,
              maxHeight: { xs: 280, md: 480 },
              objectFit: 'contain',
              alignSelf: 'start',
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          />
        ) : (
          <Sound path={file.path} label={nameOfFile(file)} />
        )}
        <Facts file={file} />
        <Uses file={file} />
      </Stack>
      <Stack>
        <TextInput source="title" slotProps={asWritten(200)} />
        <TextInput
          source="alt_text"
          label={isPicture ? 'Description of the picture' : 'Description of the sound'}
          multiline
          helperText={`For people who do not ${isPicture ? 'see' : 'hear'} it. Forms propose it when this file is chosen.`}
          slotProps={asWritten(500)}
        />
        <TextInput source="source" multiline helperText="Author and address" slotProps={asWritten(500)} />
        <TextInput
          source="licence"
          label="Licence or credit line"
          helperText="For example CC BY 4.0, Ana Diaz"
          slotProps={asWritten(200)}
        />
        <BooleanInput source="keep" label="Keep while nothing uses it" helperText={false} />
      </Stack>
    </Box>
  )
}

const asWritten = (maxLength: number) => ({ htmlInput: { dir: 'auto', maxLength } })

const Facts = ({ file }: { file: MediaFileWhole }) => (
  <Typography variant="body2" color="text.secondary">
    {factsOf(file)}
    <br />
    {file.imported_from === null ? (
      'Uploaded by '
    ) : (
      <>
        Came with the questions of <bdi>{file.imported_from}</bdi>, imported by{' '}
      </>
    )}
    <bdi>{file.uploaded_by.name}</bdi>, {writtenTime(file.uploaded_at)}
    {file.for_exams && ', for an exam: only this person and administrators find it'}
    <br />
    {standingOf(file)}
  </Typography>
)

function Uses({ file: { uses, hidden, has_more } }: { file: MediaFileWhole }) {
  return (
    <Box component="section" aria-labelledby="where-used">
      <Typography variant="h6" component="h2" id="where-used">
        Where it is used
      </Typography>
      {uses.length + hidden.length === 0 && <Typography variant="body2">Nothing uses this file.</Typography>}
      <List dense disablePadding>
        {uses.map(use => (
          <ListItem key={`${use.place} ${use.id}`} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={screenOf(use)}>
              <bdi>{use.place === 'setting' ? inWords(use.title) : use.title}</bdi>
            </Link>
            <Typography variant="caption" component="span" color="text.secondary" sx={{ ml: 1 }}>
              {placeOf(use)}
            </Typography>
          </ListItem>
        ))}
        {hidden.map(({ place, count }) => (
          <ListItem key={place} disableGutters>
            Used in {countedPlaces(place, count)} that you cannot open
          </ListItem>
        ))}
      </List>
      {has_more && <Typography variant="body2">Only the latest 100 of each kind are listed.</Typography>}
    </Box>
  )
}
