// Who deals with which reports. Which role an action is for, its contract says; what depends on the question stands here.

import type { StaffRole } from '@trivium/contract/platform/action'
import { type ExamManagement, canManageExam } from '../../assess/exams/index.ts'

/** Exams have questions of their own. */
export type Owner = 'bank' | 'exam'

export interface Belonging {
  owner: Owner
  /** Of the exam of a question of an exam. */
  managers: ExamManagement | null
}

interface Person {
  id: number
  roles: readonly StaffRole[]
}

const isAdministrator = ({ roles }: Person) => roles.includes('administrator')

/**
 * Reports on questions of the bank are for editors; those on questions of an exam are for whoever manages it, because its marks
 * hang on them, and because they show its right answers.
 */
export const canTriage = ({ owner, managers }: Belonging, person: Person): boolean =>
  isAdministrator(person) || (owner === 'exam' ? managers !== null && canManageExam(managers, person) : person.roles.includes('editor'))

export interface Sight {
  bank: boolean
  /** Questions of all exams, of those managed by this account, or of none. */
  exams: 'all' | { managedBy: number } | 'none'
}

/** What canTriage says, for lists. */
export function sightOf(person: Person): Sight {
  if (isAdministrator(person)) return { bank: true, exams: 'all' }
  const { id, roles } = person
  return { bank: roles.includes('editor'), exams: roles.includes('examiner') ? { managedBy: id } : 'none' }
}
