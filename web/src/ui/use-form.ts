// Forms keep what was typed, say what is wrong at the field it concerns, and move the focus there.

import { useState, type SubmitEvent } from 'react'

/** Texts by field name; `form` stands above the form. */
export type Problems = Partial<Record<string, string>>

/** `submit` gets the values by field name, and answers what is wrong with them, if anything. */
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
      setProblems(found)
      focusFirst(form, found)
    } finally {
      setBusy(false)
    }
  }

  return {
    problems,
    isBusy,
    /** Our texts replace the browser's bubbles, hence noValidate. */
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

/** After React has drawn the texts, so that they are read out with the field. */
function focusFirst(form: HTMLFormElement, problems: Problems): void {
  requestAnimationFrame(() => {
    for (const element of form.elements) {
      if (isField(element) && problems[element.name]) return element.focus()
    }
  })
}

const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement
