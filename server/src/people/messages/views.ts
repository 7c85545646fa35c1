// Messages and people as a player may see them, field by field.

import type { InvitablePlayer, Message } from '@trivium/contract/people/messages'
import { nameIn } from '@trivium/rules/people/names'
import { must } from '../../platform/api/refuse.ts'
import { mediaPath } from '../../platform/media/index.ts'
import type { BlockedRow } from './block-store.ts'
import type { InvitableRow } from './invitation-store.ts'
import type { AnswerRow, MessageRow, ReplyRow, SaidRow } from './store.ts'

const codeShown = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
const iso = (time: Date | null) => time?.toISOString() ?? null

export function presentMessage(row: MessageRow): Message {
  if (row.kind === 'reply') return presentReply(row)
  return row.kind === 'answer' ? presentAnswer(row) : presentSaid(row)
}

const presentReply = ({ number, saidAt, isNew, written, answer }: ReplyRow): Message => ({
  id: `contact:${number}`,
  date: saidAt.toISOString(),
  read: !isNew,
  kind: 'reply',
  written,
  answer,
})

const presentAnswer = (row: AnswerRow): Message => ({
  id: `report:${row.number}`,
  date: row.saidAt.toISOString(),
  read: !row.isNew,
  kind: 'answer',
  report: { question_id: row.questionId, question: row.question, language_id: row.questionLanguageId, reason: row.reason },
  answer: row.answer,
})

function presentSaid(row: SaidRow): Message {
  const said = {
    id: `${row.code === null ? row.roomId : codeShown(row.code)}:${row.number}`,
    date: row.saidAt.toISOString(),
    read: !row.isNew,
    from: { user_id: row.fromId, name: row.name, profile: row.profile && mediaPath(row.profile) },
    room: presentRoom(row),
  }
  switch (row.kind) {
    case 'invitation':
      return { ...said, kind: row.kind, state: stateOf(row), until: iso(row.phase === 'waiting' ? row.dueAt : null) }
    case 'rematch':
      return { ...said, kind: row.kind, until: rematchUntil(row).toISOString() }
    case 'phrase':
      return { ...said, kind: row.kind, phrase: must(row.phrase, 'a message in a room is one of the phrases') }
  }
}

const presentRoom = (row: SaidRow) => ({
  room_id: row.roomId,
  room_code: row.code === null ? null : codeShown(row.code),
  room_type: row.roomKind,
  category: row.categoryNames && nameIn(row.categoryNames, row.languageCode),
  entry: row.isFriendly ? 0 : row.rules.entry,
  questions: row.rules.questions,
  taken: row.taken,
  seats: row.rules.seats,
})

function stateOf({ isIn, phase, taken, rules }: SaidRow) {
  if (isIn) return 'joined'
  if (phase !== 'waiting') return 'closed'
  return taken < rules.seats ? 'open' : 'full'
}

const rematchUntil = ({ endedAt, rules }: SaidRow) =>
  new Date(must(endedAt, 'a rematch is asked for after the end').getTime() + rules.rematchMs)

export const presentInvitable = ({ id, name, profile, hasMet, since, isInvited }: InvitableRow): InvitablePlayer => ({
  user_id: id,
  name: hasMet ? name : firstName(name),
  profile: profile && mediaPath(profile),
  known_by: hasMet ? 'battle' : 'referral',
  since: since.toISOString(),
  invited: isInvited,
})

/** Players who know each other only by invitation see first names. */
const firstName = (name: string) => name.split(' ')[0] ?? name

export const presentBlocked = ({ id, name, profile, since }: BlockedRow) => ({
  user_id: id,
  name,
  profile: profile && mediaPath(profile),
  since: since.toISOString(),
})
