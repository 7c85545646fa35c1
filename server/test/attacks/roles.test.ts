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
    'dismiss_reports',
    'get_dashboard',
    'get_own_rights',
    'get_player',
    'get_player_plays',
    'get_players',
    'get_question_reports',
    'get_reported_questions',
  ],
  editor: [
    'announce_contest',
    'call_off_contest',
    'change_category',
    'change_contest',
    'change_import',
    'change_passage',
    'change_question',
    'choose_daily_quiz',
    'correct_question',
    'create_category',
    'create_passage',
    'create_question',
    'delete_category',
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
    'get_regrade',
    'get_regrades',
    'move_questions',
    'order_categories',
    'preview_passage',
    'preview_regrade',
    'publish_passage',
    'publish_questions',
    'run_import',
    'set_passage_questions',
    'start_regrade',
    'undo_import',
    'upload_import',
    'upload_media',
    'withdraw_passage',
    'withdraw_questions',
  ],
  examiner: [
    'change_exam',
    'copy_exam',
    'create_exam',
    'export_exam',
    'export_exam_results',
    'get_exam_board',
    'get_exam_paper',
    'get_examiners',
    'get_exams_to_run',
    'give_extra_time',
    'import_exam_questions',
    'preview_exam_questions',
    'regrade_exam_question',
    'release_exam_results',
    'remove_exam_question',
    'reopen_exam_attempt',
    'seat_examinee',
    'set_exam_managers',
    'set_question_marks',
    'unseat_examinee',
    'void_exam_attempt',
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
    'preview_page',
    'reset_interface_text',
    'reset_setting',
    'revert_page',
    'run_job',
    'run_restore_drill',
    'send_announcement',
    'set_interface_text',
    'set_page',
    'set_roles',
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
