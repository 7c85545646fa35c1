// The texts of a message, for its row and for its toast.

import type { Message } from '@trivium/contract/people/messages'
import type { TFunction } from 'i18next'

const kinds: Record<Message['kind'], true> = { invitation: true, rematch: true, phrase: true, answer: true, reply: true }

/** Leaves out messages of newer kinds: a page that was opened before an update has no texts for them until it reloads. */
export const withWords = (messages: readonly Message[]): Message[] => messages.filter(({ kind }) => Object.hasOwn(kinds, kind))

export function titleOf(message: Message, t: TFunction): string {
  switch (message.kind) {
    case 'invitation':
      return t('messages.invites', { name: message.from.name })
    case 'rematch':
      return t('messages.wants_rematch', { name: message.from.name })
    case 'phrase':
      return message.from.name
    case 'answer':
      return t('messages.answered')
    case 'reply':
      return t('messages.replied')
  }
}

interface Formats {
  t: TFunction
  count: (value: number) => string
}

type Room = Extract<Message, { kind: 'invitation' }>['room']

/** The topic of a battle and its entry. */
function roomInWords({ category, questions, entry }: Room, { t, count }: Formats): string {
  const cost = entry === 0 ? t('battle.free') : t('catalogue.price', { count: entry, shown: count(entry) })
  return [
    category ?? t('battle.any_category'),
    t('catalogue.questions', { count: questions, shown: count(questions) }),
    t('battle.entry_of', { coins: cost }),
  ].join(' · ')
}

export function textOf(message: Message, formats: Formats): string {
  switch (message.kind) {
    case 'invitation':
    case 'rematch':
      return roomInWords(message.room, formats)
    case 'phrase':
      return formats.t(`battle.phrase_${message.phrase}`)
    case 'answer':
    case 'reply':
      return message.answer
  }
}
