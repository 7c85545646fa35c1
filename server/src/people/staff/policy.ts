// What staff may do to staff. The contract of an action says which role it needs; the rules that depend on the row are here.

import type { StaffRole } from '@trivium/contract/platform/action'

/** Who may see who changed a thing last: those who may change it. */
const editorsOf: Partial<Record<string, StaffRole>> = {
  question: 'editor',
  category: 'editor',
  passage: 'editor',
  contest: 'editor',
  daily_quiz: 'editor',
  blocked_words: 'editor',
  media: 'editor',
  exam: 'examiner',
}

/** @param subject as in the audit: `question:12`. Whatever is not in the table is for administrators. */
export function maySeeChanger(subject: string, roles: readonly StaffRole[]): boolean {
  const role = editorsOf[subject.split(':')[0] ?? '']
  return roles.includes('administrator') || (role !== undefined && roles.includes(role))
}

/** Somebody must be able to give roles, so the last administrator keeps the role. */
export const isLastAdministrator = (accountId: number, administrators: readonly number[]): boolean =>
  administrators.length === 1 && administrators[0] === accountId
