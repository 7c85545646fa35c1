// The dashboard and the alert rules use only metrics that the server exports, and the dashboard uses all of them.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { itDeep } from '../../../test/setup/effort.ts'
import { type Scraped, scrape } from '../../../test/app/scrape.ts'

const folder = join(import.meta.dirname, '../../../../deploy')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { uid: string }
  targets?: { expr: string; datasource: { uid: string } }[]
}
interface Dashboard {
  title: string
  schemaVersion: number
  templating: { list: { name: string; type: string; query: unknown }[] }
  panels: Panel[]
}
const dashboard: Dashboard = JSON.parse(read('grafana-dashboard.json'))
const targets = dashboard.panels.flatMap(panel => panel.targets ?? [])
const alerts = read('alerts.yml')
const alertExpressions = [...alerts.matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/g)].map(([, many, one]) => many ?? one ?? '')

/** Metrics of Prometheus itself. */
const foreign = new Set(['up'])
const words = new Set(['by', 'on', 'ignoring', 'and', 'or', 'unless', 'without', 'offset', 'bool'])

/** Finds the metric names: removes labels, ranges, texts, functions and numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\b\w+\s*\(/g, '(')
  return [...bare.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*/g)].map(([name]) => name).filter(name => !words.has(name) && !foreign.has(name))
}

let test: TestApp
let shown: Scraped
beforeAll(async () => {
  // Nothing listens at this address: the server still shows the metrics of Redis, and calls go on.
  test = await startApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' } })
  await test.stranger.call('get_settings')
  shown = await scrape(test.app.http)
})
afterAll(() => test.close())

describe('deploy/', () => {
  it('finds the metrics of an expression', () => {
    expect(metricsIn('histogram_quantile(0.95, sum by (le) (rate(a_bucket{x="b_c"}[5m]))) > 0.5 * 1e3')).toEqual(['a_bucket'])
    expect(metricsIn('time() - d_e and ignoring (state) f{g="h"} == 0')).toEqual(['d_e', 'f'])
  })

  it('uses in the dashboard only metrics that the server exports', () => {
    expect(targets.length).toBeGreaterThan(50)
    for (const { expr } of targets) {
      expect(metricsIn(expr), expr).not.toEqual([])
      for (const name of metricsIn(expr)) expect(shown.names, `${name} in ${expr}`).toContain(name)
    }
  })

  it('uses in the alert rules only metrics that the server exports', () => {
    expect(alertExpressions).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
    for (const expression of alertExpressions)
      for (const name of metricsIn(expression)) expect(shown.names, `${name} in ${expression}`).toContain(name)
  })

  it('shows every metric of the server in the dashboard', () => {
    const asked = new Set(targets.flatMap(({ expr }) => metricsIn(expr)))
    const ours = [...shown.names].filter(name => !/^(process|nodejs)_|_(sum|bucket|count)$/.test(name))
    expect(ours.filter(name => !asked.has(name))).toEqual(['job_last_duration_seconds'])
  })

  it('gives every alert a severity, a waiting time, a sentence, and a heading in the operating guide', () => {
    const headings = ['database-down', 'disk-full', 'mail-down', 'redis-down', 'slow', 'a-job-fails', 'ledger']
    for (const rule of alerts.split('- alert:').slice(1)) {
      expect(rule).toMatch(/\n {8}for: \d+[mh]\n {8}labels: \{ severity: (critical|warning) \}\n/)
      expect(rule).toMatch(/\n {10}summary: '.+'\n/)
      expect(headings).toContain(/runbook: docs\/operating\.md#([a-z-]+)\n/.exec(rule)?.[1])
    }
  })

  it('has a dashboard that Grafana can import, with one data source to choose and panels that do not overlap', () => {
    expect(dashboard).toMatchObject({ title: 'Trivium', schemaVersion: 39 })
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
    ])
    const { panels } = dashboard
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(targets.every(({ datasource }) => datasource.uid === '${datasource}')).toBe(true)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)}:${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title)
    expect(rows).toEqual(
      ['Players’ view', 'Calls', 'Database', 'Sockets', 'Jobs', 'Caches', 'Plays', 'Process'].map(text => text.replace('’', "'")),
    )
  })

  it('shows that Redis is away, and that the process counts limits itself', () => {
    expect(shown.sum('redis_up')).toBe(0)
    expect(shown.sum('redis_limit_fallbacks_total')).toBeGreaterThan(0)
  })

  itDeep('has alert rules that Prometheus accepts, and that fire when they should', ({ skip }) => {
    const promtool = (...asked: string[]) => execFileSync('promtool', asked, { cwd: folder, encoding: 'utf8' })
    try {
      promtool('--version')
    } catch {
      skip('promtool is not on the PATH')
    }
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })
})
