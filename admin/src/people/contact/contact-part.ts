import MailIcon from '@mui/icons-material/MailOutlined'
import type { ConsolePart } from '../../platform/parts.ts'
import { ContactList } from './contact-list.tsx'
import { ContactShow } from './contact-show.tsx'

export const contactPart: ConsolePart = {
  name: 'contact',
  label: 'Messages',
  icon: MailIcon,
  group: 'People',
  // Administrators only: people may write about private matters.
  roles: ['administrator'],
  actions: { list: 'get_contact_messages', one: 'get_contact_message' },
  idField: 'contact_id',
  list: ContactList,
  show: ContactShow,
  nameOf: row => `Message ${String(row.id)}`,
}
