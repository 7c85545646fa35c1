// Answers, accepts and dismisses reports. The answer is stored with the report, and the player finds it in their messages.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { reportAdmin } from '@trivium/contract/integrity/reports.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { lockAccounts, type LockedAccounts } from '../../platform/db/lock-accounts.ts'
import type { NewNotice } from '../../rewards/notices/index.ts'
import { readQuestions } from '../../bank/questions/index.ts'
import { earn, type Earning } from '../../rewards/wallet/index.ts'
import { closeReports, type Closing, lockOpenReports, type OpenReport, readReported, readReporters } from './admin-store.ts'
import { type Belonging, canTriage } from './policy.ts'

type Admin = typeof reportAdmin

export const answerReports = ({ answer, ...which }: InputOf<Admin['answer_reports']>, context: StaffContext) =>
  deal(which, { outcome: 'answered', answer }, context)

export const dismissReports = ({ reason, ...which }: InputOf<Admin['dismiss_reports']>, context: StaffContext) =>
  deal(which, { outcome: 'dismissed', answer: reason }, context)

export async function acceptReports({ answer, ...which }: InputOf<Admin['accept_reports']>, context: StaffContext) {
  return deal(which, { outcome: 'accepted', answer: answer ?? null }, context)
}

/** @throws Refused document_not_found, reports_not_yours */
export async function reportedToTriage(questionId: number, { db, player }: Context): Promise<Belonging> {
  const belonging = (await readReported(db, questionId)) ?? refuse('document_not_found')
  return canTriage(belonging, player) ? belonging : refuse('reports_not_yours')
}

interface Which {
  question_id: number
  report_ids?: number[] | undefined
}

async function deal(
  { question_id, report_ids }: Which,
  said: Pick<Closing, 'outcome' | 'answer'>,
  context: StaffContext,
): Promise<ResultOf<Admin['answer_reports']>> {
  const { db, player, now, audit } = context
  await reportedToTriage(question_id, context)
  const reporters = await readReporters(db, question_id, report_ids)
  if (reporters.length === 0) refuse('no_open_reports')
  const accounts = await lockAccounts(db, reporters)
  const reports = (await lockOpenReports(db, question_id, report_ids)).filter(({ account_id }) => reporters.includes(account_id))
  if (reports.length === 0) refuse('no_open_reports')
  await closeReports(db, reports, { ...said, by: player.id, at: now })
  if (said.outcome === 'accepted') await thank(question_id, reports, accounts, context)
  const ids = reports.map(({ id }) => id)
  audit({ subject: `question:${question_id}`, before: { open_reports: ids }, after: { ...said, reports: ids } })
  return { reports: reports.length }
}

/** Pays thanks once per player and question, however often they report it. The coins count as earned, like all coins from the house. */
async function thank(
  questionId: number,
  reports: OpenReport[],
  accounts: LockedAccounts,
  { db, now, settings }: StaffContext,
): Promise<void> {
  const ids = [...new Set(reports.map(({ account_id }) => account_id))]
  const { question } = must((await readQuestions(db, [questionId])).get(questionId), 'a foreign key keeps it')
  const coins = settings.report_thanks_coins
  const earnings = ids.map((accountId): Earning => ({
    accountId,
    from: 'house:bonus',
    amount: coins,
    title: 'report_thanks',
    reference: `question:${questionId}`,
    idempotencyKey: `report_thanks:${questionId}:${accountId}`,
  }))
  const notices = ids
    .filter(accountId => accounts.isThere(accountId))
    .map((accountId): NewNotice => ({
      accountId,
      type: 'report_accepted',
      key: `report_accepted:${questionId}`,
      params: { question: shortened(question), coins },
      at: now,
    }))
  await earn(db, accounts, earnings, { settings, at: now, notices })
}

const mostLetters = 80

const shortened = (text: string) =>
  [...text].length <= mostLetters
    ? text
    : `${[...text]
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
