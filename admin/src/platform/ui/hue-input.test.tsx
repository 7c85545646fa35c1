import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, Form } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../web/test/accessible.ts'
import { typist } from '../../../../web/test/typist.ts'
import { HueInput } from './hue-input.tsx'

afterEach(cleanup)

/** @returns what the form sends */
function show(hue: number | null) {
  const sent: object[] = []
  render(
    <AdminContext>
      <main>
        <Form record={{ id: 1, hue }} onSubmit={(values: object) => void sent.push(values)}>
          <HueInput source="hue" label="Colour" />
          <button type="submit">Save</button>
        </Form>
      </main>
    </AdminContext>,
  )
  return { sent, ...typist() }
}

const field = () => screen.findByRole('combobox', { name: /^Colour/ })

describe('the choice of a hue', () => {
  it('names the colour, and sends its number', async () => {
    const { user, sent } = show(210)
    expect((await field()).textContent).toBe('Blue')
    await user.click(await field())
    await expectAccessible()
    await user.click(await screen.findByRole('option', { name: 'Sea green' }))
    await user.click(await screen.findByRole('button', { name: /save/i }))
    await waitFor(() => expect(sent).toEqual([{ id: 1, hue: 165 }]))
  })

  it.each([
    [47, 'Close to amber'],
    [359, 'Close to red'],
    [340, 'Close to pink'],
    [0, 'Red'],
  ])('keeps %i, which has no name, as “%s”', async (hue, name) => {
    show(hue)
    expect((await field()).textContent).toBe(name)
  })

  it('is chosen with the keyboard alone', async () => {
    const { user } = show(0)
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(async () => expect((await field()).textContent).toBe('Orange'))
  })
})
