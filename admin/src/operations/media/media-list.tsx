// The library: the pictures and sounds that staff uploaded or imported with questions, newest first.

import { Box, Card, Stack, Typography } from '@mui/material'
import { List, RecordContextProvider, SelectInput, TextInput, useListContext } from 'react-admin'
import type { MediaFile } from '@trivium/contract/operations/media.admin'
import { mediaKinds } from '@trivium/contract/platform/media'
import { Empty } from '../../platform/ui/empty.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'
import { nameOfFile } from '../../platform/ui/media/name-of-file.ts'
import { Sound } from '../../platform/ui/media/sound.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { factsOf, standingOf } from './media-words.ts'
import { UploadMany } from './upload-many.tsx'

const kinds = mediaKinds.map(kind => ({ id: kind, name: `${kind}s` }))
const uses = [
  { id: 'true', name: 'used' },
  { id: 'false', name: 'unused' },
]
const filters = [
  <TextInput key="q" source="q" label="Search" helperText="Words of title, text, source or licence" alwaysOn resettable />,
  <SelectInput key="kind" source="kind" choices={kinds} emptyText="all" helperText={false} alwaysOn />,
  <SelectInput key="used" source="used" label="Use" choices={uses} emptyText="all" helperText={false} alwaysOn />,
]

export const MediaList = () => (
  <List exporter={false} filters={filters} actions={false} empty={false} perPage={25} title="Media" component="div">
    <UploadMany />
    <Files />
  </List>
)

function Files() {
  const { data, filterValues, isPending } = useListContext<MediaFile>()
  if (isPending) return null
  if (!data || data.length === 0) {
    const isFiltered = Object.values(filterValues).some(Boolean)
    return <Empty>{isFiltered ? 'No matching files. Try other words or filters.' : 'No files yet. Upload pictures and sounds here.'}</Empty>
  }
  return (
    <Box
      component="ul"
      aria-label="Files"
      sx={{ display: 'grid', gap: 2, p: 0, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}
    >
      {data.map(file => (
        <Card key={file.id} component="li" variant="outlined" sx={{ listStyle: 'none', minWidth: 0 }}>
          <RecordContextProvider value={file}>
            <FileCard file={file} />
          </RecordContextProvider>
        </Card>
      ))}
    </Box>
  )
}

const FileCard = ({ file }: { file: MediaFile }) => (
  <>
    <Box sx={{ height: 150, display: 'flex', alignItems: 'center', justifyContent: 'center', bgcolor: 'action.hover', p: 1 }}>
      {file.kind === 'picture' ? (
        <Box component="img" src={file.path} alt="" loading="lazy" sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain' }} />
      ) : (
        <Sound path={file.path} label={nameOfFile(file)} />
      )}
    </Box>
    <Stack spacing={0.25} sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <RowLink to="edit">
        <bdi>{nameOfFile(file)}</bdi>
      </RowLink>
      <Typography variant="caption">{factsOf(file)}</Typography>
      <Typography variant="caption">{standingOf(file)}</Typography>
      <Typography variant="caption" color="text.secondary">
        <bdi>{file.uploaded_by.name}</bdi>, {writtenTime(file.uploaded_at)}
        {file.for_exams && ', for exams'}
        {file.imported_from !== null && ', imported'}
      </Typography>
    </Stack>
  </>
)
