// Who may run which exam. An exam has somebody in charge, who may share it with others; administrators may run every one.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Person {
  id: number
  roles: readonly StaffRole[]
}

export interface ExamManagement {
  /** Null for exams of files and from before there was anybody in charge. */
  examiner_id: number | null
  manager_ids: readonly number[]
}

const isAdministrator = ({ roles }: Person) => roles.includes('administrator')
const isExaminer = ({ roles }: Person) => roles.includes('examiner')

/** An examiner may see, change and correct an exam that they manage: theirs, one that is shared with them, or one that is nobody's. */
export const canManageExam = ({ examiner_id, manager_ids }: ExamManagement, person: Person): boolean =>
  isAdministrator(person) || (isExaminer(person) && (examiner_id === null || examiner_id === person.id || manager_ids.includes(person.id)))

/** Whoever is in charge of an exam may hand it over or share it; of an exam that is nobody's only administrators say whose it is. */
export const canHandOver = ({ examiner_id }: ExamManagement, person: Person): boolean =>
  isAdministrator(person) || (isExaminer(person) && examiner_id === person.id)

/** Only who may run exams at all can manage one. */
export const mayManageExams = (person: Person): boolean => isExaminer(person) || isAdministrator(person)
