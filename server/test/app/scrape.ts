// Reads /metrics as Prometheus does.

import type { FastifyInstance } from 'fastify'

export interface Scraped {
  text: string
  /** All declared series names, including those of histograms and summaries. */
  names: Set<string>
  /** The sum of a name's samples that have these labels. */
  sum: (name: string, labels?: Record<string, string>) => number
}

export async function scrape(http: FastifyInstance): Promise<Scraped> {
  const { body: text } = await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const samples = [...text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text])),
    value: Number(value),
  }))
  return {
    text,
    names: new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type = '']) => seriesOf(name, type))),
    sum(name, wanted = {}) {
      const found = samples.filter(
        sample => sample.name === name && Object.entries(wanted).every(([label, text]) => sample.labels[label] === text),
      )
      return found.reduce((sum, { value }) => sum + value, 0)
    },
  }
}

function seriesOf(name: string, type: string): string[] {
  if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`]
  return type === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name]
}
