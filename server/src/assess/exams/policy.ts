// Who may manage which exam. An exam has one examiner, who may share it with others; administrators may manage every exam.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Person {
  id: number
  roles: readonly StaffRole[]
}

export interface ExamManagement {
  /** Null for imported exams, and for exams older than this column. */
  examiner_id: number | null
  manager_ids: readonly number[]
}

const isAdministrator = ({ roles }: Person) => roles.includes('administrator')
const isExaminer = ({ roles }: Person) => roles.includes('examiner')

/** An examiner may see, change and correct their own exams, shared exams, and exams without an examiner. */
export const canManageExam = ({ examiner_id, manager_ids }: ExamManagement, person: Person): boolean =>
  isAdministrator(person) || (isExaminer(person) && (examiner_id === null || examiner_id === person.id || manager_ids.includes(person.id)))

/** The exam's examiner may hand it over or share it; for an exam without an examiner only administrators may. */
export const canHandOver = ({ examiner_id }: ExamManagement, person: Person): boolean =>
  isAdministrator(person) || (isExaminer(person) && examiner_id === person.id)

/** Only examiners and administrators can manage an exam. */
export const mayManageExams = (person: Person): boolean => isExaminer(person) || isAdministrator(person)
