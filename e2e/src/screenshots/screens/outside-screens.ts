// Screens of guests: a shared result, and the sign-in with Firebase. Also the list of a player's sessions.

import { altered } from '../altered.ts'
import { at, type Scene, type Screen } from '../screen.ts'
import { multiMatch, playOut } from '../starts.ts'

const hosted = {
  api_key: 'key',
  auth_domain: 'quiz.example',
  project_id: 'demo-trivium',
  app_id: null,
  google_client_id: 'client',
  emulator_url: null,
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A page as it is with IDENTITY=firebase. The screenshot submits nothing, so the page sends nothing to Firebase. */
const withFirebase = (path: string) => async (scene: Scene) => {
  await altered(scene.page, 'get_web_settings', settings => ({
    ...settings,
    providers: { kind: 'firebase', email: true, phone: true, google: true, outbox: false, firebase: hosted },
  }))
  await at(path)(scene)
}

export const outsideScreens: Screen[] = [
  {
    name: 'shared-result',
    who: 'guest',
    async show({ page, seeded, languageId }) {
      const countries = multiMatch({ category: 'geography-match', subcategory: 'countries', level: 1 })
      const { result } = await playOut(seeded.starter, countries, 5, languageId)
      const { data } = await seeded.starter.ask('create_share', { share_kind: 'result', play_id: result.play_id })
      await page.goto(data.path)
      await page.getByRole('img').first().waitFor()
    },
  },
  { name: 'shared-gone', who: 'guest', show: at('/s/nothing-is-here-any-more/') },
  { name: 'hosted-login', who: 'guest', isLong: true, show: withFirebase('/auth/login/') },
  { name: 'hosted-sign-up', who: 'guest', isLong: true, show: withFirebase('/auth/sign-up/') },
  {
    name: 'logged-in-elsewhere',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_sessions', sessions => [
        ...sessions,
        { id: 'aaaaaaaaaaaa', created_at: daysAgo(25), last_used_at: daysAgo(1), is_current: false },
        { id: 'bbbbbbbbbbbb', created_at: daysAgo(74), last_used_at: daysAgo(18), is_current: false },
      ])
      await page.goto('/settings/')
    },
  },
]
