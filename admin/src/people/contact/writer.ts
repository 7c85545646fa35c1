import type { ContactMessage } from '@trivium/contract/people/contact'

/** The sender of a message, as far as known. */
export function writerOf({ account_id, name, email }: Pick<ContactMessage, 'account_id' | 'name' | 'email'>): string {
  if (account_id !== null) return `${name ?? ''} (#${account_id})`
  return email ?? 'not signed in, no address'
}
