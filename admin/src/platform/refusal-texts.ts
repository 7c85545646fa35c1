// The texts of refusals for staff. Refusals that players can also get have their texts in content/texts.

import english from '../../../content/texts/en.json' with { type: 'json' }
import type { StaffRefusal } from '@trivium/contract/platform/refusals'

const own: Record<StaffRefusal, string> = {
  invalid_sound: 'This is a video, or a sound that browsers do not play. Choose an MP3, Ogg, WAV, M4A or WebM.',
  import_not_open: 'You cannot do this now: the import is running, is finished, or has nothing new. Reload the page.',
  import_not_done: 'You can undo an import only after it has finished.',
  import_played: 'Players have played questions of this import, or a contest or exam uses them. Withdraw single questions instead.',
  payout_not_approved: 'You can pay only an approved request. Somebody may have just changed this request. Reload the page.',
  payout_held: 'The account is deactivated, so the server holds its payouts. Activate the account first, or reject the request.',
  own_payout: 'This is your own request. Another member of staff has to decide it.',
  adjusted_lately: 'You have recently corrected this player’s balance. Another member of staff has to approve and pay the request.',
  second_person_pays: 'You approved this request, so another member of staff has to pay it.',
  own_account: 'This is your own account. Another member of staff has to do this.',
  own_adjustment: 'You asked for this correction. Another member of staff has to decide it.',
  adjustment_decided: 'Somebody has already decided this correction. Reload the page.',
  ledger_unsound: 'The ledger check failed, so nothing was exported. Look at the problems it found first.',
  account_not_active: 'This account is not active.',
  account_not_deactivated: 'This account is not deactivated.',
  sign_in_again: 'Sign in again, then try once more.',
  last_administrator: 'This is the last administrator. Give the role to somebody else first.',
  nobody_signs_in_with_it: 'Nobody signs in with this address or number. The person has to sign in here once first.',
  changed_meanwhile:
    'Somebody has changed this since you opened it. Nothing was saved. Reload the page, check the changes, and make yours again.',
  contest_terms_fixed:
    'Announced language, entry, prizes, time and questions cannot be changed. Call this contest off and announce a copy instead.',
  contest_begun: 'The contest has started. Its start and end cannot be changed.',
  own_thing: 'This is your own prize. Another member of staff has to send it.',
  thing_held: 'The account is deactivated, so its prizes are held. Activate the account first.',
  thing_not_to_send: 'This prize is not to be sent: it was sent, it was declined, or its winner has not said where it goes.',
  weekly_cup: 'The server announces the weekly cup by the settings. You can only call it off.',
  passage_without_questions: 'This text has no questions yet. Add questions about it first.',
  daily_quiz_fixed: 'A player has already opened this quiz, or its day is over. It cannot be changed.',
  announcement_under_way:
    'The server is sending or has sent this notice, or somebody has cancelled it. You can no longer change the notice.',
  exam_not_yours: 'Another examiner is in charge of this exam. Ask that examiner to share the exam with you.',
  group_not_yours: 'Another member of staff manages this group. Ask that person or an administrator.',
  own_id_taken: 'Somebody else on this list has this own id. Type another one.',
  invitation_not_open: 'Somebody has already accepted or withdrawn this invitation. Reload the page.',
  invited_too_often:
    'The last email went out less than ten minutes ago, or this invitation was sent five times, or the address got five invitations in 24 hours.',
  not_an_examiner: 'Only examiners and administrators can manage exams.',
  backups_by_postgres: 'The server uses PostgreSQL. Make backups with the tools of PostgreSQL, pg_dump and pg_restore.',
  already_running: 'This is already running. Wait until it is done.',
  no_own_address: 'Your account has no email address or phone number to send the test to. Add it to your profile first.',
  question_sealed: 'A contest or an exam uses this question. You can change the question when the contest or exam is over.',
  question_replaced: 'This is an earlier version and cannot be changed. Change the latest version instead.',
  change_waits: 'A change of this question already waits for review. Open that draft and change it there.',
  own_question: 'You have changed this question yourself. Another editor has to review it.',
  not_waiting_for_review: 'This question does not wait for review any more. Reload the page.',
  question_of_exam: 'This question belongs to an exam. Its examiner corrects it in the exam, which updates the marks of all attempts.',
  reports_not_yours: 'Only examiners handle reports on questions of exams. Only editors handle all other reports.',
  letter_not_sent:
    'The mail server refused the email. Try again later. If the error stays, ask the operator to read the log of the server.',
  translation_exists: 'There is a question in this language already. Open it instead.',
  nothing_to_take_back: 'This player has no uploaded picture.',
  no_open_reports: 'These reports are already closed.',
  contact_closed: 'This message is already closed.',
  contact_without_account: 'The sender has no account here. Write to the email address, if there is one, and close the message.',
  nothing_to_regrade: 'Nobody has corrected this question yet. Choose the right answer first.',
  regrade_running: 'A regrade of this question is running. Wait until it is done.',
  order_outdated: 'Somebody has added or deleted a category. Reload the page and reorder the categories again.',
  media_in_use: 'You can delete a file only while nothing uses it.',
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
