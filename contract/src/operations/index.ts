import { consoleAdmin } from './console.admin.ts'

export const operations = { ...consoleAdmin }
