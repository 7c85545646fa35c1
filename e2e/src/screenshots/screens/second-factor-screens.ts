// A second factor: setting it up, changing it, and signing in with it. The replies of the identity provider are made up.

import { press, type Scene, type Screen } from '../screen.ts'
import { altered } from '../altered.ts'

const codes = [...'acdefghkmn'].map(letter => `k7mqx${letter}-w3n8pd-h2tvz6-b9rj4c`)

async function provePassword({ page, seeded, text }: Scene): Promise<void> {
  await page.goto('/settings/second-factor/')
  await page.getByLabel(text('auth.email'), { exact: true }).fill(seeded.veteran.email)
  await page.getByLabel(text('auth.password'), { exact: true }).fill(seeded.veteran.password)
  await page.getByRole('button', { name: text('factor.go_on'), exact: true }).click()
}

/** As if the player had a second factor, and any code were right. */
async function withFactor({ page, seeded }: Scene): Promise<void> {
  await altered(page, 'get_user_by_id', user => ({ ...user, has_second_factor: true }))
  const claims = Buffer.from(JSON.stringify({ sub: seeded.veteran.user.firebase_id })).toString('base64url')
  const answers = {
    'sign-in/email': { twoFactorRedirect: true },
    'two-factor/verify-totp': { status: true },
    'two-factor/generate-backup-codes': { backupCodes: codes },
    token: { token: `x.${claims}.x` },
  }
  for (const [path, json] of Object.entries(answers)) await page.route(`**/identity/${path}`, route => route.fulfill({ json }))
}

async function typeCode({ page, text }: Scene): Promise<void> {
  await page.getByLabel(text('auth.code_digit', { position: 1 })).focus()
  await page.keyboard.type('482913')
}

const toSignIn = async ({ page, text }: Scene) => {
  await page.goto('/auth/second-factor/?by=email')
  await page.getByRole('heading', { name: text('factor.title') }).waitFor()
}

export const secondFactorScreens: Screen[] = [
  { name: 'second-factor-sign-in', who: 'guest', show: toSignIn },
  {
    name: 'second-factor-sign-in-emergency',
    who: 'guest',
    async show(scene) {
      await toSignIn(scene)
      await press(scene, 'factor.use_emergency_code')
    },
  },
  {
    name: 'second-factor-off',
    who: 'veteran',
    async show({ page, text }) {
      await page.goto('/settings/second-factor/')
      await page.getByText(text('factor.prove_off')).waitFor()
    },
  },
  {
    name: 'second-factor-set-up',
    who: 'veteran',
    isLong: true,
    async show(scene) {
      await provePassword(scene)
      await scene.page.getByRole('img', { name: scene.text('factor.picture') }).waitFor()
    },
  },
  {
    name: 'second-factor-on',
    who: 'veteran',
    isLong: true,
    async show(scene) {
      await withFactor(scene)
      await provePassword(scene)
      await typeCode(scene)
      await press(scene, 'factor.new_codes')
      await scene.page.getByRole('list', { name: scene.text('factor.codes') }).waitFor()
    },
  },
  {
    name: 'second-factor-settings',
    who: 'veteran',
    isLong: true,
    async show({ page, text }) {
      await page.goto('/settings/')
      await page.getByText(text('factor.off_hint')).waitFor()
    },
  },
]
