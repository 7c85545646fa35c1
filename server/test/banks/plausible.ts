// Plausible values of fields, for tests that send hostile inputs.

import { must } from '../../src/platform/api/refuse.ts'
import type { TestPlayer } from '../app/app.ts'
import { Play } from '@trivium/contract/play/plays'
import { TestSheet } from '@trivium/contract/assess/practice-tests'
import { contestHall } from '../games/contest-hall.ts'
import { examKey, examRoom, minuteMs } from '../games/exam-room.ts'
import { finishPlays } from '../app/payouts.ts'
import { picture } from '../app/question-desk.ts'
import type { Quiz } from '../app/quiz.ts'
import { fillBank } from './test-bank.ts'
import { callSeen } from '../app/call-seen.ts'

/** Plausible values by field name: only inputs that pass validation reach the handlers. */
export async function plausibleValues(quiz: Quiz, alice: TestPlayer): Promise<(field: string) => unknown[]> {
  const [mine, other] = [await quiz.begin(alice), await quiz.begin(await quiz.player('Bob'))]
  const { words, sounds, rarities, numbers, primes, stories } = quiz.fixture.categories
  const open = [
    await quiz.open(alice, 'get_guess_the_word', { type: 'category', type_id: words }),
    await quiz.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 }),
    await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 5, minutes: 30 }),
  ]
  const plays = [mine.play.id, mine.play.id, ...open.map(({ play }) => play.id), other.play.id, 999_999]
  const asked = [mine, ...open, other].flatMap(({ questions }) => questions.slice(0, 2))
  for (const question of mine.questions) await alice.call('set_bookmark', { question_id: question.id, type: 'quiz_zone', status: 1 })
  const contests = await someContests(quiz, alice)
  const exams = await someExams(quiz, alice)
  const test = await someTest(quiz, alice)
  const groups = await someGroups(quiz, alice)
  const room = await battleOf(quiz, alice)
  const waiting = await waitingRoom(quiz)
  const payoutId = await pendingPayout(quiz)
  // Of a question type that every exam paper may ask: the questions drawn so far may have none of these types.
  const ofAncient = [...quiz.fixture.known.values()].find(
    ({ place, question_type }) => place === 'ancient' && question_type === 'multiple_choice',
  )
  const askable = must(ofAncient, 'the fixture has such a question').id
  const { guest_key } = (await quiz.stranger.call('get_trial')).data
  const byField: Record<string, unknown[]> = {
    guest_key: [guest_key, guest_key, 'a'.repeat(40)],
    contest_id: [...contests.ids, 999_999],
    play_id: [...plays, ...exams.plays, test.playId],
    exam_module_id: [...exams.ids, 999_999],
    exam_id: [...exams.ids, 999_999],
    exam_key: ['', examKey, 'WRONG'],
    account_id: [alice.id, 999_999],
    group_id: [...groups.ids, 999_999],
    group_ids: [groups.ids, [], [999_999]],
    group_test_id: [groups.testId, 999_999],
    due_on: ['', '2031-05-09'],
    invitation_id: [groups.invitationId, 999_999],
    invitation_token: ['a'.repeat(43)],
    own_id: ['', '4711'],
    has_board: [0, 1],
    period: ['daily', 'monthly', 'all_time', 'weekly'],
    away: [0, 1],
    kind: ['copy', 'print', 'hidden', 'locked', 'same_for_all', 'for_each'],
    method: ['email', 'phone'],
    extra_percent: [0, 25, 30],
    starts_at: ['2026-01-01T00:00:00Z', '2031-01-01T00:00:00Z', '2031-02-01T00:00:00Z'],
    ends_at: ['2030-01-01T00:00:00Z', '2032-01-01T00:00:00Z', '2032-02-01T00:00:00Z'],
    duration_minutes: [30],
    answer_again: [0, 1],
    strict_away: [0, 1],
    is_for_all: [0, 1],
    is_daily: ['', 0, 1],
    release_when: ['examiner', 'end', 'hand_in'],
    title: ['An exam', 'امتحان'],
    rules: ['<p>Be fair.</p>', ''],
    reason: ['Because of a fault.', 'Because of a fault.', 'insulting'],
    subject: ['name', 'picture', 'question:1', 'category:2'],
    marked: ['', 0, 1],
    values: [{ lifeline_price: 2 }],
    defaults: [['lifeline_price'], []],
    versions: [{ lifeline_price: 'none' }, { 'action.retry': 'none' }],
    struck: ['', 'a', '-', 'a,b'],
    own_note: ['', 'Mine', '-'],
    seat: ['', 1, 2],
    number: ['', '', 1, 7],
    matches: [[]],
    accepted: [[]],
    tags: [[], ['stars']],
    keeps_order: [0, 1],
    image_text: ['', 'A map'],
    marks: [1, 2.5],
    minus_marks: [0, 0.25],
    part_marks: [0, 1],
    q_test_type: ['tutor', 'timed', 'cat', 'readiness'],
    q_organisation: ['', 'lore', 'lore/science', 'nowhere'],
    q_question_type: ['', 'multiple_choice', 'multi_select,sequence'],
    q_test_length: ['', 10, 150],
    q_pool: ['', 'all', 'missed'],
    format: ['json', 'csv', 'zip'],
    contents: ['workbook', 'answers', 'everything'],
    import_id: [1, 999_999],
    publishes: ['', 0, 1],
    mapping: ['', { header_line: 1, columns: { question: 0, answer: 3 } }],
    verdict: ['', 'new', 'refused'],
    question_type: ['', 'multiple_choice', 'multiple_choice', 'audio'],
    category_id: ['', stories, quiz.fixture.categories.ancient, quiz.fixture.categories.ancient, 999_999],
    regrade_id: [1, 999_999],
    report_ids: [[1], []],
    question_id: [...asked.map(question => question.id), 999_999],
    fun_n_learn_id: [...quiz.fixture.passages.en, ...quiz.fixture.passages.ar, 999_999],
    answer: ['a', 'b', 'c', 'd', '', 'a,b', [0], [0], [1], [1], [0, 2]],
    lifeline: ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'],
    category: ['history', 'science', 'treasures', 'claims', 'mixes', 'words', 'nowhere'],
    subcategory: ['', 'ancient', 'modern', ''],
    figure: ['owl', 'unicorn'],
    colour: ['sky', 'plaid'],
    category_slug: ['history', 'science', 'claims', 'mixes', 'nowhere'],
    subcategory_slug: ['', 'ancient', ''],
    language_id: ['', 0, 1, 2],
    language: ['en', 'english', 'ar'],
    web_language: ['en', 'ar', 'english'],
    timezone: ['UTC', 'Europe/Madrid', 'Asia/Kolkata'],
    type: [
      'quiz_zone',
      '1',
      'faq',
      'about_us',
      'income',
      'spent',
      'email',
      'category',
      'dashing_debut',
      'true_and_false',
      'multi_match',
      'guess_the_word',
      'audio',
      'subcategory',
      1,
      2,
    ],
    sub_type: ['', 'battle', 1],
    type_id: [words, sounds, rarities, numbers, primes, stories, 1, 999_999],
    sort: ['', 'id'],
    order: ['asc', 'DESC'],
    name: ['Alice', 'زينب', 'refer_coin', 'count_stats'],
    key: ['action.retry', 'home.hello_player', 'nowhere'],
    text: ['Once more', '{{name}}', '<b>'],
    texts: [{ 'action.retry': 'Once more' }, { nowhere: 'x' }, { en: { title: 'News', message: 'There is more to play.' } }],
    code: ['fr', 'FA', 'en', 'nowhere'],
    html: ['<p>Hello {{app_name}}</p><script>x</script>', ''],
    email: ['alice@example.com', ''],
    mobile: ['+34600111222', ''],
    message: ['The answer to this question is wrong.', 'الإجابة غير صحيحة', 'short', '', 'good_luck', 'wow'],
    room_type: ['friend', 'group'],
    user_id: [1, 2, alice.id, 999_999],
    room_id: ['', room.roomID, room.roomID, 'nowhere'],
    match_id: ['', room.roomID, 'nowhere'],
    room_code: ['ABCD-EFGH', room.roomCode, waiting.roomCode, 'short'],
    entry: [0, 5, 7],
    after: ['', 0, 3],
    firebase_id: ['somebody'],
    id_token: ['a.b.c', 'eyJhbGciOiJub25lIn0.e30.'],
    status: [0, 1],
    destroy_match: [0, 1],
    agreed: [1],
    level: [1, 1, 2, 9],
    no_of_que: [5],
    limit: [5, 10, 100],
    minutes: [3, 30, 31],
    payment_type: ['paypal', 'PayPal', 'UPI ID', 'mobile'],
    payment_address: ['alice@example.com', 'alice@okbank', '+34600111222', 'nowhere'],
    coin_used: [5000, 6000, 4999],
    payment_id: [payoutId, 999_999],
    payout_id: [payoutId, 999_999],
    reference: ['UTR-4711'],
    coins: [5, -5, 5000],
    adjustment_id: [1, 2, 999_999],
    quiz_id: ['', test.quizId, 999_999],
    names: [{ en: 'Birds', ar: 'طيور' }],
    icon: ['', 'bulb'],
    hue: ['', 42],
    image: ['', '', '', 'none.png'],
    audio: ['', '', '', 'none.wav'],
    source: ['', { name: 'Somebody', url: 'https://example.com', licence: 'CC0' }],
    parent_id: ['', 1],
    price: ['', 50],
    category_ids: [[1], [1, 2], []],
    manager_ids: [[alice.id], []],
    examiner_id: ['', alice.id],
    account_ids: ['', [alice.id]],
    source_ids: [[askable], [999_999]],
    draw_id: [1, 999_999],
    count: [1, 2],
    pool: ['', 3],
    least_difficulty: ['', -1],
    most_difficulty: ['', 2],
    question_ids: ['', '', '', [askable], ...open.map(({ questions }) => questions.slice(0, 1).map(({ id }) => id)), [999_999], []],
    audio_text: ['', '', '', 'Waves.'],
    version: [0, 1, '1'],
    questions: [10, [{ question_id: askable, version: 0 }]],
    were: ['', 'editor', [askable], { examiner_id: null, manager_ids: [] }],
    description: ['', 'For everybody'],
    translations: ['', { es: { name: 'Copa', description: '' } }],
    prizes: [[10, 5]],
    things: ['', [{ from: 1, to: 2, name: 'A mug' }]],
    thing_id: [contests.thingId, 999_999],
    media_name: [await somePicture(quiz), 'upload-gone.png'],
    how: ['post', 'in_person', 'declined'],
    recipient: ['Alice Lovelace'],
    address: ['1 High Street'],
    seconds: [30],
    once: ['', '0b7e3a52-7f0d-4c55-9a49-3f7a5d3c2b11'],
    who: ['', 'finished', 'playing'],
    audience: ['all', 'accounts', 'language'],
    link: ['', '/contest/', 'javascript:alert(1)'],
    endpoint: ['https://fcm.googleapis.com/fcm/send/hostile', 'https://127.0.0.1/x'],
    p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', 'AAAA'],
    auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
    share_kind: ['result', 'streak', 'badge'],
    badge: ['', 'dashing_debut'],
    notices: [0, 1],
    daily_quiz: [0, 1],
    invitations: [0, 1],
    send_at: ['', '2031-01-01T00:00:00Z'],
    caption: ['', 'A bridge.'],
    content_type: ['text', 'text', 'text', 'video'],
    content_url: ['', '', '', 'https://example.com/v'],
    passage_id: ['', '', '', '', ...quiz.fixture.passages.en, 999_999],
    announcement_id: [1, 999_999],
    month: ['2026-11', '2031-01'],
    // A past day is refused before its questions are checked, which a contest of this test may use.
    day: ['2020-01-01', '2031-01-01', '2026-02-30'],
    up_to: ['2026-01-01T00:00:00Z', '2031-01-01T00:00:00Z'],
    difficulty: [0.5, 1],
    note: ['', 'Because.'],
    question: ['Which is it?', 'ما هو؟'],
    options: [
      [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }],
      [{ text: 'Four' }, { text: 'Five' }],
      [{ text: 'One' }, { text: 'One' }],
    ],
    word: ['', '', '', 'kite'],
  }
  return field => byField[field] ?? [1, 'x', '2', 10, '']
}

