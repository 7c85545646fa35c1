import englishMessages from 'ra-language-english'
import { expect, it } from 'vitest'
import { parts } from '../parts-table.ts'
import { messagesOf } from './messages.ts'

const { ra, resources } = messagesOf(parts)

it('name the thing that is saved or deleted, for each part that react-admin’s forms save', () => {
  expect(resources['categories']?.notifications.created).toBe('The category is saved.')
  for (const { name, actions } of parts) {
    if (actions.create ?? actions.update ?? actions.remove)
      expect(resources[name]?.notifications.updated, name).toMatch(/^The [a-z ]+ is saved\./)
  }
})

it('speak of no elements, of no code and of no “OK”, and miss no message of the library', () => {
  const said = JSON.stringify([ra.auth, ra.input, ra.message, ra.navigation, ra.notification, ra.page, ra.validation])
  expect(said).not.toMatch(/element|dataProvider|regexp|associated/i)
  expect(Object.keys(ra).toSorted()).toEqual(Object.keys(englishMessages.ra).toSorted())
  for (const group of ['auth', 'input', 'message', 'navigation', 'notification', 'page', 'validation'] as const)
    expect(Object.keys(ra[group]).toSorted()).toEqual(Object.keys(englishMessages.ra[group]).toSorted())
})
