// A practice test that a leader gives to a group, on a phone of a member and on the leader's page.

import { expectFine } from '../../harness/accessibility.ts'
import { newStaff } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { answer, goOn } from '../../harness/playing.ts'
import { newPlayer } from '../../harness/players.ts'
import { text } from '../../harness/texts.ts'

/** A journey cannot wait for the day after, so the due day moves back as soon as a first try is over. */
const url = serveFile(`
  create function pass_due_day() returns trigger language plpgsql as $$
  begin
    update group_tests set due_on = due_on - 2 where id = (select group_test_id from practice_tests where play_id = new.id);
    update plays set finished_at = finished_at - interval '3 days' where id = new.id;
    return null;
  end $$;
  create trigger pass_due_day after update of state on plays for each row
    when (new.state = 'finished' and old.state = 'open') execute function pass_due_day();
`)

describe('a practice test of a group', () => {
  it('is given by its leader; a member follows the notice and does it, and the leader sees who is late', async ({ visit }) => {
    const server = url()
    const [edda, lena, mia, nora] = [
      await newStaff(server, ['examiner']),
      await newPlayer(server, 'Lena'),
      await newPlayer(server, 'Mia'),
      await newPlayer(server, 'Nora'),
    ]
    const { id: group_id } = (await edda.ask('create_group', { name: 'Class 7' })).data
    for (const { user } of [mia, nora]) await edda.ask('put_group_member', { group_id, account_id: user.id })
    await edda.ask('set_group_leaders', { group_id, account_ids: [lena.user.id], were: [] })

    const { page: leader } = await visit({ url: server, player: lena })
    await leader.goto(`/profile/groups/${group_id}/`)
    await leader.getByRole('link', { name: text('groups.test_give') }).click()
    await leader.getByText(text('test.customise'), { exact: true }).click()
    await leader.getByRole('checkbox', { name: new RegExp(`^${text('test.question_type_multiple_choice')}`) }).check()
    await leader.getByRole('radio', { name: text('catalogue.questions_other', { shown: 10 }) }).check()
    await leader.getByLabel(text('groups.test_title')).fill('Week 3')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await leader.getByLabel(text('groups.test_due_on')).fill(inDays(-1))
    await leader.getByRole('button', { name: text('groups.test_give') }).click()
    await leader.getByText(text('groups.test_due_past')).waitFor()
    await leader.getByLabel(text('groups.test_due_on')).fill(inDays(1))
    await expectFine(leader)
    await leader.getByRole('button', { name: text('groups.test_give') }).click()
    await leader.getByText(text('groups.test_tries', { begun: '0', done: '0' })).waitFor()

    const { page: member } = await visit({ url: server, player: mia, isPhone: true })
    await member.goto('/profile/notifications/')
    await expectFine(member)
    await member.getByRole('link', { name: new RegExp(text('notice.group_test.title')) }).click()
    await member.getByRole('button', { name: `${text('test.start')}: Week 3` }).click()
    for (let round = 0; round < 10; round++) await goOn(member, await answer(member, round < 6 ? 'right' : 'wrong'))
    await member.getByText('60%').first().waitFor()

    await leader.reload()
    await leader.getByText(text('groups.test_tries', { begun: '1', done: '1' })).click()
    const cells = (name: string) => leader.getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts()
    await expect.poll(() => cells('Mia')).toEqual([text('groups.test_state_done'), '10', '6 (60%)'])
    expect(await cells('Nora')).toEqual([`${text('groups.test_state_none')} · ${text('groups.test_late')}`, '–', '–'])
    await expectFine(leader)
  })
})
