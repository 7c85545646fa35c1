// Treasurers decide on payment requests and adjust coins.

import { z } from 'zod'
import type { ActionSpec } from '../platform/action.ts'
import { action } from '../platform/action.ts'
import { Id, adminPage, optional, Text, Time, Whole } from '../platform/fields.ts'
import { refusals } from '../platform/refusals.ts'
import { adjustmentStates, paymentTypes, payoutConditions, payoutStates } from './payout-names.ts'

/** The player sees it. */
const Reason = Text(500)

const Person = z.object({ id: z.int(), name: z.string() })
export type PayoutPerson = z.output<typeof Person>

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

/** Evidence for or against a payout. The treasurer decides. */
const PayoutChecks = z.object({
  conditions: z.array(z.object({ name: z.enum(payoutConditions), is_met: z.boolean(), needed: z.int(), has: z.int() })),
  pairs: z.object({
    /** Other players with requests for this address, including rejected and deleted ones. */
    same_address: z.array(Person),
    invited_by: Person.nullable(),
    /** Players with payment requests whom this player has invited, or who were invited by the same player. */
    invited_along: z.array(Person),
    /** The five most frequent opponents in battles for coins in the last 90 days. */
    battles: z.array(Person.extend({ battles: z.int(), coins_won: z.int() })),
  }),
  pace: z.object({
    /** Coins earned per UTC day in the last 30 days, without days of 0 coins. */
    days: z.array(z.object({ day: z.string(), coins: z.int() })),
    per_day: z.number(),
    /** Median over the most recently active players. */
    median_per_day: z.number(),
  }),
  /** Sources of all the player's coins, by title in the ledger. */
  sources: z.array(z.object({ title: z.string(), coins: z.int(), times: z.int() })),
  /** The player's other requests. */
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
    summary: 'Payment requests; the total stops at 10,000',
    access: 'treasurer',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['id', 'coins'])),
      order,
      state: optional(z.enum(payoutStates)),
      payment_type: optional(z.enum(paymentTypes)),
      /** Id of a request, or beginning of a name or address. */
      search: optional(Text(120)),
    }),
    output: z.array(QueuedPayout),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_payout: action({
    summary: 'One payment request, with evidence for and against it',
    access: 'treasurer',
    input: z.object({ payout_id: Id }),
    /** `why_not`: the refusal that the caller would get for a step, regardless of the request's state; null if none. */
    output: QueuedPayout.extend({ checks: PayoutChecks, why_not: z.object({ approve: WhyNot, pay: WhyNot }) }),
    refusals: ['document_not_found'],
  }),
  approve_payout: action({
    summary: 'Approve a pending request; the player can then no longer take it back',
    ...decision,
    input: z.object({ payout_id: Id }),
    refusals: ['document_not_found', 'payout_not_pending', 'payout_held', 'own_payout', 'adjusted_lately'],
  }),
  pay_payout: action({
    summary: 'Mark an approved request as paid, with the reference of the payment',
    ...decision,
    input: z.object({ payout_id: Id, reference: Text(120) }),
    refusals: ['document_not_found', 'payout_not_approved', 'payout_held', 'own_payout', 'adjusted_lately', 'second_person_pays'],
  }),
  reject_payout: action({
    summary: 'Reject a pending or approved request; the player gets the coins back',
    ...decision,
    input: z.object({ payout_id: Id, reason: Reason }),
    refusals: ['document_not_found', 'payout_not_pending', 'own_payout'],
  }),
  export_payouts: action({
    summary: 'Export all approved requests of active accounts as CSV, if a check finds the ledger sound',
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
    summary: 'Results of the ledger checks, newest first',
    access: 'treasurer',
    input: z.object(adminPage),
    output: z.array(LedgerVerdict),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_adjustments: action({
    summary: 'Adjustments of balances; the total stops at 10,000',
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
    summary: "Adjust a player's coins; above a limit, a second person must confirm it first",
    access: 'treasurer',
    movesCoins: true,
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ account_id: Id, coins: Whole(-1_000_000, 1_000_000), reason: Reason }),
    output: Adjustment,
    refusals: ['user_not_found', 'own_account', 'not_enough_coins'],
  }),
  confirm_adjustment: action({
    summary: "Confirm another person's adjustment: the coins move",
    access: 'treasurer',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ adjustment_id: Id }),
    output: Adjustment,
    refusals: ['document_not_found', 'adjustment_decided', 'own_adjustment', 'own_account', 'user_not_found', 'not_enough_coins'],
  }),
  refuse_adjustment: action({
    summary: 'Refuse a waiting adjustment, or withdraw it: no coins move',
    access: 'treasurer',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ adjustment_id: Id }),
    output: Adjustment,
    refusals: ['document_not_found', 'adjustment_decided'],
  }),
} satisfies Record<string, ActionSpec>
