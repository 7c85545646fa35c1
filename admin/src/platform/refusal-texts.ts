// The texts of refusals for staff. Refusals that players can also get have their texts in content/texts.

import english from '../../../content/texts/en.json' with { type: 'json' }
import type { StaffRefusal } from '@trivium/contract/platform/refusals'

const own: Record<StaffRefusal, string> = {
  invalid_sound: 'This is a video, or a sound that browsers do not play. Choose an MP3, Ogg, WAV, M4A or WebM.',
  import_not_open: 'This import cannot do that: it is running, is done, or has nothing new.',
  import_not_done: 'Only a finished import can be taken back.',
  import_played: 'Some questions of this import were played or are in use. Withdraw single questions instead.',
  payout_not_approved: 'Only an approved request can be paid. Somebody may have just changed it. Reload the page.',
  payout_held: 'The account is deactivated, so its payouts are held. Activate the account first, or reject the request.',
  own_payout: 'This is your own request. Another member of staff has to decide it.',
  adjusted_lately: 'You have recently corrected this player’s balance. Another member of staff has to approve and pay.',
  second_person_pays: 'You approved this request, so another member of staff has to pay it.',
  own_account: 'This is your own account. Another member of staff has to do this.',
  own_adjustment: 'You asked for this correction. Another member of staff has to decide it.',
  adjustment_decided: 'This correction is already decided.',
  ledger_unsound: 'The ledger check failed, so nothing was exported. Look at the problems it found first.',
  account_not_active: 'This account is not active.',
  account_not_deactivated: 'This account is not deactivated.',
  sign_in_again: 'Sign in again, then try once more.',
  last_administrator: 'This is the last administrator. Give the role to somebody else first.',
  changed_meanwhile: 'Somebody has changed this since you opened it. Reload the page, check the changes, and make yours again.',
  contest_terms_fixed:
    'Announced language, entry, prizes, time and questions cannot be changed. Call this contest off and announce a copy instead.',
  contest_begun: 'The contest has started. Its start and end cannot be changed.',
  weekly_cup: 'The server announces the weekly cup by the settings. You can only call it off.',
  passage_without_questions: 'This text has no questions yet. Add questions about it first.',
  daily_quiz_fixed: 'A player has already opened this quiz, or its day is over. It cannot be changed.',
  announcement_under_way: 'This announcement is being sent, was sent or was cancelled. It cannot be changed.',
  exam_not_yours: 'This exam is managed by another examiner.',
  not_an_examiner: 'Only examiners and administrators can manage exams.',
  backups_by_postgres: 'This database is PostgreSQL. Make backups with its own tools, pg_dump and pg_restore.',
  already_running: 'This is already running.',
  no_own_address: 'Your account has no email address or phone number to send the test to. Add it to your profile first.',
  question_sealed: 'A contest or an exam uses this question. You can change it when that is over.',
  question_replaced: 'This is an earlier version and cannot be changed. Change the latest version instead.',
  question_of_exam: 'This question belongs to an exam. Its examiner corrects it in the exam, which updates the marks of all attempts.',
  reports_not_yours: 'Examiners handle reports on exam questions, editors all others.',
  no_open_reports: 'These reports are already closed.',
  contact_closed: 'This message is already closed.',
  contact_without_account: 'The sender has no account here. Write to the email address, if there is one, and close the message.',
  nothing_to_regrade: 'The question was not corrected yet. Choose the right answer first.',
  regrade_running: 'A regrade of this question is running.',
  order_outdated: 'Somebody has added or deleted a category. Reload the page and reorder the categories again.',
  category_in_use: 'You can delete a category only if it is empty and no player has played it.',
}

/** Refusals that players get as well, but whose solution is different in the console. */
const inTheConsole = {
  second_factor_needed: 'You need a second factor. Set it up under your name, then sign in again.',
}

const ofPlayers: Record<string, string> = english

const ofStatus: Record<string, string> = {
  unauthorized: 'You are signed out.',
  forbidden: 'Your roles do not allow this.',
  not_found: 'This page does not exist.',
  too_large: 'This file is too large.',
  unavailable: 'The server is not available. Nothing was changed. Try again.',
}

export function textOfRefusal(code: string): string {
  return (
    Object.entries({ ...own, ...inTheConsole, ...ofStatus }).find(([known]) => known === code)?.[1] ??
    ofPlayers[`refusal.${code}`] ??
    'Something went wrong. Try again.'
  )
}
