import BookIcon from '@mui/icons-material/MenuBook'
import type { ConsolePart } from '../../platform/parts.ts'
import { PassageEdit, PassageNew } from './passage-forms.tsx'
import { PassageList } from './passage-list.tsx'

export const passagesPart: ConsolePart = {
  name: 'passages',
  label: 'Texts to read',
  thing: 'text',
  icon: BookIcon,
  group: 'Content',
  roles: ['editor'],
  actions: { list: 'get_passages', one: 'get_passage', create: 'create_passage', update: 'change_passage' },
  idField: 'passage_id',
  versioned: {
    subject: 'passage',
    groups: [
      { label: 'Title', fields: ['title'] },
      { label: 'Text', fields: ['html'] },
      { label: 'Attachment', fields: ['content_type', 'content_url'] },
      { label: 'Picture', fields: ['image', 'caption'] },
      { label: 'Category', fields: ['category_id'] },
      { label: 'Position', fields: ['position'] },
    ],
  },
  list: PassageList,
  edit: PassageEdit,
  create: PassageNew,
  nameOf: ({ title }) => String(title),
}
