// Files of the library in words.

import type { MediaFile, MediaUse } from '@trivium/contract/operations/media.admin'
import type { MediaPlaceName } from '@trivium/contract/platform/media'
import { writtenNumber, writtenTime } from '../../platform/ui/formats.ts'

/** webp · 34 KB · 1,280 × 640 */
export function factsOf({ type, bytes, width, height }: MediaFile): string {
  const size = `${writtenNumber(Math.max(1, Math.round(bytes / 1000)))} KB`
  const pixels = width === null || height === null ? [] : [`${writtenNumber(width)} × ${writtenNumber(height)}`]
  return [type.replace(/^\w+\//, ''), size, ...pixels].join(' · ')
}

export function standingOf({ is_used, keep, delete_at }: MediaFile): string {
  if (is_used) return 'Used'
  if (keep) return 'Unused, kept'
  return `Unused, will be deleted ${writtenTime(delete_at)}`
}

const names: Record<MediaPlaceName, [one: string, many: string]> = {
  question: ['question', 'questions'],
  category: ['category', 'categories'],
  passage: ['text to read', 'texts to read'],
  contest: ['contest', 'contests'],
  announcement: ['announcement', 'announcements'],
  setting: ['setting', 'settings'],
  page: ['page', 'pages'],
  exam: ['exam', 'exams'],
  waiting_import: ['import that waits', 'imports that wait'],
  done_import: ['import that can be undone', 'imports that can be undone'],
}

export const countedPlaces = (place: MediaPlaceName, count: number): string =>
  `${writtenNumber(count)} ${names[place][count === 1 ? 0 : 1]}`

export function placeOf({ place, exam_id, is_earlier }: MediaUse): string {
  const [one] = names[place]
  if (place !== 'question') return one
  return `${is_earlier ? 'earlier version of a ' : ''}question${exam_id === null ? '' : ' of an exam'}`
}

const screens: Record<MediaPlaceName, (id: string) => string> = {
  question: id => `/questions/${id}`,
  category: id => `/categories/${id}`,
  passage: id => `/passages/${id}`,
  contest: id => `/contests/${id}/show`,
  announcement: id => `/notices/${id}`,
  setting: () => '/settings',
  page: id => `/pages/${encodeURIComponent(id)}`,
  exam: id => `/exams/${id}/show`,
  waiting_import: id => `/imports/${id}/show`,
  done_import: id => `/imports/${id}/show`,
}

export const screenOf = ({ place, id, exam_id }: MediaUse): string =>
  exam_id === null ? screens[place](id) : screens.exam(String(exam_id))
