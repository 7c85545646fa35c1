import { consoleOffice } from './console.admin.ts'

export const operations = { ...consoleOffice }