/** One exam in progress, one handed in, one not begun. */
async function someExams(quiz: Quiz, alice: TestPlayer): Promise<{ ids: number[]; plays: number[] }> {
  const room = await examRoom(quiz)
  const ends_at = new Date(quiz.clock.now().getTime() + 5000 * 60 * minuteMs).toISOString()
  const ids = [await room.prepare({ ends_at }), await room.prepare({ ends_at }), await room.prepare({ ends_at })]
  const [running, over] = [await room.sit(alice, ids[0] ?? 0), await room.sit(alice, ids[1] ?? 0)]
  await alice.call('set_exam_module_result', { exam_module_id: ids[1] })
  return { ids, plays: [running.play.id, over.play.id] }
}

/** A finished test from the bank. */
async function someTest(quiz: Quiz, alice: TestPlayer): Promise<{ quizId: number; playId: number }> {
  await fillBank(quiz)
  const begun = await alice.call('get_questions_test', { q_test_type: 'tutor', q_test_length: 10, q_pool: 'all' })
  const { quiz_id } = TestSheet.parse(begun.test)
  const playId = Play.parse(begun.play).id
  await alice.call('finish_play', { play_id: playId })
  return { quizId: quiz_id, playId }
}

async function somePicture(quiz: Quiz): Promise<string> {
  const edith = await quiz.player('Edith', { roles: ['editor'] })
  return (await edith.call('upload_media', {}, { file: { field: 'file', bytes: await picture() } })).data.path
}

