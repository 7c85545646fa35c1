// What refusals say to staff. Those that players meet, too, have their texts in content/texts.

import english from '../../../content/texts/en.json' with { type: 'json' }
import type { StaffRefusal } from '@trivium/contract/platform/refusals'

const own: Record<StaffRefusal, string> = {
  invalid_sound: 'This is a video, or a sound that browsers do not play. Choose an MP3, Ogg, WAV, M4A or WebM.',
  import_not_open: 'This import is not open for that: it is running or done, or has nothing new in it.',
  import_not_done: 'Only what has been imported can be taken back.',
  import_played: 'Questions of this import have been played or are in use. Withdraw single questions instead.',
  payout_not_approved: 'Only an approved request can be paid. Somebody may have decided it just now: look again.',
  payout_held: 'The account is deactivated: its payouts are held. Activate it first, or reject the request.',
  own_payout: 'This is your own request: somebody else has to decide it.',
  adjusted_lately: 'You have corrected the balance of this player lately: another member of staff has to approve and to pay.',
  second_person_pays: 'You have approved this request: another member of staff has to pay it.',
  own_account: 'This is your own account: somebody else has to do it.',
  own_adjustment: 'You asked for this yourself: it takes a second person.',
  adjustment_decided: 'This has been decided already.',
  ledger_unsound: 'The check of the ledger has failed, so nothing was exported. Look at its problems first.',
  account_not_active: 'This account is not active.',
  account_not_deactivated: 'This account is not deactivated.',
  sign_in_again: 'Prove who you are again, and try once more.',
  last_administrator: 'This is the last administrator. Make another one first.',
  changed_meanwhile: 'Somebody has changed this since you opened it. Reload it, look at what is new, and change it again.',
  contest_terms_fixed:
    'Language, entry, prizes, time and questions were announced and stay as they are. Call this contest off and announce a copy instead.',
  contest_begun: 'The contest has begun: its start and end stay as they are.',
  weekly_cup: 'The weekly cup announces itself, by its settings. It can only be called off.',
  passage_without_questions: 'No question belongs to this text yet. Players read it to be asked about it.',
  daily_quiz_fixed: 'Somebody has this quiz already, or its day is over: it stays as it is.',
  announcement_under_way: 'It is on its way to players, or has been sent or cancelled: nothing of it can be changed.',
  exam_not_yours: 'This exam is managed by another examiner.',
  not_an_examiner: 'Only examiners and administrators can manage exams.',
  backups_by_postgres: 'This database is PostgreSQL: its own tools make backups, pg_dump and pg_restore.',
  already_running: 'This is running already.',
  no_own_address: 'Your own account has no address or number to send it to. Add it to your profile first.',
  question_sealed: 'A contest or an exam asks this question at the moment. It can be changed when that is over.',
  question_replaced: 'This is an earlier version, and stays as it is. Change the latest one.',
  question_of_exam: 'This question belongs to an exam. Its examiner corrects it there, and the marks of all attempts follow.',
  reports_not_yours: 'Reports on questions of an exam are for examiners, all others for editors.',
  no_open_reports: 'These reports have been dealt with already.',
  contact_closed: 'This message has been dealt with already.',
  contact_without_account: 'Whoever wrote this has no account here. Write to the address, if there is one, and close the message.',
  nothing_to_regrade: 'Nothing was corrected yet: say first which answer is right.',
  regrade_running: 'A regrade of this question is under way.',
  order_outdated: 'Somebody has added or deleted a category meanwhile. Look again, and put them in order once more.',
  category_in_use: 'This category is not empty, or somebody has played it. Only what nobody uses can be deleted.',
}

/** What players are told, too, but where this happens the way on is another one. */
const inTheConsole = {
  second_factor_needed: 'You need a second factor. Set it up under your name, then sign in again.',
}

const ofPlayers: Record<string, string> = english

const ofStatus: Record<string, string> = {
  unauthorized: 'You are signed out.',
  forbidden: 'Your roles do not allow this.',
  not_found: 'There is no such page.',
  too_large: 'This file is too large.',
  unavailable: 'The server is not available at the moment. Nothing was changed; try again.',
}

export function textOfRefusal(code: string): string {
  return (
    Object.entries({ ...own, ...inTheConsole, ...ofStatus }).find(([known]) => known === code)?.[1] ??
    ofPlayers[`refusal.${code}`] ??
    'Something went wrong. Try again.'
  )
}
