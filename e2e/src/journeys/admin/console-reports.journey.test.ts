import { expectAccessible, settled } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { food, playThrough } from '../../harness/playing.ts'
import { text } from '../../harness/texts.ts'

const reason = 'The other answer is right, I am sure.'

describe('an editor in the console', () => {
  itDeep('accepts a report, corrects the question and regrades it, and the player gets notices and coins', async ({ serve, visit }) => {
    it.setTimeout(180_000)
    // The journey has its own server, because a corrected question changes for every player.
    const { url } = await serve()
    const [nora, edda] = [await newPlayer(url, 'Nora Reporter'), await newStaff(url, ['editor'], 'Edda Editor')]
    const lost = await playThrough(nora, food, 5)
    const review = (await nora.ask('get_play_review', { play_id: lost.play_id })).data
    const asked = review.findLast(item => !item.correct && item.question_type === 'multiple_choice')
    const chosen = asked?.options.find(({ key }) => key === asked.your_answer)?.text ?? ''
    await nora.ask('report_question', { question_id: asked?.id ?? 0, message: reason })

    const page = await openConsole(await visit({ url }), edda, 'reports')
    await page.getByRole('cell', { name: reason }).waitFor()
    await expectAccessible(page)
    await page.getByRole('cell', { name: reason }).click()
    await page.getByRole('heading', { name: asked?.question }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept and thank' }).click()
    await page.getByLabel('Message to the players').fill('Well seen!')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Accept and thank' }).click()
    await page.getByText('Well seen!').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await settled(page)

    await page.getByRole('radio', { name: chosen }).check()
    await page.getByLabel('Option 1, from now on').fill('Said more clearly')
    await page.getByLabel('Reason, for the record').fill('The key was wrong.')
    await page.getByRole('button', { name: 'Show affected players' }).click()
    await page.getByText('1 of 1 players: 2 coins and 4 points on the leaderboards').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    await page.getByRole('heading', { name: 'Regrade' }).waitFor()
    await page.getByText('This is an earlier version.').waitFor()
    const before = (await edda.ask('get_question_reports', { question_id: asked?.id ?? 0 })).data
    const { options, answer } = (await edda.ask('get_bank_question', { question_id: before.latest_id ?? 0 })).data
    const reworded = before.options.with(0, 'Said more clearly')
    // The server shuffles the options of a new version.
    expect(options.map(option => option.text).toSorted()).toEqual(reworded.toSorted())
    expect(answer.map(place => options[place]?.text)).toEqual([reworded[before.options.indexOf(chosen)]])
    await page.getByText('1 of 1 players: 2 coins and 4 points on the leaderboards').waitFor()
    await page.getByRole('button', { name: 'Regrade', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Regrade', exact: true }).click()
    await page.getByText(/^Done .*: 1 players, 2 coins, 4 points\./).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Changed rounds' }).click()
    await page.getByRole('cell', { name: 'Nora Reporter' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Regrades' }).click()
    await page.getByRole('cell', { name: 'Edda Editor' }).waitFor()
    await expectAccessible(page)

    const { page: hers } = await visit({ url, player: nora })
    await hers.goto('/profile/notifications/')
    await hers.getByText(text('notice.report_accepted.title'), { exact: true }).waitFor()
    await hers.getByText(text('notice.regraded.title'), { exact: true }).waitFor()
    await expectAccessible(hers)
    await hers.goto('/profile/messages/')
    await hers.getByText('Well seen!').waitFor()
    await hers.goto('/coin-history/')
    await hers.getByText(text('wallet.title.regraded'), { exact: true }).waitFor()
    await hers.goto(`/quiz-zone/how/${lost.play_id}/`)
    await hers.getByText(text('how.why_regraded'), { exact: true }).waitFor()
    await expectAccessible(hers)
    expect((await nora.ask('get_user_coin_score', {})).data).toMatchObject({ coins: 107, score: 24 })
  })
})