/** Two live contests, one announced, and one that is over, in which Alice has won a thing. */
async function someContests(quiz: Quiz, alice: TestPlayer): Promise<{ ids: number[]; thingId: number }> {
  const hall = contestHall(quiz)
  await quiz.set('weekly_contest', 0)
  const things = [{ from: 1, to: 1, name: 'A mug', description: '', image: null }]
  const over = await hall.openOne({ hours: 1, entry: 0, prizes: [], things })
  await hall.playThrough(await quiz.player('Wanda'), over, 3)
  await hall.end(over)
  // Alice has not played: players see the contests that they have played in every language.
  const won = quiz.database.db.updateTable('won_things').set({ account_id: alice.id }).where('contest_id', '=', over)
  const { id: thingId } = await won.returning('id').executeTakeFirstOrThrow()
  const ids = [await hall.openOne({ hours: 1000 }), await hall.openOne({ hours: 1000 }), await hall.announce({ startsInHours: 500 }), over]
  return { ids, thingId }
}

/** A running battle. */
async function battleOf(quiz: Quiz, alice: TestPlayer) {
  // Most codes are wrong here.
  await quiz.set('room_codes_per_hour', 1_000_000)
  const carol = await quiz.player('Carol')
  const { data } = await carol.call('create_room', { room_type: 'group', no_of_que: 5, entry: 0 })
  await alice.call('join_room', { room_code: data.roomCode })
  await carol.call('start_room', { room_id: data.roomID })
  return data
}

