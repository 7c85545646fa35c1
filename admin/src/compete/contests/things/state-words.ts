import type { ThingState } from '@trivium/contract/compete/contest-names'

export const stateWords: Record<ThingState, string> = {
  waiting: 'waiting for the address',
  to_send: 'to send',
  sent: 'sent',
  declined: 'declined',
  gone: 'account deleted',
}

export const howWords = { post: 'by post', in_person: 'in person' } as const
