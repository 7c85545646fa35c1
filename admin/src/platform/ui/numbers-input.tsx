// An input for several whole numbers in one line: 50, 20, 10.

import { TextInput, type TextInputProps } from 'react-admin'

export const numbersIn = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isInteger)

const format = (value: unknown) => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')

/** Keeps the typed text, so that nothing jumps while staff type. `numbersOf` reads the numbers when the form is sent. */
export const NumbersInput = (props: TextInputProps) => <TextInput {...props} format={format} parse={(value: string) => value} />

/** The numbers in a form value; undefined for an empty field. */
export function numbersOf(value: unknown): number[] | undefined {
  const numbers = Array.isArray(value) ? value.filter(one => typeof one === 'number') : numbersIn(typeof value === 'string' ? value : '')
  return numbers.length > 0 ? numbers : undefined
}
