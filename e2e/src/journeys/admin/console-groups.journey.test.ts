import { expectFine } from '../../harness/accessibility.ts'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, serverUrl } from '../../harness/journey.ts'
import { newAddress, newPlayer } from '../../harness/players.ts'
import { outbox } from '../../harness/servers/outbox.ts'
import { field, password, press } from '../../harness/sign-in-forms.ts'
import { text } from '../../harness/texts.ts'

describe('a group in the console', () => {
  it('takes a list from a file; an invited person joins without an account, and the leader sees progress only', async ({ visit }) => {
    const url = serverUrl()
    const [edda, mia] = [await newStaff(url, ['examiner']), await newPlayer(url)]
    const page = await openConsole(await visit(), edda, 'groups/create')
    await page.getByLabel(/^Name/).fill('Class 7')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Class 7', level: 2 }).waitFor()
    const guest = newAddress()
    const rows = ['email,name,own id,extra time', `${mia.email},,M1,25`, `${guest},Gus,M2,0`, 'nobody,Nobody,M3,0']
    await page
      .getByLabel('A file with people', { exact: true })
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
    await page.getByText('This is not an email address.').waitFor()
    await expectFine(page)
    await page.getByRole('button', { name: 'Apply 2 rows' }).click()
    await page.getByText('Done: join the list: 1, invited by email: 1, refused: 1.').waitFor()
    await page.getByRole('cell', { name: 'M1' }).waitFor()
    await page.getByRole('tab', { name: 'Leaders' }).click()
    await page.getByLabel('Add a leader (name or number)').fill(String(mia.user.id))
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: `Remove ${mia.name}` }).waitFor()
    await expectFine(page)
    await page.getByRole('tab', { name: 'Invitations' }).click()
    await page.getByRole('cell', { name: guest }).waitFor()
    await expectFine(page)

    const { page: invited } = await visit()
    await invited.goto(new URL((await outbox(url, guest)).link).pathname)
    await invited.getByText(text('invited.by', { name: edda.name })).waitFor()
    await expectFine(invited)
    await expect.poll(() => field(invited, 'auth.name').inputValue()).toBe('Gus')
    await field(invited, 'auth.password').fill(password)
    await press(invited, 'invited.create')
    await invited.getByRole('heading', { name: text('invited.joined') }).waitFor()
    await invited.getByRole('link', { name: text('groups.title') }).click()
    await invited.getByText('Class 7', { exact: true }).waitFor()

    const { page: leader } = await visit({ player: mia })
    await leader.goto('/profile/')
    await leader.getByRole('link', { name: text('groups.title') }).click()
    await leader.getByRole('rowheader', { name: 'Gus' }).waitFor()
    expect(await leader.locator('#main').innerText()).not.toContain('@')
    await expectFine(leader)
  })

  it('is put on the list of an exam, beside people from a file', async ({ visit }) => {
    const url = serverUrl()
    const [edda, nora] = [await newStaff(url, ['examiner']), await newPlayer(url)]
    const group = (await edda.ask('create_group', { name: `Class of ${edda.user.id}` })).data
    await edda.ask('put_group_member', { group_id: group.id, account_id: nora.user.id, extra_percent: 25 })
    const [starts_at, ends_at] = [new Date().toISOString(), new Date(Date.now() + 86_400_000).toISOString()]
    const terms = { title: 'Final', duration_minutes: 30, exam_key: 'OPEN42', rules: '', answer_again: true, strict_away: true }
    const exam = await edda.ask('create_exam', { ...terms, is_for_all: false, starts_at, ends_at, release_when: 'examiner' })
    const page = await openConsole(await visit(), edda, `exams/${exam.data.id}/show`)
    await page.getByRole('tab', { name: 'Examinees' }).click()
    await page.getByText('The list is empty.').waitFor()
    await page.getByRole('tab', { name: 'Groups' }).click()
    await page.getByLabel('Add a group').click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: `Take ${group.name} off the list` }).waitFor()
    await page.getByRole('tab', { name: 'On the list' }).click()
    const row = page.getByRole('row').filter({ hasText: nora.name })
    await row.getByText(group.name).waitFor()
    await expectFine(page)
    // Other extra time puts the player on the list by name.
    await row.getByRole('combobox', { name: `Extra time of ${nora.name}` }).click()
    await page.getByRole('option', { name: '50 %' }).click()
    await row.getByRole('button', { name: `Remove ${nora.name}` }).waitFor()
    expect((await edda.ask('get_exam_list', { exam_id: exam.data.id })).data).toMatchObject([{ extra_percent: 50, group: null }])
  })
})
