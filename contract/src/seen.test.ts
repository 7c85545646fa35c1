// Nothing overwrites the change of somebody else unseen: a change of staff says what its writer saw (docs/decisions/073).

import { expect, it } from 'vitest'
import { contract } from './index.ts'
import { type ActionSpec, isForStaff } from './platform/action.ts'

const specs: Record<string, ActionSpec> = contract
/** The version of a row, those of several rows, or the values that the change replaces. */
const saysWhatWasSeen = (name: string) => ['version', 'versions', 'were'].some(field => field in (specs[name]?.input.shape ?? {}))

const listed = (names: string) => names.trim().split(/\s+/)

/** Why such a change need not say what was seen. */
const reasons: Record<string, string[]> = {
  'It adds something.': listed(`
    create_group create_category create_question upload_media create_translation comment_question upload_import create_passage
    announce_contest create_exam copy_exam import_exam_questions give_extra_time add_exam_question upload_exam_media take_bank_questions
    draw_exam_questions import_exam send_announcement adjust_coins answer_reports add_interface_language add_content_language
    answer_contact_message`),
  'It is a step in one direction: the second of two is refused, or changes nothing.': listed(`
    close_contact_message deactivate_player activate_player dismiss_player_reports take_back_name take_back_picture publish_questions
    withdraw_questions run_import undo_import publish_passage withdraw_passage call_off_contest void_exam_attempt reopen_exam_attempt
    release_exam_results cancel_announcement approve_payout pay_payout reject_payout confirm_adjustment refuse_adjustment accept_reports
    dismiss_reports resend_group_invitation withdraw_group_invitation resend_exam_invitation withdraw_exam_invitation`),
  'It removes or moves what it names, and writes no content.': listed(`
    end_player_sessions delete_player delete_group remove_group_member delete_category move_questions delete_drafts delete_media_file remove_exam_question
    unseat_examinee remove_exam_draw`),
  'The id says what was seen, because a change of this kind makes a new row.': listed(`
    set_question_marks change_exam_question regrade_exam_question correct_question start_regrade`),
  'The version of each question stands beside its id.': ['accept_questions'],
  'It is a switch: the page shows how the last person left it.': ['set_group_board'],
  'It states all terms of one person on a list.': listed('put_group_member seat_examinee'),
  'It follows a preview of every row: what a file says of a person or a question, or how it is read.': listed(`
    import_group_list import_exam_list change_import`),
  'The console does not call it: it is for scripts, which set a value whatever was there.': listed('change_setting reset_setting'),
  'It runs something, and changes no row that people edit.': listed(`
    send_test_letter export_payouts run_job make_backup get_backup_link run_restore_drill test_sign_in_method`),
}

const changes = Object.keys(specs).filter(name => specs[name]?.writes && isForStaff(specs[name].access))

it('a change of staff says what its writer saw, or there is a reason why it need not', () => {
  const exempt = Object.values(reasons).flat()
  expect(changes.filter(name => !saysWhatWasSeen(name)).toSorted()).toEqual(exempt.toSorted())
})

it('is refused by the server if something else is there', () => {
  const silent = changes.filter(name => saysWhatWasSeen(name) && !specs[name]?.refusals.includes('changed_meanwhile'))
  expect(silent).toEqual([])
})
