import ImageIcon from '@mui/icons-material/Image'
import type { ConsolePart } from '../../platform/parts.ts'
import { MediaEdit } from './media-edit.tsx'
import { MediaList } from './media-list.tsx'

export const mediaPart: ConsolePart = {
  name: 'media',
  label: 'Media',
  thing: 'file',
  icon: ImageIcon,
  group: 'Content',
  roles: ['editor', 'examiner'],
  actions: { list: 'get_media_files', one: 'get_media_file', update: 'change_media_file', remove: 'delete_media_file' },
  idField: 'media_name',
  versioned: {
    subject: 'media',
    groups: [
      { label: 'Title', fields: ['title'] },
      { label: 'In words', fields: ['alt_text'] },
      { label: 'Source', fields: ['source'] },
      { label: 'Licence', fields: ['licence'] },
      { label: 'Keep', fields: ['keep'] },
    ],
  },
  list: MediaList,
  edit: MediaEdit,
}
