// Measures the scripts that a visit to the home page transfers, as a guest and signed in, and fails above a budget. Run after `vite build`.

import { budgets, homeScripts, transferredBytes, visitors } from './home-scripts.ts'

const sizes = ['first', 'all'] as const
const meanings = { first: 'before the first screen is usable', all: 'in all' }

for (const visitor of visitors) {
  const scripts = homeScripts(visitor)
  console.log(visitor)
  for (const file of scripts.all) {
    const time = scripts.first.includes(file) ? 'first' : 'later'
    console.log(`${String(transferredBytes(file)).padStart(8)}  ${time}  ${file}`)
  }
  for (const size of sizes) {
    const totalBytes = scripts[size].reduce((sum, file) => sum + transferredBytes(file), 0)
    console.log(`${String(totalBytes).padStart(8)}  ${meanings[size]}, of ${budgets[size]} bytes`)
    if (totalBytes > budgets[size]) process.exitCode = 1
  }
}
