import { expectAccessible } from '../../harness/accessibility.ts'
import { rightAnswer } from '../../harness/answers.ts'
import { localTime, newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

/** The SQL changes the play, too, because a play stores the end of its window. */
const theEnd = `
  update contests set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second'
  where id in (select contest_id from contest_entries);
  update plays set window_ends_at = now() - interval '1 second' where mode = 'contest'`

async function winAll(player: Player, contest_id: number): Promise<void> {
  await expect.poll(async () => (await player.ask('get_contest_detail', { contest_id })).data.state).toBe('live')
  const { data, play } = await player.ask('get_questions_by_contest', { contest_id })
  let open = data.find(({ id }) => id === play.current_question_id)
  while (open && 'options' in open) {
    const { data: reply } = await player.ask('submit_answer', { play_id: play.id, question_id: open.id, answer: rightAnswer(open) })
    open = reply.next_question ?? undefined
  }
}

describe('a thing to win', () => {
  it('is promised by an editor, won by a player who says where it goes, and sent by a treasurer', async ({ visit, serve }) => {
    it.setTimeout(180_000)
    const server = await serve()
    const { url } = server
    const edda = await newStaff(url, ['editor'], 'Edda Editor')
    const announcing = await openConsole(await visit({ url }), edda, 'contests/create')
    await announcing.getByRole('textbox', { name: 'Name', exact: true }).fill('Trial of maps')
    await announcing.getByLabel(/^Start/).fill(localTime(0))
    await announcing.getByLabel(/^End/).fill(localTime(2))
    await announcing.getByRole('combobox', { name: /^Language/ }).click()
    await announcing.getByRole('option', { name: 'English' }).click()
    await announcing.getByLabel(/^How many questions/).fill('2')
    await announcing.getByRole('button', { name: 'Add a thing' }).click()
    await announcing.getByLabel(/^Name of the thing/).fill('A printed atlas')
    await expectAccessible(announcing)
    await announcing.getByRole('button', { name: 'Announce' }).click()
    await announcing.getByText('Rank 1: A printed atlas').waitFor()
    const contestId = Number(/contests\/(\d+)\//.exec(announcing.url())?.[1])
    await announcing.goto('about:blank')

    const nora = await newPlayer(url, 'Nora Winner')
    await winAll(nora, contestId)
    await server.change(theEnd)
    await expect.poll(async () => (await nora.ask('get_contest_detail', { contest_id: contestId })).data.state).toBe('over')
    const { page: phone } = await visit({ player: nora, url, isPhone: true })
    await phone.goto('/profile/notifications/')
    await phone.getByText(text('notice.contest_thing_won.title'), { exact: true }).click()
    await phone.getByRole('button', { name: text('contest.thing_save') }).click()
    await phone.getByText(text('contest.thing_recipient_missing')).waitFor()
    await phone.getByRole('textbox', { name: text('contest.thing_recipient') }).fill('Nora Lee')
    await phone.getByRole('textbox', { name: text('contest.thing_address') }).fill('1 High Street\nYork')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: text('contest.thing_save') }).click()
    await phone.getByText('1 High Street').waitFor()
    await expectAccessible(phone)

    const tess = await newStaff(url, ['treasurer'], 'Tess Treasurer')
    const sending = await openConsole(await visit({ url }), tess, 'prizes')
    await expectAccessible(sending)
    await sending.getByRole('link', { name: 'A printed atlas' }).click()
    await sending.getByText('1 High Street').waitFor()
    await sending.getByRole('button', { name: 'Mark as sent' }).click()
    await sending.getByLabel(/^Note for the winner/).fill('Parcel 4711')
    await expectAccessible(sending)
    await sending.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
    await sending.getByText('Parcel 4711').waitFor()

    await phone.goto('/profile/notifications/')
    await phone.getByText(text('notice.contest_thing_sent.title'), { exact: true }).click()
    await phone.getByText('Parcel 4711').waitFor()
    expect(await phone.getByRole('button', { name: text('contest.thing_change') }).count()).toBe(0)
    await expectAccessible(phone)
  })
})
