import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const passageId = () => quiz.fixture.passages.en[0] ?? 0

const link = (content_type: 'video' | 'pdf', content_url: string) =>
  quiz.database.db.updateTable('passages').set({ content_type, content_url }).where('id', '=', passageId()).execute()

const texts = async () => {
  const { category_id } = await quiz.database.db
    .selectFrom('passages')
    .select('category_id')
    .where('id', '=', passageId())
    .executeTakeFirstOrThrow()
  return (await (await quiz.player()).call('get_fun_n_learn', { type: 'category', type_id: category_id })).data
}

describe('get_fun_n_learn', () => {
  it('lists the texts of a category, sanitised, with how long they take and whether they were played', async () => {
    const player = await quiz.player()
    const { data } = await player.call('get_fun_n_learn', { type: 'category', type_id: quiz.fixture.categories.stories })
    expect(data.map(text => text.title)).toEqual(['Story 0 en', 'Story 1 en'])
    expect(data[0]).toMatchObject({ category: 'stories', subcategory: null, minutes: 2, questions: 6, played: false })
    expect(data[1]).toMatchObject({ minutes: 1 })
    expect(data[0]?.detail).toContain('Once upon a time.')
    expect(data[0]?.detail).not.toContain('script')
    await quiz.playThrough(player, await quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id: data[0]?.id }), 0)
    const after = await player.call('get_fun_n_learn', { type: 'category', type_id: quiz.fixture.categories.stories })
    expect(after.data.map(text => text.played)).toEqual([true, false])
  })

  it('counts a text as played in all its languages', async () => {
    const { passages, languages, categories } = quiz.fixture
    const pair = [passages.en[1] ?? 0, passages.ar[1] ?? 0]
    await quiz.database.db.updateTable('passages').set({ fact: 'fl:story-1' }).where('id', 'in', pair).execute()
    const player = await quiz.player()
    const played = async (language_id: number) =>
      (await player.call('get_fun_n_learn', { type: 'category', type_id: categories.stories, language_id })).data.map(text => text.played)
    await quiz.playThrough(player, await quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id: pair[0] }), 3)
    expect([await played(languages.en), await played(languages.ar)]).toEqual([
      [false, true],
      [false, true],
    ])
  })

  it('returns a text alone, or with a video or a PDF', async () => {
    expect((await texts())[0]).toMatchObject({ content_type: 'text', content_url: null })
    await link('video', 'https://video.example/bees')
    expect((await texts())[0]).toMatchObject({ content_type: 'video', content_url: 'https://video.example/bees' })
    await link('pdf', '/media/bees.pdf')
    expect((await texts())[0]).toMatchObject({ content_type: 'pdf', content_url: '/media/bees.pdf' })
  })

  it.each(['javascript:alert(1)', '//elsewhere.example/x', 'http://plain.example', 'data:text/html,x'])(
    'cannot hold a link like %s',
    async url => {
      await expect(link('video', url)).rejects.toThrow('check')
    },
  )

  it('removes scripts, however they came into the text', async () => {
    const html = '<p onclick="x()">Bees<script>steal()</script><a href="javascript:x()">dance</a><img src=x onerror=x()></p>'
    await quiz.database.db.updateTable('passages').set({ html }).where('id', '=', passageId()).execute()
    expect((await texts())[0]?.detail).toBe('<p>Bees<a>dance</a></p>')
  })
})
