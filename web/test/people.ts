// A player, a category and the settings of a site for tests, which override the fields they need.

import type { User } from '@trivium/contract/people/accounts'
import type { Category } from '@trivium/contract/bank/catalogue'
import type { WebSettings } from '@trivium/contract/platform/settings'

export const aPlayer = (change: Partial<User> = {}): User => ({
  id: 12,
  firebase_id: 'nora-12',
  name: 'Nora',
  email: 'nora@example.com',
  mobile: null,
  profile: null,
  type: 'email',
  coins: 100,
  stakes: { coins: 100, plays_missing: 0 },
  all_time_score: 0,
  userStatics: { coins: 100, all_time_score: 0 },
  userProfileStatics: { coins: 100, all_time_score: 0 },
  all_time_rank: null,
  refer_code: 'NORA42',
  status: 'active',
  roles: [],
  has_second_factor: false,
  language: 'en',
  web_language: 'en',
  sound: null,
  timezone: 'UTC',
  date_registered: '2026-11-01T10:00:00.000Z',
  badges_unlocked: 0,
  unread_notifications: 0,
  unread_messages: 0,
  streak: { days: 0, state: 'asleep' },
  ...change,
})

export const theSite = (change: Partial<WebSettings> = {}): WebSettings => ({
  app_name: 'Trivium',
  contact_email: null,
  logo: null,
  accent_color: null,
  mascot: true,
  hero: { picture: null, hue: null },
  links: [],
  maintenance: false,
  demo: false,
  texts: {},
  providers: { kind: 'embedded', email: true, phone: true, google: false, outbox: false, firebase: null },
  ...change,
})

/** An ID token of the identity provider's form; nobody checks its signature here. */
export const idTokenOf = (firebaseId: string, mobile: string | null = null): string =>
  `e30.${btoa(JSON.stringify({ sub: firebaseId, phone_number: mobile }))}.signature`

export const aCategory = (change: Partial<Category> = {}): Category => ({
  id: 5,
  slug: 'food',
  name: 'Food and drink',
  image: '/covers/food.svg',
  icon: 'apple',
  color: 30,
  is_premium: false,
  coins: 0,
  unlocked: true,
  has_subcategories: false,
  has_level: true,
  questions: 40,
  max_level: 4,
  played: false,
  ...change,
})
