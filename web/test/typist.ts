import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'

/** A user without pauses, who can also fill in a field at once. */
export function typist() {
  // No stylesheets are loaded here, so `pointer-events` cannot be checked.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Replaces the text of a field, as a paste does. */
  const fill = async (field: HTMLElement, value: string) => {
    await user.clear(field)
    if (value === '') return
    await user.click(field)
    await user.paste(value)
  }
  return { user, fill }
}
