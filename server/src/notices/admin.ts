// Notices that staff sends.

import { noticeOffice } from '@trivium/contract/notice-office'
import { handle } from '../api/handle.ts'

export const noticeOfficeActions = handle(noticeOffice, {})
