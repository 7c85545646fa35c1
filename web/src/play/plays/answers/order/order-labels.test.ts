import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { queryClient } from '../../../../platform/calls/actions.ts'
import { PlainRows } from './order-rows.tsx'

beforeAll(async () => {
  const translation = { 'play.move_up': 'Up: {{option}}', 'play.move_down': 'Down: {{option}}' }
  const options = { lng: 'en', keySeparator: false, interpolation: { escapeValue: false }, resources: { en: { translation } } } as const
  await i18next.createInstance().use(initReactI18next).init(options)
})

it("labels the buttons of a sequence's rows with words a screen reader can say", () => {
  const rows = [
    {
      option: { key: 'a', text: String.raw`Half: $\frac{1}{2}$`, image: null, image_text: null },
      place: 0,
      mark: null,
      ownPlace: null,
    } as const,
  ]
  const props = {
    rows,
    languageId: 1,
    effect: undefined,
    isOpen: true,
    isDone: false,
    isSorted: false,
    list: { current: null },
    onMove: () => {},
  }
  const page = createElement(QueryClientProvider, { client: queryClient }, createElement(PlainRows, props))
  const html = renderToStaticMarkup(createElement(MantineProvider, null, page))
  expect(html).toContain('aria-label="Up: Half: 1/2"')
  expect(html).toContain('aria-label="Down: Half: 1/2"')
})
