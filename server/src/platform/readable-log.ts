// The log for developers: one short line per event, with the stack of a fault below it. LOG_FORMAT=json gives JSON for programs.

const levels: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
/** Fields to leave out, because they are elsewhere in the line, or the same in every line. */
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'req', 'res', 'err', 'responseTime'])

interface Entry {
  level?: number
  time?: number
  msg?: string
  req?: { method?: string; url?: string }
  res?: { statusCode?: number; method?: string; url?: string }
  err?: { type?: string; message?: string; stack?: string }
  responseTime?: number
  [name: string]: unknown
}

export interface LogTarget {
  write: (line: string) => void
}

export function readableLog(target: LogTarget): LogTarget {
  return {
    write(line) {
      const words = wordsOf(line)
      if (words !== null) target.write(`${words}\n`)
    },
  }
}

/** @returns null for an incoming request, because the line of its reply has everything. */
function wordsOf(line: string): string | null {
  const entry: Entry = JSON.parse(line)
  const { level = 30, time = 0, msg = '', req, res, err, responseTime } = entry
  if (req && !res && msg === 'incoming request') return null
  const asked = res ?? req
  const more = Object.entries(entry).filter(([name]) => !unsaid.has(name))
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    (levels[level] ?? String(level)).padEnd(5),
    res ? `${res.statusCode} in ${Math.round(responseTime ?? 0)} ms` : msg,
    asked && `${asked.method} ${asked.url}`,
    err && `${err.type}: ${err.message}`,
    ...more.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ]
  const stack = err?.stack?.split('\n').slice(1).join('\n')
  return parts.filter(Boolean).join('  ') + (stack ? `\n${stack}` : '')
}
