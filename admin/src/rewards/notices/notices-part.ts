import CampaignIcon from '@mui/icons-material/Campaign'
import type { ConsolePart } from '../../platform/parts.ts'
import { AnnouncementEdit, AnnouncementNew } from './announcement-forms.tsx'
import { AnnouncementList } from './announcement-list.tsx'

export const noticesPart: ConsolePart = {
  name: 'notices',
  label: 'Notices',
  thing: 'notice',
  icon: CampaignIcon,
  group: 'People',
  roles: ['administrator'],
  actions: {
    list: 'get_announcements',
    one: 'get_announcement',
    create: 'send_announcement',
    update: 'change_announcement',
    remove: 'cancel_announcement',
  },
  idField: 'announcement_id',
  versioned: {
    subject: 'announcement',
    groups: [
      { label: 'Texts', fields: ['texts'] },
      { label: 'Picture', fields: ['image'] },
      { label: 'Link', fields: ['link'] },
      { label: 'Readers', fields: ['audience', 'web_language', 'account_ids'] },
      { label: 'Time', fields: ['send_at'] },
    ],
  },
  list: AnnouncementList,
  edit: AnnouncementEdit,
  create: AnnouncementNew,
  nameOf: row => `Notice ${String(row.id)}`,
}
