// The words of react-admin, in plain sentences that name the thing.

import englishMessages from 'ra-language-english'
import type { ConsolePart } from './parts.ts'

const { ra } = englishMessages

const ours = {
  ...ra,
  auth: {
    ...ra.auth,
    auth_check_error: 'Sign in to continue.',
    sign_in_error: 'You could not be signed in. Try again.',
    logout: 'Sign out',
  },
  input: {
    ...ra.input,
    references: {
      all_missing: 'The chosen rows do not exist any more.',
      many_missing: 'One of the chosen rows does not exist any more.',
      single_missing: 'The chosen row does not exist any more.',
    },
  },
  message: {
    ...ra.message,
    access_denied: 'Your roles do not let you open this page.',
    authentication_error: 'The server could not check who you are. Try again.',
    auth_error: 'The server could not check who you are. Sign in again.',
    error: 'The console has made a mistake and could not finish. Reload the page and try again.',
    invalid_form: 'Some fields are not right yet. Correct the marked fields.',
    not_found: 'There is nothing at this address. The link may be old.',
    unsaved_changes: 'You have not saved all your changes. Do you want to leave without saving them?',
    placeholder_data_warning: 'The network has failed, so this may be out of date.',
    select_all_limit_reached: 'There are too many rows to select all of them. The first %{max} rows are selected.',
  },
  navigation: {
    ...ra.navigation,
    no_filtered_results: 'Nothing matches these filters.',
    no_results: 'There is nothing here yet.',
    no_more_results: 'Page %{page} is after the last page. Go to an earlier page.',
    page_out_of_boundaries: 'There is no page %{page}.',
    page_out_from_end: 'This is the last page.',
    page_out_from_begin: 'This is the first page.',
  },
  notification: {
    ...ra.notification,
    updated: 'Your changes are saved. |||| %{smart_count} rows are saved.',
    created: 'It is saved.',
    deleted: 'It is deleted. |||| %{smart_count} rows are deleted.',
    bad_item: 'This row cannot be shown.',
    // Also said when the server was not reached; the page says which (ui/not-read.tsx).
    item_doesnt_exist: 'This could not be opened.',
    http_error: 'The server could not be reached. Try again.',
    data_provider_error: 'The console has made a mistake. Reload the page and try again.',
    canceled: 'Nothing was changed.',
    logged_out: 'Your session has ended. Sign in again.',
    not_authorized: 'Your roles do not let you see this.',
    offline: 'You are offline, so this could not be loaded.',
  },
  page: {
    ...ra.page,
    not_found: 'This page does not exist',
    access_denied: 'You may not open this page',
    authentication_error: 'Sign in again',
  },
  validation: {
    ...ra.validation,
    required: 'Fill in this field.',
    minLength: 'Use at least %{min} characters.',
    maxLength: 'Use at most %{max} characters.',
    minValue: 'The smallest value is %{min}.',
    maxValue: 'The largest value is %{max}.',
    number: 'Write a number.',
    email: 'Write an email address.',
    oneOf: 'Choose one of: %{options}.',
    regex: 'This does not have the right form.',
    unique: 'Another row has this already.',
  },
}

/** @returns the messages of the console; a part says what a row of it is */
export function messagesOf(parts: readonly ConsolePart[]) {
  const things = parts.flatMap(({ name, thing }) => (thing === undefined ? [] : [[name, thing] as const]))
  return { ra: ours, resources: Object.fromEntries(things.map(([name, thing]) => [name, { notifications: saidOf(thing) }])) }
}

const saidOf = (thing: string) => ({
  created: `The ${thing} is saved.`,
  updated: `The ${thing} is saved. |||| %{smart_count} rows are saved.`,
  deleted: `The ${thing} is deleted. |||| %{smart_count} rows are deleted.`,
})
