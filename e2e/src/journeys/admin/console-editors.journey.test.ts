// Several editors and one question: two change it at once, and one reviews what the other has written.

import type { Locator, Page } from '@playwright/test'
import { expectFine } from '../../harness/accessibility.ts'
import { newStaff, openConsole, plain } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'

const url = serveFile("insert into settings (name, value) values ('questions_need_review', '1')")

const editor = (name: string) => newStaff(url(), ['editor'], name)
const words = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** A draft that waits for review. @returns its id, and the address of its category */
async function write(author: Player, question: string): Promise<{ id: number; slug: string }> {
  const { data: category } = await author.ask('create_category', { type: 'quiz_zone', names: { en: `Of ${author.user.id}` } })
  const [language] = (await author.ask('get_languages', {})).data
  const options = ['Oslo', 'Bergen', 'Turku'].map(text => ({ text, image: undefined }))
  const place = { category_id: category.id, language_id: language?.id ?? 0, level: 1, difficulty: 0.5 }
  const { data } = await author.ask('create_question', {
    question_type: 'multiple_choice',
    ...place,
    question,
    options,
    answer: [0],
    ...plain,
  })
  return { id: data.id, slug: category.slug }
}

describe('two editors of a question in the console', () => {
  it('both change it: the second one to save sees both sides and chooses, and the history shows both', async ({ visit }) => {
    it.setTimeout(90_000)
    const [edda, otto] = [await editor('Edda'), await editor('Otto')]
    const { id } = await write(edda, 'Which city is the capital of Norway?')
    const first = await openConsole(await visit({ url: url() }), otto, `questions/${id}`)
    const second = await openConsole(await visit({ url: url() }), edda, `questions/${id}`)
    await words(second).fill('Which town is the capital of Norway?')
    await words(first).fill('Which city is the capital of Norway today?')
    await first.getByRole('textbox', { name: 'Note' }).fill('Since 1814.')
    await save(first)
    await first.getByText('Saved.', { exact: true }).waitFor()
    await save(second)
    const dialog = second.getByRole('dialog', { name: 'Somebody else has changed this' })
    await dialog.getByText(/^Otto saved a change on/).waitFor()
    const sides = (label: string) => dialog.getByRole('radiogroup', { name: label })
    await expect(dialog.getByRole('radiogroup')).toHaveCount(2)
    await expect(sides('Note').getByRole('radio', { name: 'Theirs' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Save these choices' })).toBeDisabled()
    await sides('Question').locator('ins', { hasText: 'today' }).waitFor()
    await sides('Question').getByRole('radio', { name: 'Yours' }).check()
    await expectFine(second)
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await second.getByText('Saved.', { exact: true }).waitFor()
    await expect(second.getByRole('textbox', { name: 'Note' })).toHaveValue('Since 1814.')
    await expect(words(second)).toHaveValue('Which town is the capital of Norway?')

    const history = second.getByRole('region', { name: 'History' })
    await history.getByText(/Edda, changed \(question\)/).waitFor()
    await history.getByText(/Otto, changed \(question; note\)/).waitFor()
    for (const button of await history.getByRole('button', { name: /^What changed on/ }).all()) await button.click()
    await history.locator('ins', { hasText: 'town' }).waitFor()
    await history.locator('ins', { hasText: 'Since 1814.' }).waitFor()
    await expectFine(second)
  })
})

describe('the review of a question in the console', () => {
  it('sends a draft back with a comment, which its author reads first; once accepted, players are asked it', async ({ visit }) => {
    it.setTimeout(90_000)
    const [edda, rita, nora] = [await editor('Edda'), await editor('Rita'), await newPlayer(url())]
    const { id, slug } = await write(edda, `Which city is the capital of Norway, ${edda.user.id}?`)
    const author = await openConsole(await visit({ url: url() }), edda, `questions/${id}`)
    await author.getByText('Another editor has to accept it.').waitFor()
    await expect(author.getByRole('button', { name: /^(Accept|Publish)$/ })).toHaveCount(0)

    const reviewer = await openConsole(await visit({ url: url() }), rita, 'questions')
    await reviewer.getByRole('link', { name: /waits? for review$/ }).click()
    await reviewer.getByRole('link', { name: new RegExp(`Norway, ${edda.user.id}`) }).click()
    await reviewer.getByRole('button', { name: 'Send back' }).click()
    await reviewer
      .getByRole('dialog')
      .getByLabel(/^What has to change/)
      .fill('Say since when.')
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
    await reviewer.getByText('Sent back. The author gets a message.').waitFor()

    expect((await edda.ask('get_notifications', {})).data.map(({ type }) => type)).toContain('question_sent_back')
    await author.getByRole('button', { name: 'Refresh' }).click()
    const review = author.getByRole('region', { name: 'Review', exact: true })
    await review.getByText('Say since when.').waitFor()
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect(await top(review)).toBeLessThan(await top(words(author)))
    await words(author).click()
    await author.getByRole('tooltip').waitFor({ state: 'detached' })
    await expectFine(author)
    await words(author).fill(`Which city is the capital of Norway since 1814, ${edda.user.id}?`)
    await save(author)
    await author.getByText('Waits for review', { exact: true }).waitFor()
    const { data: draft } = await edda.ask('get_bank_question', { question_id: id })
    const own = await edda.ask('accept_questions', { questions: [{ question_id: id, version: draft.version }] })
    expect(own.data).toMatchObject({ accepted: [], skipped: [{ why: 'own' }] })

    await reviewer.getByRole('button', { name: 'Refresh' }).click()
    await expect(words(reviewer)).toHaveValue(/since 1814/)
    await reviewer.getByRole('button', { name: 'Accept' }).click()
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await reviewer.getByText('Published', { exact: true }).waitFor()
    await reviewer.getByRole('tooltip').waitFor({ state: 'detached' })
    await expectFine(reviewer)
    const { data: asked } = await nora.ask('get_questions_by_level', { category: slug, level: 1 })
    expect(asked.map(question => question.id)).toEqual([id])
  })
})
