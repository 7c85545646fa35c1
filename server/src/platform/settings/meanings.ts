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
  Look: {
    app_name: ['The name of the site. It appears on every page, in every email and in the console.'],
    short_name: ['The name below the icon on a phone, with at most 12 characters. Empty: the beginning of the name.'],
    site_description: [
      'One or two sentences about the site, by language code. Search engines and messengers show these sentences. Other languages show the words of Trivium.',
      'language code',
    ],
    logo: [
      'The logo of the site: the address of an uploaded picture, beginning with /media/. The server makes all icons from this picture. Empty: the logo of Trivium.',
    ],
    accent_color: ['The colour of buttons and links, as in #3b3a8f. Empty: the colours of Trivium.'],
    home_hero: ['The words at the top of the home page, by language code. Other languages show the words of Trivium.', 'language code'],
    hero_picture: [
      'The picture behind the words at the top of the home page: the address of an uploaded picture. Empty: a drawing in the colour of the site.',
    ],
    mascot: ['On: the drawn figure of Trivium accompanies the player. Off: pages show no figure.'],
  },
  'The site': {
    contact_email: ['The email address for players. Empty: the texts of the site leave out the sentences about this address.'],
    security_contact: [
      'The contact for security reports, for security.txt: mailto: and an address, or the address of a page. Empty: the address in contact_email.',
    ],
    links: ['Links in the footer, each with a name and an address.'],
  },
  'Home page': {
    home_sections: [
      'The sections of the home page, in this order. Only guests see modes and categories, because players have the page Learn. Players see no sections on their first day.',
    ],
    home_slides: [
      'Slides on the home page. A slide without a language appears in all languages. If there are no slides, apps other than this website get three slides of Trivium.',
    ],
  },
  Languages: {
    language_mode: ['Who chooses the language of questions.'],
    default_web_language: ['The interface language of people who have not chosen one: a code such as es, or a name such as english.'],
    timezone_change_days: [
      'After changing the time zone, a player waits this long to change it again, because days decide leaderboards and streaks.',
      'days',
    ],
  },
  Coins: {
    welcome_bonus_coin: ['Coins for signing up.', 'coins'],
    refer_coin: ['Coins for a player who signed up with the code of a friend.', 'coins'],
    quest_coins: ['Coins for each of the three quests of a day.', 'coins'],
    quest_bonus_coins: ['Further coins for all three quests of a day.', 'coins'],
    earn_coin: ['Coins for a player whose friend has signed up with the player’s code.', 'coins'],
    referral_plays_needed: ['Coins for an invitation are paid after the friend has finished this many plays.', 'plays'],
    referral_days_needed: ['The friend must have finished these plays on this many different days.', 'days'],
    adjustment_limit_alone: [
      'The most coins that one member of staff gives or takes alone, per player and day. More needs a second person.',
      'coins',
    ],
    adjustment_limit_day: [
      'The most coins that one member of staff gives or takes alone, for all players together in a day. More needs a second person.',
      'coins',
    ],
    referrals_paid_per_month: ['A player gets coins for at most this many friends in a month.', 'friends'],
    maximum_winning_coins: ['The most coins for winning a level.', 'coins'],
    guess_the_word_maximum_winning_coins: ['The most coins for a level of guess the word.', 'coins'],
    quiz_winning_percentage: ['A player wins a level with at least this percentage of right answers.', '%'],
    minimum_coins_winning_percentage: ['A level earns coins with at least this percentage of right answers.', '%'],
    daily_solo_coin_cap: ['The most coins that a player earns in a day by playing alone.', 'coins'],
    daily_won_from_players_cap: [
      'The most coins that a player can win from other players in 24 hours, after the player’s losses are subtracted. Further battles are without coins.',
      'coins',
    ],
    stake_after_plays: [
      'Players can pay entries of battles and contests with welcome and invitation coins after this many plays. A play counts with at least five answers and more than half of its questions answered. 0: at once.',
      'plays',
    ],
  },
  Prices: {
    lifeline_price: ['The price of a lifeline, after the free ones.', 'coins'],
    free_lifelines: ['The number of free lifelines in a play.', 'lifelines'],
    hint_price: ['The price of a hint in guess the word.', 'coins'],
    hints_per_question: ['The number of hints for a question.', 'hints'],
    word_tries: ['The number of guesses at a word. The last wrong guess counts as the answer.', 'guesses'],
    review_price: ['The price of looking at the right answers after a play.', 'coins'],
    premium_category_price: ['The price of a premium category without its own price.', 'coins'],
  },
  Scores: {
    score_correct: ['Points for a right answer.', 'points'],
    score_wrong: ['Points that a wrong answer loses.', 'points'],
    multi_match_score_correct: ['Points for a right answer in multi match.', 'points'],
    multi_match_score_wrong: ['Points that a wrong answer loses in multi match.', 'points'],
    contest_score_correct: ['Points for a right answer in a contest without its own number.', 'points'],
    contest_score_wrong: ['Points that a wrong answer loses in a contest without its own number.', 'points'],
    deducts_from_level: ['In modes with levels, a wrong answer loses points from this level upwards.', 'level'],
    least_answer_ms: ['A faster answer scores nothing on leaderboards, because nobody can have read the question.', 'milliseconds'],
  },
  'Playing alone': {
    answer_mode: ['What players see after an answer.'],
    level_opens_when: ['When the next level opens.'],
    questions_per_play: ['The number of questions in a play.', 'questions'],
    poll_respondents: ['With at least this many first answers, the audience poll shows how players really answered.', 'answers'],
    streak_freezes_most: [
      'The most streak freezes that a player holds. A streak freeze keeps the streak of the daily quiz when the player misses a day. 0: none.',
      'freezes',
    ],
    streak_freeze_every: ['A player earns a streak freeze with this many days of the daily quiz in a row. 0: none.', 'days'],
    self_challenge_most_questions: ['The most questions in a self challenge.', 'questions'],
    self_challenge_most_minutes: ['The most time for a self challenge.', 'minutes'],
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
    contest_seconds: ['Time for a question of a contest without its own time.', 'seconds'],
    answer_pause_seconds: ['The pause between an answer and the clock of the next question, so that players can read the note.', 'seconds'],
    answer_grace_seconds: ['An answer that is at most this late still counts, because the network takes time.', 'seconds'],
  },
  Badges: {
    badges: ['The requirement of each badge (counter) and its coins (reward).', 'badge'],
    badge_least_questions: ['A play counts for badges with at least this many questions.', 'questions'],
    super_sonic_seconds: ['A play with every answer right within this time earns the badge super sonic.', 'seconds'],
    flashback_seconds: ['Reading and answering a text within this time per question earns the badge flashback.', 'seconds'],
  },
  Leagues: {
    weekly_leagues: ['On: players compete in weekly leagues. Off: nobody joins one, and none is shown.'],
    league_size: ['The number of players in a group. Groups that have begun keep their size.', 'players'],
    league_least: ['The least number of players for which a tier forms its own group. Fewer players join the nearest group.', 'players'],
    league_promotes: ['The number of players of a group who move up after a week: at most a third of the group.', 'players'],
    league_demotes: ['The number of players of a group who move down after a week: at most a third of the group.', 'players'],
  },
  Battles: {
    battle_entry: ['The entry that each player of a random battle pays.', 'coins'],
    battle_questions: ['Questions of a random battle; rooms by code choose their own number.', 'questions'],
    battle_seconds: ['Time for a question of a battle.', 'seconds'],
    battle_search_seconds: ['The longest search for an opponent.', 'seconds'],
    battle_bot_seconds: [
      'After this time alone in the search, the server offers the player a battle against the bot. The search continues.',
      'seconds',
    ],
    battle_countdown_seconds: ['The time from the start of a battle to its first question.', 'seconds'],
    battle_reading_seconds: ['A battle shows a question alone for this long, before it shows the options and starts the clock.', 'seconds'],
    battle_reveal_seconds: ['How long the right answer is shown before the next question.', 'seconds'],
    battle_away_seconds: ['A player who is away for longer than this counts as having left the battle.', 'seconds'],
    battle_room_minutes: ['The server deletes a room if nobody starts its battle within this time.', 'minutes'],
    battle_longest_pause_seconds: [
      'A longer outage of the service ends a battle without a result, and players get their entries back.',
      'seconds',
    ],
    battle_rematch_seconds: ['Players can ask for a rematch for this long.', 'seconds'],
    battles_for_coins_per_hour: ['Battles for coins between the same two players in an hour; further ones are without coins.', 'battles'],
    battle_entries_per_day: ['The most coins at stake between the same two players in a day, counted in entries.', 'entries'],
    battle_messages: ['The most phrases that a player may say in a battle.', 'phrases'],
    room_codes_per_hour: ['The most wrong room codes that a player may try in an hour.', 'codes'],
  },
  Contests: {
    contest_entry: ['The entry of a contest without its own entry.', 'coins'],
    contest_least_score: ['The least score that wins a prize. With a lower score a player gets none, whatever their rank.', 'points'],
    weekly_contest: ['The server draws a cup every week for each language that has enough questions.'],
    weekly_contest_questions: ['Questions of the weekly cup.', 'questions'],
    weekly_contest_prizes: ['Coins for each rank of the weekly cup, the first rank first.', 'coins'],
    prize_address_days: ['How long the address and the note of a prize in kind are kept after it was sent; then they are deleted.', 'days'],
  },
  'Exams and tests': {
    exam_away_seconds: [
      'An absence from the exam page is too long if it lasts longer than this. Each exam says whether the first or the second such absence ends the attempt.',
      'seconds',
    ],
    exam_key_tries: [
      'After this many wrong keys from an examinee, the server refuses all keys of this examinee for the time in exam_key_lock_minutes.',
      'tries',
    ],
    exam_key_lock_minutes: ['How long the server refuses all keys of an examinee after too many wrong keys (exam_key_tries).', 'minutes'],
    test_seconds: ['Seconds that each question adds to the clock of a timed test.', 'seconds'],
    test_sequence_seconds: ['Seconds that a sequence or a question of pairs adds to the clock.', 'seconds'],
    adaptive_test_seconds: ['Time for an item of an adaptive test.', 'seconds'],
    sequence_scores_pairs: ['On: a sequence in a test scores for each pair of neighbours in order. Off: it scores only as a whole.'],
    passing_standard: ['The least ability that passes an adaptive test.', 'logits'],
  },
  Practice: {
    practice_daily_limit: ['The most practice questions in a day.', 'questions'],
    practice_slow_seconds: ['A slower right answer counts as hard to remember, until the question has its own usual time.', 'seconds'],
  },
  Payouts: {
    per_coin: ['This many coins are worth the amount in coin_amount.', 'coins'],
    coin_amount: ['The value of these coins (the number in per_coin), in the currency of payouts.'],
    currency: ['The currency of payouts: three letters, as in USD.'],
    coin_limit: ['The fewest coins of one payout.', 'coins'],
    difference_hours: ['The shortest time between two requests of a player.', 'hours'],
    payout_days: ['The time that a payout takes, in the words that players read.'],
    payouts_off: ['On: nobody can ask for a payout.'],
    payout_most_coins: ['The most coins of one request.', 'coins'],
    payout_needs_contact: ['On: only players with a verified email address or phone number get payouts.'],
    payout_account_days: ['The least age of an account for a payout.', 'days'],
    payout_plays: ['The least number of finished plays for a payout.', 'plays'],
    payout_address_once: ['On: two players cannot get payouts to the same address.'],
    payout_second_person: [
      'On: the person who approved a payout cannot pay it; another member of staff pays. Switch this off only if there is no second member of staff. The audit shows who did both.',
    ],
    payout_adjuster_days: [
      'A member of staff who corrected a player’s balance cannot approve or pay that player’s payouts for this long. 0: no waiting time.',
      'days',
    ],
    no_coin_countries: ['Countries (two letters) whose players pay no entries and get no payouts.'],
  },
  Limits: {
    codes_per_hour: [
      'The most codes to all phone numbers in an hour, because each costs money. One address, such as a school, may ask for half of them.',
      'codes',
    ],
    sign_ups_per_domain_hour: [
      'The most new accounts in an hour with addresses of one mail domain; large public domains do not count. 0: no limit.',
      'accounts',
    ],
    sign_ups_per_domain_day: [
      'The most new accounts in a day with addresses of one mail domain; large public domains do not count. 0: no limit.',
      'accounts',
    ],
    trusted_mail_domains: [
      'Mail domains without a limit of sign-ups, with all their subdomains: for example the domain of your school, as in school.example.',
    ],
    mailed_invitation_days: ['How long the link in an invitation by email to a group or an exam works.', 'days'],
    mailed_invitations_per_day: ['The most people that one member of staff can invite by email in 24 hours.', 'invitations'],
    bookmarks_per_type: ['The most bookmarks of one kind that a player can keep.', 'bookmarks'],
    starts_per_day: [
      'The most plays that a player can start in a day. The number is higher than anybody needs, and stops scripts from filling the disk.',
      'plays',
    ],
    invitations_per_day: ['The most invitations that a player can send in a day.', 'invitations'],
    friend_requests_per_day: ['The most friendships for which a player can ask in a day.', 'requests'],
    blocks_per_player: ['The most players that a player can block.', 'players'],
  },
  Reports: {
    reports_per_day: ['The most reports of questions that a player can send in a day.', 'reports'],
    questions_need_review: [
      'On: another editor has to accept what an editor has written, changed or imported before players get it. Corrections after a report do not wait.',
    ],
    report_thanks_coins: ['Coins for an accepted report, once for each player and question.', 'coins'],
  },
  Lists: {
    page_size: ['Rows of a list if the client asks for no other number.', 'rows'],
    leaderboard_page_size: ['Rows of a leaderboard.', 'rows'],
  },
  Operation: {
    app_maintenance: ['On: players see the maintenance notice on every page; staff can still sign in.'],
    demo_mode: [
      'On: visitors can look at everything, and the console changes nothing. This command switches it off: npm run set-setting -- demo_mode 0',
    ],
    identity_errors_in_detail: [
      'On: sign-in errors say whether an address has an account. That helps players, but also attackers who try addresses.',
    ],
    push_services: [
      'The push services of browsers, by host; *. stands for any subdomain. The server sends push messages only to these hosts, because the address comes from the player.',
    ],
    push_daily_hour: ['From this hour of their own time zone, players who want a reminder of the daily quiz get it.', 'o’clock'],
    backups_kept: ['The number of daily backups of the embedded database to keep. 0: no backups.', 'backups'],
  },
} satisfies Record<SettingGroup, Partial<Record<keyof Settings, Meant>>>

const known = new Map<string, Meaning>(
  settingGroups.flatMap(group =>
    Object.entries<Meant>(meanings[group]).map(([name, [meaning, unit = null]]) => [name, { group, meaning, unit }] as const),
  ),
)

export const meaningOf = (name: keyof Settings): Meaning => must(known.get(name), `${name} has a meaning in platform/settings/meanings.ts`)
