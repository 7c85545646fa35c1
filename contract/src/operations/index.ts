import { consoleAdmin } from './console.admin.ts'
import { mediaAdmin } from './media.admin.ts'

export const operations = { ...consoleAdmin, ...mediaAdmin }
