// Signing up by e-mail, from the form to the link in the message.

import { outbox } from '../../harness/servers/outbox.ts'
import { newAddress, ownAddress } from '../../harness/players.ts'
import { at, press, type Scene, type Screen } from '../screen.ts'

const password = 'a long enough secret'

/** Fills in the form. @returns the address */
async function signUp({ page, text }: Scene): Promise<string> {
  const email = newAddress()
  await page.goto('/auth/sign-up/')
  await page.getByLabel(text('auth.name'), { exact: true }).fill('Nora')
  await page.getByLabel(text('auth.email'), { exact: true }).fill(email)
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('auth.sign_up'), exact: true }).click()
  await page.getByRole('heading', { name: text('auth.inbox_title') }).waitFor()
  return email
}

/** Signs up in another browser. @returns the path of the link */
async function linkFromElsewhere(scene: Scene): Promise<string> {
  await scene.page.goto('/')
  const server = new URL(scene.page.url()).origin
  const email = newAddress()
  await fetch(`${server}/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server, ...ownAddress() },
    body: JSON.stringify({ name: 'Nora', email, password }),
  })
  return pathOf((await outbox(server, email)).link)
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const signUpScreens: Screen[] = [
  { name: 'sign-up', who: 'guest', isLong: true, show: at('/auth/sign-up/') },
  { name: 'sign-up-invited', who: 'guest', isLong: true, show: at('/auth/sign-up/?ref=K7NPQ4XW') },
  {
    name: 'sign-up-problems',
    who: 'guest',
    isLong: true,
    async show(scene) {
      await scene.page.goto('/auth/sign-up/')
      await press(scene, 'auth.have_code')
      await scene.page.getByRole('button', { name: scene.text('auth.sign_up'), exact: true }).click()
      await scene.page.getByText(scene.text('auth.email_missing')).waitFor()
    },
  },
  {
    name: 'sign-up-by-phone',
    who: 'guest',
    async show({ page, text }) {
      await page.goto('/auth/sign-up/')
      await page.getByRole('tab', { name: text('auth.by_phone') }).click()
    },
  },
  { name: 'sign-up-waiting', who: 'guest', show: signUp },
  {
    name: 'login-unverified',
    who: 'guest',
    isLong: true,
    async show(scene) {
      const { page, text } = scene
      const email = await signUp(scene)
      await page.goto('/auth/login/')
      await page.getByLabel(text('auth.email'), { exact: true }).fill(email)
      await page.getByLabel(text('auth.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: text('auth.log_in'), exact: true }).click()
      await page.getByText(text('refusal.verify_email_first')).waitFor()
    },
  },
  {
    name: 'verify-email',
    who: 'guest',
    async show(scene) {
      const email = await signUp(scene)
      await scene.page.goto(pathOf((await outbox(new URL(scene.page.url()).origin, email)).link))
      await scene.page.getByText(email, { exact: true }).waitFor()
    },
  },
  {
    name: 'verify-email-elsewhere',
    who: 'guest',
    async show(scene) {
      await scene.page.goto(await linkFromElsewhere(scene))
      await scene.page.getByText(scene.text('auth.other_browser')).waitFor()
    },
  },
  {
    name: 'verify-email-used',
    who: 'guest',
    async show(scene) {
      const path = await linkFromElsewhere(scene)
      const server = new URL(scene.page.url()).origin
      const token = new URL(path, server).searchParams.get('token')
      const headers = { 'content-type': 'application/json', origin: server, ...ownAddress() }
      await fetch(`${server}/identity/verify-email`, { method: 'POST', headers, body: JSON.stringify({ token }) })
      await scene.page.goto(path)
      await scene.page.getByRole('heading', { name: scene.text('auth.link_used_title') }).waitFor()
    },
  },
  {
    name: 'verify-email-over',
    who: 'guest',
    async show(scene) {
      await scene.page.goto('/auth/verify-email/?token=over')
      await scene.page.getByRole('heading', { name: scene.text('auth.link_over_title') }).waitFor()
    },
  },
]
