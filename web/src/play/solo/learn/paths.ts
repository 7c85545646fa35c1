import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { placePath } from '../../../platform/modes/modes.ts'
import type { MapStop } from './progress.ts'

export const subjectPath = ({ type, slug }: MapSubject) => placePath({ mode: type, category_slug: slug, subcategory_slug: null })

export const stopPath = ({ type, slug: category_slug }: MapSubject, { slug }: MapStop) =>
  placePath({ mode: type, category_slug, subcategory_slug: slug })
