// Describes each setting for administrators. Kinds and ranges come from the schema (fields.ts).

import { type SettingGroup, settingGroups } from '@trivium/contract/platform/settings.admin'
import { must } from '../api/refuse.ts'
import type { Settings } from './defaults.ts'

interface Meaning {
  group: SettingGroup
  meaning: string
  unit: string | null
}

type Meant = readonly [meaning: string, unit?: string]

const meanings = {
  'The site': {
    app_name: ['The name of the site, on every page and in every mail.'],
    contact_email: ['Where players can write to. Empty: sentences about it are left out of the texts of the site.'],
    security_contact: [
      'Where people report gaps in security, for security.txt: mailto: and an address, or the address of a page. Empty: the address above.',
    ],
    logo: ['The logo: the address of an uploaded picture, beginning with /media/. Empty: the logo of Trivium.'],
    accent_color: ['The colour of buttons and links, as in #3b3a8f. Empty: the colours of Trivium.'],
    links: ['Links in the footer, each with a name and an address.'],
  },
  'Home page': {
    home_hero: ['The words at the top of the home page, by language code; other languages show the words of Trivium.', 'language code'],
    home_sections: [
      'Which sections the home page shows below the next step, in this order; on a player’s first day without leaderboard and news.',
    ],
    home_slides: [
      'Slides on the home page. One without a language is shown in all languages. As long as there are none, clients of others are given three of Trivium.',
    ],
  },
  Languages: {
    language_mode: ['1: players choose the language of questions. 0: all questions are in the default language.'],
    default_web_language: ['The language of the interface for whoever has chosen none: a code such as es, or a name such as english.'],
    timezone_change_days: [
      'After changing the time zone, a player waits this long to change it again: days decide boards and streaks.',
      'days',
    ],
  },
  Coins: {
    welcome_bonus_coin: ['Coins for signing up.', 'coins'],
    refer_coin: ['Coins for a player who signed up with the code of a friend.', 'coins'],
    earn_coin: ['Coins for a player whose friend has signed up.', 'coins'],
    referral_plays_needed: ['Coins for inviting are paid after the friend has finished so many plays.', 'plays'],
    referral_days_needed: ['And they must have been finished on so many different days.', 'days'],
    adjustment_limit_alone: [
      'Coins that one member of staff gives or takes alone, for each player in a day; more needs a second person.',
      'coins',
    ],
    adjustment_limit_day: [
      'Coins that one member of staff gives or takes alone, for all players together in a day; more needs a second person.',
      'coins',
    ],
    referrals_paid_per_month: ['Of more friends than this in a month nobody is paid for.', 'friends'],
    maximum_winning_coins: ['The most coins for a level that is won.', 'coins'],
    guess_the_word_maximum_winning_coins: ['The most coins for a level of guess the word.', 'coins'],
    quiz_winning_percentage: ['A level is won from this percentage of right answers on.', '%'],
    minimum_coins_winning_percentage: ['A level brings coins from this percentage of right answers on.', '%'],
    daily_solo_coin_cap: ['More coins than this nobody earns in a day by playing alone.', 'coins'],
    daily_won_from_players_cap: [
      'More coins than this, beyond what was lost to others, nobody wins from other players in 24 hours: further battles are for nothing.',
      'coins',
    ],
    stake_after_plays: [
      'Welcome coins and coins for invitations can be staked in battles and contests after so many plays of at least five answers that are more than half of the play. 0: at once.',
      'plays',
    ],
  },
  Prices: {
    lifeline_price: ['What a lifeline costs, after the free ones.', 'coins'],
    free_lifelines: ['The first lifelines of a play cost nothing: so many of them.', 'lifelines'],
    hint_price: ['What a hint costs in guess the word.', 'coins'],
    hints_per_question: ['How many hints a question gives.', 'hints'],
    review_price: ['What it costs to look at the right answers after a play.', 'coins'],
    premium_category_price: ['What a premium category costs that has no price of its own.', 'coins'],
  },
  Scores: {
    score_correct: ['Points of a right answer.', 'points'],
    score_wrong: ['Points that a wrong answer takes away.', 'points'],
    multi_match_score_correct: ['Points of a right answer in multi match.', 'points'],
    multi_match_score_wrong: ['Points that a wrong answer takes away in multi match.', 'points'],
    contest_score_correct: ['Points of a right answer in a contest that says nothing else.', 'points'],
    contest_score_wrong: ['Points that a wrong answer takes away in such a contest.', 'points'],
    deducts_from_level: ['Where there are levels, a wrong answer takes points away from this level on, and none below it.', 'level'],
    least_answer_ms: ['A faster answer scores nothing on the boards: nobody can have read the question.', 'milliseconds'],
  },
  'Playing alone': {
    answer_mode: ['After an answer, 1: right or wrong. 2: nothing. 3: right or wrong, and the right answer.'],
    level_opens_when: ['The next level opens when a level was played to its end, or when it was won.'],
    questions_per_play: ['How many questions a play has.', 'questions'],
    poll_respondents: ['From so many first answers on the audience poll shows how players have really answered.', 'answers'],
    streak_freezes_most: [
      'The most freezes that a player holds. Each keeps the streak of the daily quiz over a missed day. 0: none.',
      'freezes',
    ],
    streak_freeze_every: ['A freeze is earned with every so many days of the daily quiz in a row. 0: none.', 'days'],
    self_challenge_most_questions: ['The longest challenge a player can set themselves.', 'questions'],
    self_challenge_most_minutes: ['The most time for it.', 'minutes'],
  },
  Clocks: {
    quiz_zone_seconds: ['Time for a question in the quiz zone.', 'seconds'],
    daily_quiz_seconds: ['Time for a question of the daily quiz.', 'seconds'],
    true_and_false_seconds: ['Time for a question of true and false.', 'seconds'],
    guess_the_word_seconds: ['Time for a word to guess.', 'seconds'],
    fun_and_learn_seconds: ['Time for a question about a text.', 'seconds'],
    audio_seconds: ['Time for a question with sound.', 'seconds'],
    maths_seconds: ['Time for a question of maths.', 'seconds'],
    multi_match_seconds: ['Time for a question of multi match.', 'seconds'],
    contest_seconds: ['Time for a question of a contest that says nothing else.', 'seconds'],
    answer_pause_seconds: ['From an answer to the clock of the next question, so that the note can be read.', 'seconds'],
    answer_grace_seconds: ['An answer that is this late still counts: the network takes its time.', 'seconds'],
  },
  Badges: {
    badges: ['What each badge needs (counter) and the coins it brings (reward).', 'badge'],
    badge_least_questions: ['A play counts for badges from so many questions on.', 'questions'],
    super_sonic_seconds: ['A play with every answer right within this time brings the badge super sonic.', 'seconds'],
    flashback_seconds: ['A text read and answered with this time a question brings the badge flashback.', 'seconds'],
  },
  Leagues: {
    weekly_leagues: ['On: players compete in weekly leagues. Off: nobody joins one, and none is shown.'],
    league_size: ['Players of one group. Groups that have begun keep their size.', 'players'],
    league_promotes: ['How many of a group move up after a week: never more than a third of it.', 'players'],
    league_demotes: ['How many of a group move down after a week: never more than a third of it.', 'players'],
  },
  Battles: {
    battle_entry: ['What each player of a random battle puts in.', 'coins'],
    battle_questions: ['Questions of a random battle; rooms by code choose their own number.', 'questions'],
    battle_seconds: ['Time for a question of a battle.', 'seconds'],
    battle_search_seconds: ['How long an opponent is looked for.', 'seconds'],
    battle_countdown_seconds: ['From the start of a battle to its first question.', 'seconds'],
    battle_reading_seconds: ['A question stands alone for so long, before its options are shown and its clock starts.', 'seconds'],
    battle_reveal_seconds: ['How long the right answer is shown before the next question.', 'seconds'],
    battle_away_seconds: ['Who stays away for longer has left.', 'seconds'],
    battle_room_minutes: ['A room that nobody starts is deleted after this time.', 'minutes'],
    battle_longest_pause_seconds: [
      'An outage of the service that is longer ends a battle without a result, and entries come back.',
      'seconds',
    ],
    battle_rematch_seconds: ['How long a rematch can be asked for.', 'seconds'],
    battles_for_coins_per_hour: ['Battles for coins between the same two players in an hour; further ones are for nothing.', 'battles'],
    battle_entries_per_day: ['Coins at stake between the same two players in a day, in entries.', 'entries'],
    battle_messages: ['How many phrases a player may say in a battle.', 'phrases'],
    room_codes_per_hour: ['How many wrong room codes a player may try in an hour.', 'codes'],
  },
  Contests: {
    contest_entry: ['What it costs to enter a contest that says nothing else.', 'coins'],
    weekly_contest: ['A cup draws itself every week from the questions of each language that has enough of them.'],
    weekly_contest_questions: ['Questions of the weekly cup.', 'questions'],
    weekly_contest_prizes: ['Coins of each rank of the weekly cup, the first rank first.', 'coins'],
  },
  'Exams and tests': {
    exam_away_seconds: ['Who is away from an exam for longer has it ended, where the exam says so.', 'seconds'],
    exam_key_tries: ['So many wrong keys, then no key is tried for a while.', 'tries'],
    exam_key_lock_minutes: ['How long that is.', 'minutes'],
    test_seconds: ['Seconds that each question adds to the clock of a timed test.', 'seconds'],
    test_sequence_seconds: ['Seconds that a sequence adds, and a question of pairs.', 'seconds'],
    adaptive_test_seconds: ['Time for an item of an adaptive test.', 'seconds'],
    sequence_scores_pairs: [
      'On: a sequence in a test scores each pair of neighbours in order. Off: it is right as a whole or worth nothing.',
    ],
    passing_standard: ['The ability from which an adaptive test is passed.', 'logits'],
  },
  Practice: {
    practice_daily_limit: ['Questions of practice in a day.', 'questions'],
    practice_slow_seconds: [
      'A right answer that took longer counts as hard to remember, until the usual time of the question is known.',
      'seconds',
    ],
  },
  Payouts: {
    per_coin: ['So many coins are worth the amount beside.', 'coins'],
    coin_amount: ['What they are worth, in the currency.'],
    currency: ['The currency of payouts: three letters, as in USD.'],
    coin_limit: ['The fewest coins that can be paid out.', 'coins'],
    difference_hours: ['From one request to the next.', 'hours'],
    payout_days: ['How long a payout takes, as players are told.'],
    payouts_off: ['On: nobody can ask for a payout.'],
    payout_most_coins: ['The most coins of one request.', 'coins'],
    payout_needs_contact: ['On: only who has a verified address or number gets a payout.'],
    payout_account_days: ['How old an account has to be.', 'days'],
    payout_plays: ['How many plays a player has to have finished.', 'plays'],
    payout_address_once: ['On: no two players get payouts to the same address.'],
    payout_second_person: [
      'On: who has approved a payout does not pay it, another member of staff does. Switch it off only where there is nobody else; the audit says who did both.',
    ],
    payout_adjuster_days: [
      'Who has corrected a player’s balance neither approves nor pays a payout of theirs for so long. 0: at once.',
      'days',
    ],
    no_coin_countries: ['Countries, by two letters, whose players pay no entries and get no payouts.'],
  },
  Limits: {
    codes_per_hour: [
      'Codes to all phone numbers together: each costs money. One address, such as a school, may ask for half of them.',
      'codes',
    ],
    sign_ups_per_domain_hour: [
      'New accounts in an hour with addresses of one mail domain; the large public ones do not count. 0: as many as come.',
      'accounts',
    ],
    sign_ups_per_domain_day: ['The same in a day. 0: as many as come.', 'accounts'],
    trusted_mail_domains: [
      'Mail domains that are not counted, with all names below them: that of your school or company, as in school.example.',
    ],
    bookmarks_per_type: ['Bookmarks of a kind that a player can keep.', 'bookmarks'],
    starts_per_day: [
      'Plays that a player can start in a day: more than anybody plays, and too few for a script to fill the disk.',
      'plays',
    ],
    invitations_per_day: ['Invitations that a player can send in a day.', 'invitations'],
    blocks_per_player: ['Players that a player can block.', 'players'],
  },
  Reports: {
    reports_per_day: ['Reports of questions that a player can send in a day.', 'reports'],
    report_thanks_coins: ['Coins for a report that is accepted, once for each player and question.', 'coins'],
  },
  Lists: {
    page_size: ['Rows of a list where nothing else is asked for.', 'rows'],
    leaderboard_page_size: ['Rows of a leaderboard.', 'rows'],
  },
  Operation: {
    app_maintenance: ['On: players see the notice of maintenance on every page; staff can still sign in.'],
    demo_mode: [
      'On: everything can be looked at, and the console changes nothing. It leads out by a command: npm run set-setting -- demo_mode 0',
    ],
    identity_errors_in_detail: [
      'On: errors of signing in say whether an address has an account. That helps players, and whoever tries addresses.',
    ],
    push_services: [
      'The push services of browsers, by host; *. stands for any name before it. Messages are sent nowhere else: a player gives the address.',
    ],
    push_daily_hour: ['Players who asked for it are reminded of the quiz of the day from this hour on, in their own time.', 'o’clock'],
    backups_kept: ['The embedded database is backed up every day, and so many of these backups are kept. 0: none is made.', 'backups'],
  },
} satisfies Record<SettingGroup, Partial<Record<keyof Settings, Meant>>>

const known = new Map<string, Meaning>(
  settingGroups.flatMap(group =>
    Object.entries<Meant>(meanings[group]).map(([name, [meaning, unit = null]]) => [name, { group, meaning, unit }] as const),
  ),
)

export const meaningOf = (name: keyof Settings): Meaning => must(known.get(name), `${name} has a meaning in platform/settings/meanings.ts`)
