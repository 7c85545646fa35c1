import BookIcon from '@mui/icons-material/MenuBook'
import type { ConsolePart } from '../../platform/parts.ts'
import { PassageEdit, PassageNew } from './passage-forms.tsx'
import { PassageList } from './passage-list.tsx'

export const passagesPart: ConsolePart = {
  name: 'passages',
  label: 'Texts to read',
  icon: BookIcon,
  group: 'Content',
  roles: ['editor'],
  actions: { list: 'get_passages', one: 'get_passage', create: 'create_passage', update: 'change_passage' },
  idField: 'passage_id',
  list: PassageList,
  edit: PassageEdit,
  create: PassageNew,
  nameOf: ({ title }) => String(title),
}