/** A pending payout request of a rich player. */
async function pendingPayout(quiz: Quiz): Promise<number> {
  const rita = await quiz.player('Rita', { coins: 20_000 })
  await finishPlays(quiz.database.db, rita.id)
  await quiz.set('payout_account_days', 0)
  const input = { payment_type: 'upi', payment_address: 'rita@okbank', coin_used: 5000 }
  return (await rita.call('set_payment_request', input)).data.id
}

/** A room that this test never starts, because hostile input may close the battle above. */
async function waitingRoom(quiz: Quiz) {
  const dave = await quiz.player('Dave')
  return (await dave.call('create_room', { room_type: 'group', no_of_que: 5, entry: 0 })).data
}

/** A group with Alice, one without members, and an open invitation. */
async function someGroups(quiz: Quiz, alice: TestPlayer): Promise<{ ids: number[]; invitationId: number; testId: number }> {
  const ada = await quiz.player('Ada', { roles: ['administrator'] })
  const ids: number[] = []
  for (const name of ['Class 7', 'Class 8', 'Class 9']) ids.push((await ada.call('create_group', { name })).data.id)
  const [group_id] = ids
  await ada.call('put_group_member', { group_id, account_id: alice.id })
  await callSeen(ada, 'set_group_leaders', { group_id, account_ids: [alice.id] })
  await ada.call('import_group_list', { group_id }, { file: { field: 'file', bytes: Buffer.from('email\nguest@school.example') } })
  const [invitation] = (await ada.call('get_group_invitations', { group_id })).data
  return { ids, testId: await someGroupTest(ada, alice), invitationId: must(invitation, 'it was just sent').id }
}

/** A test of a group that no other call names, so that Alice stays its member and leader. */
async function someGroupTest(ada: TestPlayer, alice: TestPlayer): Promise<number> {
  const group_id = (await ada.call('create_group', { name: 'Class 10' })).data.id
  await ada.call('put_group_member', { group_id, account_id: alice.id })
  await callSeen(ada, 'set_group_leaders', { group_id, account_ids: [alice.id] })
  return (await alice.call('give_group_test', { group_id, title: 'Week 3', q_test_type: 'tutor' })).data.id
}
