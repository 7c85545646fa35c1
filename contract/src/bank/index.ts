import { categoryAdmin } from './catalogue.admin.ts'
import { catalogue } from './catalogue.ts'
import { importAdmin } from './imports.admin.ts'
import { questionHistory } from './question-history.admin.ts'
import { questionReview } from './question-review.admin.ts'
import { questionAdmin } from './questions.admin.ts'
import { translationAdmin } from './translations.admin.ts'

export const bank = {
  ...catalogue,
  ...categoryAdmin,
  ...questionAdmin,
  ...translationAdmin,
  ...questionHistory,
  ...questionReview,
  ...importAdmin,
}
