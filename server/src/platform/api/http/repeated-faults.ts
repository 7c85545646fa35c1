// While the database is away every call fails with the same fault, and stacks would fill the log. We log the first fault of each kind at
// once. While more follow, one line a second gives their number and their request ids.

import { errorCode, isDatabaseAway } from '../../db/connection/lost.ts'

const everyMs = 1000
const mostNamed = 20
const warnLevel = 40

interface Log {
  error: (fields: object, message: string) => void
}

interface Repeats {
  count: number
  requestIds: string[]
  reason: string
}

type Write = (...args: never[]) => unknown

export class RepeatedFaults {
  readonly #kinds = new Map<string, Repeats>()
  #log: Log | null = null

  /** Sets the log for the counts of repeated faults. */
  sayTo(log: Log): void {
    this.#log = log
  }

  /** Pino calls this instead of writing a line. */
  hook(log: object, args: readonly unknown[], write: Write, level: number): void {
    const [fields, message] = args
    const error = level >= warnLevel ? errorIn(fields) : null
    if (error === null) return void Reflect.apply(write, log, args)
    const kind = kindOf(String(message), error)
    const known = this.#kinds.get(kind)
    if (known) return note(known, fields, error)
    this.#kinds.set(kind, { count: 0, requestIds: [], reason: error.message })
    this.#lookAgain(kind, String(message))
    Reflect.apply(write, log, args)
  }

  #lookAgain(kind: string, message: string): void {
    setTimeout(() => {
      const { count, requestIds, reason } = this.#kinds.get(kind) ?? { count: 0, requestIds: [], reason: '' }
      this.#kinds.delete(kind)
      if (count === 0) return
      this.#log?.error({ faults: count, reason, ...(requestIds.length > 0 && { requestIds }) }, `${message}: more of the same kind`)
      this.#kinds.set(kind, { count: 0, requestIds: [], reason })
      this.#lookAgain(kind, message)
    }, everyMs).unref()
  }
}

function note(known: Repeats, fields: unknown, { message }: Error): void {
  known.count++
  known.reason = message
  const id = fieldOf(fields, 'requestId')
  if (typeof id === 'string' && known.requestIds.length < mostNamed) known.requestIds.push(id)
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined
}

function errorIn(fields: unknown): Error | null {
  const error = fieldOf(fields, 'err')
  return error instanceof Error ? error : null
}

/** Identifies a kind by the place that threw it: the message may differ from one fault to the next. */
function kindOf(message: string, error: Error): string {
  if (isDatabaseAway(error)) return `${message}: the database is away`
  const [place = ''] = /^\s+at .*$/m.exec(error.stack ?? '') ?? []
  return [message, error.name, errorCode(error), place].join('\n')
}
