import { screen, waitFor, within } from '@testing-library/react'
import type { MediaFile, MediaFileWhole } from '@trivium/contract/operations/media.admin'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { Fault } from '../../../../web/test/fake-server.ts'
import { button, openConsole, part } from '../../../test/open-console.tsx'

const id = 'upload-0123456789abcdef0123456789abcdef.webp'
const picture: MediaFile = {
  id,
  path: `/media/${id}`,
  kind: 'picture',
  type: 'image/webp',
  bytes: 34_200,
  width: 1280,
  height: 640,
  title: 'Map of Oslo',
  alt_text: 'A map with a harbour',
  source: null,
  licence: 'CC BY 4.0',
  for_exams: false,
  keep: false,
  is_used: true,
  delete_at: null,
  imported_from: null,
  uploaded_by: { id: 3, name: 'Edda' },
  uploaded_at: '2026-11-21T10:00:00.000Z',
  version: 4,
}
const unused: MediaFile = {
  ...picture,
  id: 'upload-1123456789abcdef0123456789abcdef.mp3',
  path: '/media/upload-1123456789abcdef0123456789abcdef.mp3',
  kind: 'sound',
  type: 'audio/mpeg',
  width: null,
  height: null,
  title: 'Owl',
  is_used: false,
  delete_at: '2026-11-23T10:00:00.000Z',
}
const use = { place: 'question', id: '12', title: 'Which harbour is it?', exam_id: null, is_earlier: false } as const
const whole: MediaFileWhole = {
  ...picture,
  uses: [use, { ...use, id: '13', title: 'In the exam?', exam_id: 5 }, { ...use, place: 'contest', id: '7', title: 'Cup' }],
  hidden: [{ place: 'exam', count: 1 }],
  has_more: false,
}
const listed = { data: [picture, unused], total: 2 }

describe('the library', () => {
  it('lists files with their sizes and standing, and searches', async () => {
    const { user, server } = await openConsole('media', { roles: ['editor'], answers: { get_media_files: listed } })
    await part('Media')
    const files = within(await screen.findByRole('list', { name: 'Files' }))
    files.getByText('webp · 34 KB · 1,280 × 640')
    files.getByText('Used')
    files.getByText(/^Unused, will be deleted 23 Nov 2026/)
    expect(files.getByLabelText('Owl')).toHaveProperty('tagName', 'AUDIO')
    await expectAccessible()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'osl')
    await waitFor(() => expect(server.calls('get_media_files').at(-1)).toMatchObject({ q: 'osl', offset: 0, limit: 25 }))
  })

  it.each([
    ['media', /No files yet/],
    ['media?filter={"q":"x"}', /No matching files/],
  ])('says what an empty list means: %s', async (path, words) => {
    await openConsole(path, { roles: ['examiner'], answers: { get_media_files: { data: [], total: 0 } } })
    await screen.findByText(words)
    await screen.findByText(/Only you and administrators find your files/)
  })

  it('uploads several files, and says of each what came of it', async () => {
    const { user, server } = await openConsole('media', {
      roles: ['editor'],
      answers: {
        get_media_files: listed,
        upload_media: ({ title }) => (title === 'notes' ? 'invalid_image' : { data: { path: picture.path, kind: 'picture' } }),
      },
    })
    await screen.findByRole('list', { name: 'Files' })
    const file = (name: string) => new File(['x'], name, { type: 'image/png' })
    await user.upload(screen.getByLabelText('Files', { selector: 'input' }), [file('oslo.png'), file('notes.png')])
    const results = within(await screen.findByRole('list', { name: 'Uploaded files' }))
    expect((await results.findByRole('link', { name: 'oslo.png' })).getAttribute('href')).toContain(id)
    await results.findByRole('alert')
    expect(server.calls('upload_media')).toMatchObject([{ title: 'oslo', keep: true }, { title: 'notes' }])
    await expectAccessible()
  })
})

