// Runs Lighthouse on a browser that is already open. Lighthouse weighs 150 MB, so npm fetches it on demand, not with `npm ci`.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'

/** Version 13 fails on pages that send `Referrer-Policy: no-referrer`, as ours do. */
const version = '12.8.2'

export interface FirstPage {
  /** 0 to 1. */
  score: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  speedIndexMs: number
  cls: number
  /** Bytes transferred, after compression. */
  scriptBytes: number
  allBytes: number
}

interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } } | undefined>
  runtimeError?: { message: string }
}

/** Mobile, with Lighthouse's simulated slow 4G and slow processor. @throws Lighthouse's output when it measured nothing. */
export async function measureFirstPage(url: string, port: number, file: string): Promise<FirstPage> {
  const tool = ['exec', '--yes', `lighthouse@${version}`, '--', url, `--port=${port}`]
  const report = ['--output=json', `--output-path=${file}`, '--only-categories=performance', '--disable-full-page-screenshot']
  // npm's own Node may be older than Lighthouse requires.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
  await promisify(execFile)('npm', [...tool, ...report, '--no-enable-error-reporting', '--quiet'], { env })
  return figuresIn(JSON.parse(readFileSync(file, 'utf8')))
}

function figuresIn({ categories, audits, runtimeError }: Report): FirstPage {
  if (runtimeError) throw new Error(runtimeError.message)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scripts = audits['network-requests']?.details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return {
    score: categories.performance.score,
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    speedIndexMs: figure('speed-index'),
    cls: figure('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    allBytes: figure('total-byte-weight'),
  }
}
