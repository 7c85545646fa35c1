// Exports numbers that parts keep themselves. We read them only during a scrape, so they cost nothing otherwise.

import { Counter, Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/connect.ts'
import type { ShownCounter } from '../db/counter.ts'

interface Named {
  name: string
  help: string
}

type Labelled = Iterable<[label: string, value: number]>

export function showGauge(registry: Registry, named: Named, read: () => number): void {
  const gauge = new Gauge({
    ...named,
    registers: [registry],
    collect() {
      gauge.set(read())
    },
  })
}

export function showCounter(registry: Registry, named: Named, read: () => number): void {
  const shown = new Counter({
    ...named,
    registers: [registry],
    collect() {
      shown.reset()
      shown.inc(read())
    },
  })
}

export function showGauges(registry: Registry, named: Named & { label: string }, read: () => Labelled): void {
  const { label, ...rest } = named
  const gauge = new Gauge({
    ...rest,
    labelNames: [label],
    registers: [registry],
    collect() {
      gauge.reset()
      for (const [which, value] of read()) gauge.set({ [label]: which }, value)
    },
  })
}

export function showCounters(registry: Registry, named: Named & { label: string }, read: () => Labelled): void {
  const { label, ...rest } = named
  const shown = new Counter({
    ...rest,
    labelNames: [label],
    registers: [registry],
    collect() {
      shown.reset()
      for (const [which, value] of read()) shown.inc({ [label]: which }, value)
    },
  })
}

export function showCounted(registry: Registry, counters: readonly ShownCounter[], db: Db): void {
  for (const { name, help, labels = [], read } of counters) {
    const shown = new Counter({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect() {
        shown.reset()
        if (labels.length === 0) shown.inc(0)
        for (const { labels, value } of read(db)) shown.inc(labels, value)
      },
    })
  }
}

/** Exports a number from the database. While the database does not answer, this number is missing and the others are shown. */
export function showAsked(registry: Registry, named: Named, ask: () => Promise<number | null>): void {
  const gauge = new Gauge({
    ...named,
    registers: [registry],
    async collect() {
      const answer = await inTime(ask())
      if (answer === null) gauge.remove()
      else gauge.set(answer)
    },
  })
}

const patienceMs = 1_000

async function inTime(asked: Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  const answer = await Promise.race([asked.catch(() => null), late])
  clearTimeout(timer)
  return answer
}
