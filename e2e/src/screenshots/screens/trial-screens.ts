// The trial on the landing page: an answered question, and the outcome after five.

import type { Scene, Screen } from '../screen.ts'

const card = ({ page, text }: Scene) => page.getByRole('region', { name: text('trial.title') })

/** Takes the first option, right or wrong. */
async function answerFirst(scene: Scene): Promise<void> {
  await card(scene).getByRole('listitem').getByRole('button').first().click()
  await card(scene).locator('[data-verdict]').waitFor()
}

const goOn = (scene: Scene, key: 'play.next' | 'trial.finish') =>
  card(scene)
    .getByRole('button', { name: scene.text(key), exact: true })
    .click()

export const trialScreens: Screen[] = [
  {
    name: 'trial-feedback',
    who: 'guest',
    isLong: true,
    async show(scene) {
      await scene.page.goto('/')
      await answerFirst(scene)
    },
  },
  {
    name: 'trial-done',
    who: 'guest',
    isLong: true,
    async show(scene) {
      await scene.page.goto('/')
      for (let number = 1; number <= 5; number += 1) {
        await answerFirst(scene)
        await goOn(scene, number < 5 ? 'play.next' : 'trial.finish')
      }
      await card(scene).getByRole('link').waitFor()
    },
  },
]
