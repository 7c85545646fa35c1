import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { option, secondsLeft } from '../../harness/playing.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

const key = 'OPEN20'
/** A trigger moves the end of an exam: to 20 seconds from now after the violation `copy`, to one second after any other violation. */
const url = serveFile(`
  update exams set release_when = 'examiner';
  create function hurry() returns trigger language plpgsql as $$
  declare
    ends timestamptz := now() + make_interval(secs => case new.detail when 'copy' then 20 else 1 end);
    number int;
  begin
    update plays set deadline_at = ends, closes_at = ends + interval '1 second', version = version + 1 where id = new.play_id
      returning version into number;
    perform pg_notify('live', 'play:' || new.play_id || ':' || number);
    return null;
  end $$;
  create trigger hurry after insert on exam_events for each row when (new.event = 'violation') execute function hurry();
`)

/** @returns the id of the play */
async function start(player: Player): Promise<number> {
  const { data } = await player.ask('get_exam_module', { type: 1 })
  const exam = data.find(({ shown_key }) => shown_key === key)
  if (!exam) throw new Error('There is no sample exam')
  const { play } = await player.ask('get_exam_module_questions', { exam_module_id: exam.id, exam_key: key, agreed: true })
  return play.id
}

const standing = async (player: Player, play_id: number) => player.ask('get_play', { play_id })
const savedMark = (page: Page) => page.getByText(text('free.answer_saved'), { exact: true })
const tenMore = (page: Page) => page.getByText(text('clock.given_other', { shown: 10 }))

/** Expects that the page shows the extra time on the clock, and that the player can answer. */
async function expectToGoOn(page: Page, player: Player, playId: number): Promise<void> {
  await tenMore(page).waitFor()
  expect(await secondsLeft(page)).toBeGreaterThan(400)
  await option(page, 'b').click()
  await savedMark(page).waitFor()
  expect((await standing(player, playId)).answers).toHaveLength(1)
}

describe('the time of an exam', () => {
  it('an examiner extends it 20 seconds before its end, also for a sleeping laptop, and reopens it after its end', async ({ visit }) => {
    it.setTimeout(240_000)
    const edda = await newStaff(url(), ['examiner'], 'Edda')
    const [alice, bob] = [await newPlayer(url()), await newPlayer(url())]
    const sat = [await start(alice), await start(bob)] as const
    const pages = [await visit({ url: url(), player: alice }), await visit({ url: url(), player: bob })] as const
    for (const [index, { page }] of pages.entries()) {
      await page.goto(`/exam-module/play/${sat[index]}/`)
      await option(page, 'a').waitFor()
    }
    const [awake, asleep] = [pages[0].page, pages[1].page]

    await Promise.all([alice, bob].map((player, index) => player.ask('note_violation', { play_id: sat[index] ?? 0, kind: 'copy' })))
    for (const { page } of pages) await page.getByText(/^Your clock was set\. Time left: 00:\d\d\.$/).waitFor()
    const oldEnd = Date.parse((await standing(bob, sat[1])).play?.deadline ?? '')
    const laptop = await pages[1].context.newCDPSession(asleep)
    await laptop.send('Page.setWebLifecycleState', { state: 'frozen' })
    for (const play_id of sat) await edda.ask('give_extra_time', { play_id, minutes: 10, reason: 'A fire alarm.' })
    await tenMore(awake).waitFor()
    await expectAccessible(awake)
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(oldEnd + 2_000)
    await expectToGoOn(awake, alice, sat[0])
    await laptop.send('Page.setWebLifecycleState', { state: 'active' })
    await expectToGoOn(asleep, bob, sat[1])

    await alice.ask('note_violation', { play_id: sat[0], kind: 'print_key' })
    await awake.getByText(text('exam.ended_time')).waitFor()
    await edda.ask('reopen_exam_attempt', { play_id: sat[0], minutes: 10, reason: 'The line was cut.' })
    await awake.getByText(text('exam.reopened_title')).first().waitFor()
    await expectAccessible(awake)
    await awake.getByRole('button', { name: text('exam.reopened_go_on') }).click()
    await option(awake, 'a').waitFor()
    await option(awake, 'a').click()
    await savedMark(awake).waitFor()
    expect((await standing(alice, sat[0])).answers).toHaveLength(2)
  })
})
