// Measures the JavaScript that the home page needs, compressed with brotli, and fails above the budget. Run after `vite build`.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

const budgetBytes = 149_000
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))

const needed = new Set<string>()
// index.html includes the home page.
collect('index.html')
const weighed = [...needed].map(file => ({ file, bytes: brotliCompressSync(readFileSync(dist + file)).length }))
const totalBytes = weighed.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of weighed.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(8)}  ${file}`)
console.log(`${String(totalBytes).padStart(8)}  in total, of ${budgetBytes} bytes`)
if (totalBytes > budgetBytes) process.exitCode = 1

function collect(key: string): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build's manifest`)
  if (needed.has(chunk.file)) return
  if (chunk.file.endsWith('.js')) needed.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(imported)
}
