import { categoryOffice } from './catalogue.admin.ts'
import { catalogue } from './catalogue.ts'
import { importOffice } from './imports.admin.ts'
import { questionOffice } from './questions.admin.ts'

export const bank = { ...catalogue, ...categoryOffice, ...questionOffice, ...importOffice }
