// Our own JSON: a list of questions, one per line.

import { type OwnRow, ownSign } from '../formats/own-json.ts'

export async function* asJson(portions: AsyncIterable<OwnRow[]>): AsyncGenerator<string> {
  yield `{"format":"${ownSign}","version":1,"questions":[`
  let between = '\n'
  for await (const rows of portions) {
    yield between + rows.map(row => JSON.stringify(withoutNothing(row))).join(',\n')
    between = ',\n'
  }
  yield '\n]}\n'
}

const withoutNothing = (row: OwnRow) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))
