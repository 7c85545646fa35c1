// Decides for each row of a file what it does to a list: see `listVerdicts`. It reads and writes nothing, so the preview and the import
// decide alike.

import type { ListVerdict } from '@trivium/contract/people/list-names'
import type { ListEntry, Terms } from './read-list.ts'

export interface KnownAccount {
  id: number
  name: string
  /** Verified; null for people who sign in by phone. */
  email: string | null
  isActive: boolean
}

export interface Listed extends Terms {
  account_id: number
  /** On the list by name, not only as a member of a group. */
  is_own: boolean
}

export interface Invited extends Terms {
  id: number
  email: string
}

export interface ListState {
  accounts: readonly KnownAccount[]
  listed: readonly Listed[]
  /** Open invitations. */
  invited: readonly Invited[]
  /** Extra time of accounts with a running attempt: it cannot become less. */
  running: ReadonlyMap<number, number>
  /** The group that the row names. */
  groupOf: (name: string) => { id: number } | { problem: string }
  /** Why nobody can be invited; null if people can. */
  noMail: string | null
  /** How many people the caller may still invite today. */
  invitationsLeft: number
  /** Addresses that have got too many invitations. */
  flooded: ReadonlySet<string>
}

export interface Judged {
  entry: ListEntry
  verdict: ListVerdict
  account: KnownAccount | null
  /** Of an open invitation that the row changes. */
  invitationId: number | null
  groupId: number | null
  terms: Terms
  problem: string
}

const noTerms: Terms = { own_id: null, extra_percent: 0, hides_timer: false, has_larger_text: false }

export const termsOf = ({ own_id, extra_percent, hides_timer, has_larger_text }: Terms): Terms => ({
  own_id,
  extra_percent,
  hides_timer,
  has_larger_text,
})

const isSame = (one: Terms, other: Terms) => JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other))

/** Thrown within this file: why a row is refused. */
class RowProblem extends Error {}
const problem = (text: string): never => {
  throw new RowProblem(text)
}

export function judgeList(entries: readonly ListEntry[], state: ListState): Judged[] {
  const judge = createJudge(state)
  return entries.map(entry => {
    try {
      return judge(entry)
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      const refused = { verdict: 'refused', account: null, invitationId: null, groupId: null } as const
      return { entry, ...refused, terms: { ...noTerms, ...entry.terms }, problem: error.message }
    }
  })
}

function createJudge(state: ListState): (entry: ListEntry) => Judged {
  const find = accountFinder(state.accounts)
  const listed = new Map(state.listed.map(one => [one.account_id, one]))
  const invited = new Map(state.invited.map(one => [one.email, one]))
  const seen = new Map<string, number>()
  const ownIds = new Map([
    ...state.listed.flatMap(one => (one.is_own && one.own_id !== null ? [[one.own_id, `account ${one.account_id}`] as const] : [])),
    ...state.invited.flatMap(one => (one.own_id !== null ? [[one.own_id, one.email] as const] : [])),
  ])
  let left = state.invitationsLeft
  return entry => {
    if (entry.problem !== null) problem(entry.problem)
    const account = find(entry)
    const person = account ? `account ${account.id}` : (entry.email ?? problem('No account has this number.'))
    const earlier = seen.get(person)
    if (earlier !== undefined) problem(`This person is also in row ${earlier}.`)
    seen.set(person, entry.row)
    const there = account ? listed.get(account.id) : undefined
    const open = account ? undefined : invited.get(person)
    const terms = { ...noTerms, ...(there && termsOf(there)), ...(open && termsOf(open)), ...entry.terms }
    const holder = terms.own_id === null ? undefined : ownIds.get(terms.own_id)
    if (holder !== undefined && holder !== person) problem('Somebody else on this list has this own id.')
    if (account && terms.extra_percent < (state.running.get(account.id) ?? 0))
      problem('The exam has started. You can only increase extra time.')
    const groupId = entry.group === null ? null : groupFor(entry.group, state)
    const judged = { entry, account, groupId, terms, invitationId: open?.id ?? null, problem: '' }
    if (!account && !open) {
      refuseInvitation(person, state, left)
      left--
    }
    if (terms.own_id !== null) ownIds.set(terms.own_id, person)
    if (!account && !open) return { ...judged, verdict: 'invited' }
    if (account && !there?.is_own) return { ...judged, verdict: 'added' }
    return { ...judged, verdict: isSame(terms, there ?? open ?? terms) ? 'same' : 'changed' }
  }
}

/** @returns null for an address without an account */
function accountFinder(accounts: readonly KnownAccount[]): (entry: ListEntry) => KnownAccount | null {
  const byId = new Map(accounts.map(one => [one.id, one]))
  const byEmail = new Map(accounts.flatMap(one => (one.email === null ? [] : [[one.email, one] as const])))
  return ({ account, email }) => {
    const named = account === null ? null : (byId.get(account) ?? problem('No account has this number.'))
    const mailed = (email !== null && byEmail.get(email)) || null
    if (named && mailed && named.id !== mailed.id) problem('The address and the number belong to different accounts.')
    const found = named ?? mailed
    if (found && !found.isActive) problem('This account is deactivated.')
    return found
  }
}

function groupFor(name: string, { groupOf }: ListState): number {
  const found = groupOf(name)
  return 'problem' in found ? problem(found.problem) : found.id
}

function refuseInvitation(email: string, { noMail, flooded }: ListState, left: number): void {
  if (noMail !== null) problem(noMail)
  if (flooded.has(email)) problem('This address has already received the most invitations that a day allows. Try again tomorrow.')
  if (left <= 0) problem('You have sent the most invitations that a day allows (setting mailed_invitations_per_day). Try again tomorrow.')
}
