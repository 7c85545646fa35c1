// What editors may do with reports.

import { reportOffice } from '@trivium/contract/report-office'
import { handle } from '../api/handle.ts'

export const reportOfficeActions = handle(reportOffice, {})
