import { playerAdmin } from './accounts.admin.ts'
import { accounts } from './accounts.ts'
import { contact } from './contact.ts'
import { friends } from './friends.ts'
import { groupAdmin } from './groups.admin.ts'
import { groups } from './groups.ts'
import { messages } from './messages.ts'
import { moderationAdmin } from './moderation.admin.ts'
import { moderation } from './moderation.ts'
import { staff } from './staff.admin.ts'
import { staffChanges } from './staff-changes.admin.ts'

export const people = {
  ...accounts,
  ...friends,
  ...messages,
  ...contact,
  ...playerAdmin,
  ...moderation,
  ...moderationAdmin,
  ...staff,
  ...staffChanges,
  ...groups,
  ...groupAdmin,
}
