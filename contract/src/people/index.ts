import { playerAdmin } from './accounts.admin.ts'
import { accounts } from './accounts.ts'
import { contact } from './contact.ts'
import { friends } from './friends.ts'
import { messages } from './messages.ts'
import { staff } from './staff.admin.ts'

export const people = { ...accounts, ...friends, ...messages, ...contact, ...playerAdmin, ...staff }
