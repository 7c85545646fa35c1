// The roles in words: what somebody with this role can do.

import { type StaffRole, staffRoles } from '@trivium/contract/platform/action'

export const roleWords: Record<StaffRole, { name: string; article: string; can: string }> = {
  editor: { name: 'editor', article: 'an editor', can: 'write and publish questions, categories, texts, contests and the daily quiz' },
  examiner: { name: 'examiner', article: 'an examiner', can: 'write and run exams and release their results' },
  treasurer: { name: 'treasurer', article: 'a treasurer', can: 'approve and pay payouts and correct balances' },
  administrator: {
    name: 'administrator',
    article: 'an administrator',
    can: 'do everything, including settings, deleting players, and giving and removing roles',
  },
}

const listFormat = new Intl.ListFormat('en')

interface Change {
  name: string
  before: readonly StaffRole[]
  after: readonly StaffRole[]
  /** The administrator changes their own roles. */
  isOwn: boolean
}

/** One sentence for each thing that changes; empty if nothing does. */
export function sentencesOf({ name, before, after, isOwn }: Change): string[] {
  const added = staffRoles.filter(role => after.includes(role) && !before.includes(role))
  const removed = staffRoles.filter(role => before.includes(role) && !after.includes(role))
  if (added.length + removed.length === 0) return []
  return [
    added.length > 0 &&
      `${name} becomes ${listFormat.format(added.map(role => roleWords[role].article))} and can then ${added.map(role => roleWords[role].can).join('; ')}.`,
    removed.length > 0 &&
      `${name} is no longer ${listFormat.format(removed.map(role => roleWords[role].article))} and can no longer ${removed.map(role => roleWords[role].can).join('; ')}.`,
    after.length === 0 && `${name} can then no longer open the console.`,
    isOwn && removed.includes('administrator') && 'This is your own account. Only another administrator can give you the role back.',
    isOwn ? 'You are signed out everywhere and sign in again.' : `${name} is signed out everywhere and gets a message.`,
  ].filter(sentence => sentence !== false)
}
