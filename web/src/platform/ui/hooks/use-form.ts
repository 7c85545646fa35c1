// Forms keep the typed values, show problems at their fields, and move the focus to the first one.

import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

/** Texts by field name; `form` is for a problem above the form. */
export type Problems = Partial<Record<string, string>>

/** @param submit receives the values by field name and returns the problems, if any. */
export function useForm(submit: (values: Record<string, string>) => Promise<Problems | void>) {
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const found = (await submit(valuesOf(form))) ?? {}
      // Shown before the focus moves, so that screen readers read them with the field; all at once, so that the focus never moves while
      // somebody types.
      flushSync(() => {
        setProblems(found)
        setBusy(false)
      })
      focusFirst(form, found)
    } catch (error) {
      setBusy(false)
      throw error
    }
  }

  return {
    problems,
    isBusy,
    /** noValidate, because our texts replace the browser's validation messages. */
    form: { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event), noValidate: true },
    field: (name: string) => ({
      name,
      error: problems[name],
      onInput: () => {
        if (problems[name]) setProblems({ ...problems, [name]: undefined })
      },
    }),
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  for (const element of form.elements) {
    if (isField(element) && problems[element.name]) return element.focus()
  }
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
