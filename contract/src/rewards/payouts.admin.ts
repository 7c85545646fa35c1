// What treasurers do with payment requests and coins.

import { z } from 'zod'
import type { ActionSpec } from '../platform/action.ts'
import { action } from '../platform/action.ts'
import { Id, adminPage, optional, Text, Time, Whole } from '../platform/fields.ts'
import { refusals } from '../platform/refusals.ts'
import { adjustmentStates, paymentTypes, payoutConditions, payoutStates } from './payout-names.ts'

/** Told to the player. */
const Reason = Text(500)

const Person = z.object({ id: z.int(), name: z.string() })
export type Person = z.output<typeof Person>

const QueuedPayout = z.object({
  id: z.int(),
  account_id: z.int(),
  name: z.string(),
  account_status: z.enum(['active', 'deactivated', 'deleted']),
  payment_type: z.enum(paymentTypes),
  address: z.string(),
  coins: z.int(),
  amount: z.number(),
  currency: z.string(),
  details: z.string().nullable(),
  state: z.enum(payoutStates),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  asked_at: Time,
  decided_at: Time.nullable(),
  decided_by: Person.nullable(),
  paid_at: Time.nullable(),
  paid_by: Person.nullable(),
})
export type QueuedPayout = z.output<typeof QueuedPayout>

/** What may speak for or against a payout. Nothing of it decides by itself. */
const PayoutChecks = z.object({
  conditions: z.array(z.object({ name: z.enum(payoutConditions), is_met: z.boolean(), needed: z.int(), has: z.int() })),
  pairs: z.object({
    /** Others who have asked for payouts to this address, also such whose request was rejected or deleted. */
    same_address: z.array(Person),
    invited_by: Person.nullable(),
    /** Whom this player has invited, or who was invited by the same player, and has asked for payouts, too. */
    invited_along: z.array(Person),
    /** With whom battles for coins were played in the last 90 days: the five most often met. */
    battles: z.array(Person.extend({ battles: z.int(), coins_won: z.int() })),
  }),
  pace: z.object({
    /** Coins earned by day in the last 30 days, in UTC; days without any are left out. */
    days: z.array(z.object({ day: z.string(), coins: z.int() })),
    per_day: z.number(),
    /** Of the players who were here last. */
    median_per_day: z.number(),
  }),
  /** Where all coins of the player came from, by the title in the ledger. */
  sources: z.array(z.object({ title: z.string(), coins: z.int(), times: z.int() })),
  /** Other requests of the same player. */
  earlier: z.array(z.object({ id: z.int(), state: z.enum(payoutStates), coins: z.int(), asked_at: Time })),
})
export type PayoutChecks = z.output<typeof PayoutChecks>

const Adjustment = z.object({
  id: z.int(),
  account_id: z.int(),
  name: z.string(),
  coins: z.int(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  asked_by: Person,
  asked_at: Time,
  decided_by: Person.nullable(),
  decided_at: Time.nullable(),
})
export type Adjustment = z.output<typeof Adjustment>

const LedgerVerdict = z.object({ id: z.int(), at: Time, is_sound: z.boolean(), problems: z.array(z.string()), took_ms: z.int() })
export type LedgerVerdict = z.output<typeof LedgerVerdict>

const WhyNot = z.enum(refusals).nullable()

const order = optional(z.enum(['asc', 'desc']))

const decision = {
  access: 'treasurer',
  writes: true,
  needsFreshSignIn: true,
  output: QueuedPayout,
} as const

export const payoutAdmin = {
  get_payouts: action({
    summary: 'Payment requests; the total is counted up to 10,000',
    access: 'treasurer',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['id', 'coins'])),
      order,
      state: optional(z.enum(payoutStates)),
      payment_type: optional(z.enum(paymentTypes)),
      /** Number of a request, or the beginning of a name or an address. */
      search: optional(Text(120)),
    }),
    output: z.array(QueuedPayout),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_payout: action({
    summary: 'One payment request, with what may speak for or against it',
    access: 'treasurer',
    input: z.object({ payout_id: Id }),
    /** `why_not`: what keeps the person who asks from a step, whatever the state; null where nothing does. */
    output: QueuedPayout.extend({ checks: PayoutChecks, why_not: z.object({ approve: WhyNot, pay: WhyNot }) }),
    refusals: ['document_not_found'],
  }),
  approve_payout: action({
    summary: 'Approve a pending request: from now on its player cannot take it back',
    ...decision,
    input: z.object({ payout_id: Id }),
    refusals: ['document_not_found', 'payout_not_pending', 'payout_held', 'own_payout', 'adjusted_lately'],
  }),
  pay_payout: action({
    summary: 'Note that an approved request has been paid, and where the payment is found',
    ...decision,
    input: z.object({ payout_id: Id, reference: Text(120) }),
    refusals: ['document_not_found', 'payout_not_approved', 'payout_held', 'own_payout', 'adjusted_lately', 'second_person_pays'],
  }),
  reject_payout: action({
    summary: 'Reject a pending or approved request; its coins return',
    ...decision,
    input: z.object({ payout_id: Id, reason: Reason }),
    refusals: ['document_not_found', 'payout_not_pending', 'own_payout'],
  }),
  export_payouts: action({
    summary: 'All approved requests of active accounts as a CSV file, once the ledger has been found sound',
    access: 'treasurer',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({}),
    output: z.object({ name: z.string(), csv: z.string(), payouts: z.int() }),
    refusals: ['ledger_unsound'],
  }),
  check_ledger: action({
    summary: 'Check the ledger now',
    access: 'treasurer',
    input: z.object({}),
    output: LedgerVerdict,
    refusals: [],
  }),
  get_ledger_checks: action({
    summary: 'What the checks of the ledger found, the newest first',
    access: 'treasurer',
    input: z.object(adminPage),
    output: z.array(LedgerVerdict),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_adjustments: action({
    summary: 'Corrections of balances; the total is counted up to 10,000',
    access: 'treasurer',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['id'])),
      order,
      state: optional(z.enum(adjustmentStates)),
      account_id: optional(Id),
    }),
    output: z.array(Adjustment),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  adjust_coins: action({
    summary: 'Give or take coins; above a limit somebody else has to confirm it first',
    access: 'treasurer',
    movesCoins: true,
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ account_id: Id, coins: Whole(-1_000_000, 1_000_000), reason: Reason }),
    output: Adjustment,
    refusals: ['user_not_found', 'own_account', 'not_enough_coins'],
  }),
  confirm_adjustment: action({
    summary: 'Confirm what somebody else has asked for: the coins move',
    access: 'treasurer',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ adjustment_id: Id }),
    output: Adjustment,
    refusals: ['document_not_found', 'adjustment_decided', 'own_adjustment', 'own_account', 'user_not_found', 'not_enough_coins'],
  }),
  refuse_adjustment: action({
    summary: 'Refuse what waits for a second person, or take it back: no coins move',
    access: 'treasurer',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ adjustment_id: Id }),
    output: Adjustment,
    refusals: ['document_not_found', 'adjustment_decided'],
  }),
} satisfies Record<string, ActionSpec>
