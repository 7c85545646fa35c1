import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'

/** A user without pauses, who can also fill in a field at once. */
export function typist() {
  // Which element takes a press is in the stylesheets, which nothing reads here.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Replaces what is written in a field, as a paste does. */
  const fill = async (field: HTMLElement, value: string) => {
    await user.clear(field)
    if (value === '') return
    await user.click(field)
    await user.paste(value)
  }
  return { user, fill }
}
