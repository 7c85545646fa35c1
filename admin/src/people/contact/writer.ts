import type { ContactMessage } from '@trivium/contract/people/contact'

/** Who has written it, as far as that is known. */
export function writerOf({ account_id, name, email }: Pick<ContactMessage, 'account_id' | 'name' | 'email'>): string {
  if (account_id !== null) return `${name ?? ''} (#${account_id})`
  return email ?? 'nobody signed in, no address'
}
