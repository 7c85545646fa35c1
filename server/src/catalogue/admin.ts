// What editors may do with categories.

import { categoryOffice } from '@trivium/contract/category-office'
import { handle } from '../api/handle.ts'

export const categoryOfficeActions = handle(categoryOffice, {})
