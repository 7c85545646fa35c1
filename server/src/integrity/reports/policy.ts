// Who may triage which reports. The contract has the roles of each action; rules that depend on the question are here.

import type { StaffRole } from '@trivium/contract/platform/action'
import { type ExamManagement, canManageExam } from '../../assess/exams/index.ts'

/** Questions belong to the bank or to an exam. */
export type Owner = 'bank' | 'exam'

export interface Belonging {
  owner: Owner
  /** The managers of the exam, for a question of an exam. */
  managers: ExamManagement | null
}

interface Person {
  id: number
  roles: readonly StaffRole[]
}

const isAdministrator = ({ roles }: Person) => roles.includes('administrator')

/**
 * Editors triage reports on questions of the bank. Reports on an exam's questions belong to its managers, because they show right answers
 * and decide about marks.
 */
export const canTriage = ({ owner, managers }: Belonging, person: Person): boolean =>
  isAdministrator(person) || (owner === 'exam' ? managers !== null && canManageExam(managers, person) : person.roles.includes('editor'))

export interface Sight {
  bank: boolean
  /** Questions of all exams, of the exams that this account manages, or of none. */
  exams: 'all' | { managedBy: number } | 'none'
}

/** canTriage for lists. */
export function sightOf(person: Person): Sight {
  if (isAdministrator(person)) return { bank: true, exams: 'all' }
  const { id, roles } = person
  return { bank: roles.includes('editor'), exams: roles.includes('examiner') ? { managedBy: id } : 'none' }
}
