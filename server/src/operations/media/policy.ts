// Who may find which file, and who may open what uses it.

import type { StaffRole } from '@trivium/contract/platform/action'
import type { MediaPlaceName } from '@trivium/contract/platform/media'
import { canManageExam, type ExamManagement } from '../../assess/exams/index.ts'

interface Person {
  id: number
  roles: readonly StaffRole[]
}

const isAdministrator = ({ roles }: Person) => roles.includes('administrator')

/** Which files a person finds. They may also describe and delete these. */
export type Sight = 'all' | 'none' | { ofBank: boolean; uploadedBy: number }

/** What was uploaded for an exam may give its questions away, so only its uploader finds it. */
export function sightOf(person: Person): Sight {
  if (isAdministrator(person)) return 'all'
  const isEditor = person.roles.includes('editor')
  return isEditor || person.roles.includes('examiner') ? { ofBank: isEditor, uploadedBy: person.id } : 'none'
}

/** Who may open the page of a place that is no exam and no question of one. */
const openedBy: Record<Exclude<MediaPlaceName, 'exam'>, StaffRole> = {
  question: 'editor',
  category: 'editor',
  passage: 'editor',
  contest: 'editor',
  waiting_import: 'editor',
  done_import: 'editor',
  announcement: 'administrator',
  setting: 'administrator',
  page: 'administrator',
}

export interface UseToOpen {
  place: MediaPlaceName
  /** An exam's rules, or a question of an exam. */
  isOfExam: boolean
  /** Null: the exam is no longer there. */
  managers: ExamManagement | null
}

export function mayOpen({ place, isOfExam, managers }: UseToOpen, person: Person): boolean {
  if (isAdministrator(person)) return true
  if (isOfExam || place === 'exam') return managers !== null && canManageExam(managers, person)
  return person.roles.includes(openedBy[place])
}
