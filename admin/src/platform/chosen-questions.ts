// Saves a choice of questions that is sent as a whole: of a text to read, or of a quiz of the day.

import { type Fields, inWords, saveSeen } from './conflicts.ts'

interface Chosen {
  version: number | string
  asks: readonly { id: number; question: string }[]
}

interface Choosing {
  /** As in the audit: `passage:12`. */
  subject: string
  question_ids: readonly number[]
  /** As it was when the choice began. */
  seen: Chosen
  readTheirs: () => Promise<Chosen>
}

/** If somebody else has chosen meanwhile, the dialog shows both choices. @throws HttpError when nothing was saved */
export function saveChosen<Reply>({ subject, question_ids, seen, readTheirs }: Choosing, send: (fields: Fields) => Promise<Reply>) {
  const texts = new Map<string, string>()
  const fieldsOf = ({ version, asks }: Chosen) => {
    for (const { id, question } of asks) texts.set(String(id), `${id} · ${question}`)
    return { question_ids: asks.map(({ id }) => id), version }
  }
  const change = {
    subject,
    groups: [{ label: 'Questions', fields: ['question_ids'], show: (row: Fields) => namesIn(row, texts) }],
    mine: { question_ids, version: seen.version },
    seen: fieldsOf(seen),
    readTheirs: async () => fieldsOf(await readTheirs()),
  }
  return saveSeen(change, send)
}

/** A question that was only typed by its number has no text here. */
const namesIn = ({ question_ids: ids }: Fields, texts: ReadonlyMap<string, string>) =>
  inWords(ids)
    .split('\n')
    .map(id => texts.get(id) ?? id)
    .join('\n')
