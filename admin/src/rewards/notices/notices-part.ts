import CampaignIcon from '@mui/icons-material/Campaign'
import type { ConsolePart } from '../../platform/parts.ts'
import { AnnouncementEdit, AnnouncementNew } from './announcement-forms.tsx'
import { AnnouncementList } from './announcement-list.tsx'

export const noticesPart: ConsolePart = {
  name: 'notices',
  label: 'Notices',
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
  list: AnnouncementList,
  edit: AnnouncementEdit,
  create: AnnouncementNew,
  nameOf: row => `Notice ${String(row.id)}`,
}
