import { categoryAdmin } from './catalogue.admin.ts'
import { catalogue } from './catalogue.ts'
import { importAdmin } from './imports.admin.ts'
import { questionAdmin } from './questions.admin.ts'

export const bank = { ...catalogue, ...categoryAdmin, ...questionAdmin, ...importAdmin }
