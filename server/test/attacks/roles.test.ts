// Which role may call which action: the whole table. Rules that also depend on the row are tested in the domain of the policy.ts that has
// them.

import { type ActionName, contract } from '@trivium/contract'
import { type ActionSpec, isForStaff, type StaffRole, staffRoles } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'

/** Without administrators, who may call everything. */
const table: Record<StaffRole | 'staff', ActionName[]> = {
  staff: [
    'accept_reports',
    'answer_reports',
    'change_media_file',
    'delete_media_file',
    'dismiss_reports',
    'get_dashboard',
    'get_last_change',
    'get_media_file',
    'get_media_files',
    'get_own_rights',
    'get_player',
    'get_player_plays',
    'get_players',
    'get_question_reports',
    'get_reported_questions',
  ],
  editor: [
    'accept_questions',
    'announce_contest',
    'call_off_contest',
    'change_category',
    'change_contest',
    'change_import',
    'change_passage',
    'change_question',
    'choose_daily_quiz',
    'comment_question',
    'correct_question',
    'create_category',
    'create_passage',
    'create_question',
    'create_translation',
    'delete_category',
    'dismiss_player_reports',
    'get_blocked_word_list',
    'get_blocked_words',
    'get_reported_player',
    'get_reported_players',
    'save_blocked_words',
    'take_back_name',
    'take_back_picture',
    'delete_drafts',
    'draw_daily_quiz',
    'export_questions',
    'export_refused_rows',
    'get_bank_question',
    'get_bank_questions',
    'get_category',
    'get_category_tree',
    'get_contest_entries',
    'get_contest_to_run',
    'get_contests_to_run',
    'get_daily_paper',
    'get_daily_quizzes',
    'get_import',
    'get_import_media',
    'get_import_rows',
    'get_imports',
    'get_leaf_categories',
    'get_passage',
    'get_passages',
    'get_question_history',
    'get_question_review',
    'get_review_count',
    'get_regrade',
    'get_translations',
    'get_regrades',
    'move_questions',
    'order_categories',
    'preview_passage',
    'preview_regrade',
    'publish_passage',
    'publish_questions',
    'run_import',
    'send_back_question',
    'set_passage_questions',
    'start_regrade',
    'undo_import',
    'upload_import',
    'upload_media',
    'withdraw_passage',
    'withdraw_questions',
  ],
  examiner: [
    'add_exam_question',
    'change_exam',
    'change_exam_draw',
    'change_exam_question',
    'copy_exam',
    'create_exam',
    'create_group',
    'delete_group',
    'draw_exam_questions',
    'export_exam',
    'export_exam_list',
    'export_exam_results',
    'export_group_list',
    'find_bank_questions',
    'get_exam_board',
    'get_exam_groups',
    'get_exam_invitations',
    'get_exam_list',
    'get_exam_figures',
    'get_exam_paper',
    'get_exam_result_of',
    'get_exam_results',
    'get_exam_question',
    'get_examiners',
    'get_exams_to_run',
    'get_group',
    'get_group_invitations',
    'get_group_members',
    'get_groups',
    'give_extra_time',
    'import_exam_list',
    'import_exam',
    'import_exam_questions',
    'import_group_list',
    'preview_exam_list',
    'preview_exam_questions',
    'preview_group_list',
    'put_group_member',
    'order_exam_questions',
    'preview_exam_draws',
    'preview_exam_regrade',
    'regrade_exam_question',
    'release_exam_results',
    'remove_exam_draw',
    'remove_exam_question',
    'remove_group_member',
    'rename_group',
    'set_group_board',
    'reopen_exam_attempt',
    'resend_exam_invitation',
    'resend_group_invitation',
    'seat_examinee',
    'set_exam_groups',
    'set_exam_managers',
    'set_group_leaders',
    'set_question_marks',
    'take_bank_questions',
    'unseat_examinee',
    'upload_exam_media',
    'void_exam_attempt',
    'withdraw_exam_invitation',
    'withdraw_group_invitation',
  ],
  treasurer: [
    'adjust_coins',
    'approve_payout',
    'check_ledger',
    'confirm_adjustment',
    'export_payouts',
    'get_adjustments',
    'get_ledger_checks',
    'get_payout',
    'get_payouts',
    'get_player_ledger',
    'get_thing_to_send',
    'get_things_to_send',
    'mark_thing_sent',
    'pay_payout',
    'refuse_adjustment',
    'reject_payout',
  ],
  administrator: [
    'activate_player',
    'add_content_language',
    'add_interface_language',
    'answer_contact_message',
    'cancel_announcement',
    'change_announcement',
    'change_content_language',
    'change_interface_language',
    'change_setting',
    'close_contact_message',
    'count_audience',
    'deactivate_player',
    'delete_player',
    'end_player_sessions',
    'export_interface_texts',
    'find_colleague',
    'get_all_settings',
    'get_announcement',
    'get_announcements',
    'get_audit',
    'get_backup_link',
    'get_backups',
    'get_contact_message',
    'get_contact_messages',
    'get_content_languages',
    'get_interface_languages',
    'get_interface_texts',
    'get_jobs',
    'get_page',
    'get_pages',
    'get_player_sessions',
    'get_restore_drills',
    'get_setting_history',
    'get_sign_in_methods',
    'get_staff',
    'import_interface_texts',
    'make_backup',
    'preview_interface_texts',
    'preview_page',
    'reset_interface_text',
    'reset_setting',
    'revert_page',
    'run_job',
    'run_restore_drill',
    'send_announcement',
    'send_test_letter',
    'set_interface_text',
    'set_page',
    'set_roles',
    'set_settings',
    'test_sign_in_method',
    'undo_setting',
  ],
}

// A cast, because the type of a contract's names does not say that they are its keys.
const names = Object.keys(contract) as ActionName[]
const specOf = (name: ActionName): ActionSpec => contract[name]
const forStaff = names.filter(name => isForStaff(specOf(name).access))

/** Two roles together allow exactly what each of them allows. */
const pairs: StaffRole[][] = [
  ['editor', 'examiner'],
  ['editor', 'treasurer'],
  ['examiner', 'treasurer'],
]

let test: TestApp
const people = new Map<string, TestPlayer>()
beforeAll(async () => {
  test = await startApp()
  for (const role of staffRoles) people.set(role, await test.player(role, { roles: [role] }))
  people.set('player', await test.player('Bob'))
  for (const roles of pairs) people.set(roles.join(' and '), await test.player('Both', { roles }))
})
afterAll(() => test.close())

const mayAsk = (name: ActionName, held: readonly StaffRole[]) =>
  held.includes('administrator') || (held.length > 0 && table.staff.includes(name)) || held.some(role => table[role].includes(name))

describe('the table', () => {
  // ASVS V8.1.1
  it('has every action for staff once', () => {
    expect(Object.values(table).flat().sort()).toEqual(forStaff.sort())
  })
})

describe.each([
  ['player', []],
  ...staffRoles.map(role => [role, [role]] as [string, StaffRole[]]),
  ...pairs.map(roles => [roles.join(' and '), roles] as [string, StaffRole[]]),
])('%s', (who, held) => {
  // ASVS V8.2.1
  it.each(forStaff)('may call %s, or not, as the table says', async name => {
    const person = people.get(who)
    const file = specOf(name).file
    // The call must change nothing: an empty input, or an empty file.
    const sent = file ? { file: { field: file, bytes: Buffer.alloc(0) } } : {}
    const { status } = (await person?.call(name, {}, sent)) ?? { status: 0 }
    expect(status === 403).toBe(!mayAsk(name, held))
    expect(status).not.toBe(500)
  })
})
