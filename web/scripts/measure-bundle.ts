// Measures the JavaScript that index.html, and so the home page, loads, compressed with brotli, and fails above the budget. Run after
// `vite build`.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const budgetBytes = 150_000
const firstModule = /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/(assets\/[^"]+\.js)"/g
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const html = readFileSync(`${dist}index.html`, 'utf8')
const imported = /\b(?:from|import)"\.\/([^"]+\.js)"/g

const needed = new Set([...html.matchAll(firstModule)].map(([, file = '']) => file))
// The loop also visits elements that are added to the set meanwhile.
for (const file of needed) for (const [, name = ''] of readFileSync(dist + file, 'utf8').matchAll(imported)) needed.add(`assets/${name}`)
if (needed.size === 0) throw new Error('index.html loads no module')

const weighed = [...needed].map(file => ({ file, bytes: brotliCompressSync(readFileSync(dist + file)).length }))
const totalBytes = weighed.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of weighed.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(8)}  ${file}`)
console.log(`${String(totalBytes).padStart(8)}  in total, of ${budgetBytes} bytes`)
if (totalBytes > budgetBytes) process.exitCode = 1