describe('the page of a file', () => {
  it('shows where it is used, and what cannot be opened only as a number', async () => {
    await openConsole(`media/${id}`, { roles: ['editor'], answers: { get_media_file: { data: whole } } })
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    const links = uses.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(['#/questions/12', '#/exams/5/show', '#/contests/7/show'])
    uses.getByText('Used in 1 exam that you cannot open')
    expect(screen.getByRole('img', { name: 'A map with a harbour' })).toBeTruthy()
    expect(await button('Delete')).toHaveProperty('disabled', true)
    await expectAccessible()
  })

  it('saves the description with the version that was seen', async () => {
    const { user, server } = await openConsole(`media/${id}`, {
      roles: ['editor'],
      answers: { get_media_file: { data: whole }, change_media_file: { data: { ...whole, version: 5 } } },
    })
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Oslo')
    await user.click(screen.getByRole('switch', { name: 'Keep while nothing uses it' }))
    await user.click(await button('Save'))
    await waitFor(() =>
      expect(server.calls('change_media_file')).toMatchObject([{ media_name: id, title: 'Oslo', keep: true, version: 4 }]),
    )
  })

  it('deletes a file that nothing uses, after a question', async () => {
    const { user, server } = await openConsole(`media/${id}`, {
      roles: ['editor'],
      answers: {
        get_media_file: { data: { ...whole, is_used: false, uses: [], hidden: [] } },
        delete_media_file: { data: {} },
        get_media_files: listed,
      },
    })
    await screen.findByText('Nothing uses this file.')
    await user.click(await button('Delete'))
    await user.click(await button('Confirm'))
    await waitFor(() => expect(server.calls('delete_media_file')).toEqual([{ media_name: id }]))
  })
})

describe('choosing from the library', () => {
  const answers = {
    get_category_tree: { data: [], total: 0 },
    get_languages: { data: [{ id: 1, code: 'en', name: 'English', rtl: false, default: true }] },
  }
  it('is done with the keyboard, and gives the focus back', async () => {
    const { user, server } = await openConsole('categories/create?type=quiz_zone', {
      roles: ['editor'],
      answers: { ...answers, get_media_files: { data: [picture], total: 1 } },
    })
    const opener = await button('Choose from the library')
    opener.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture from the library' }))
    await dialog.findByText('1 picture')
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Search' }))
    await expectAccessible()
    await user.keyboard('har')
    await waitFor(() => expect(server.calls('get_media_files').at(-1)).toMatchObject({ kind: 'picture', q: 'har' }))
    await dialog.findByText('1 picture')
    await user.tab()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Map of Oslo' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('img', { name: 'Picture' }).getAttribute('src')).toBe(picture.path)
    expect(document.activeElement).toBe(await button('Choose from the library'))
  })

  it('proposes its text for the picture in words, and leaves a text that is there', async () => {
    const { user } = await openConsole('questions/create', {
      roles: ['editor'],
      answers: { ...answers, get_media_files: { data: [picture], total: 1 } },
    })
    const choose = async () => {
      const group = within(await screen.findByRole('group', { name: 'Picture' }))
      await user.click(group.getByRole('button', { name: 'Choose from the library' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(await dialog.findByRole('button', { name: 'Map of Oslo' }))
    }
    await choose()
    const words = await screen.findByRole('textbox', { name: 'Description of the picture' })
    expect(words).toHaveProperty('value', 'A map with a harbour')
    await user.clear(words)
    await user.type(words, 'Which city?')
    await choose()
    expect(words).toHaveProperty('value', 'Which city?')
  })

  it.each([
    ['there is none', { data: [], total: 0 }, 'There is no picture in the library yet. Upload one.'],
    ['the server fails', new Fault(500), 'Try again'],
  ])('says so when %s', async (_what, reply, words) => {
    const { user } = await openConsole('categories/create?type=quiz_zone', {
      roles: ['editor'],
      answers: { ...answers, get_media_files: reply },
    })
    await user.click(await button('Choose from the library'))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(words)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
