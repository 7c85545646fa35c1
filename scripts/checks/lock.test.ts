import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installedAsPeers, missingFrom } from '../complete-lock.ts'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

describe('package-lock.json (if not: npm run complete-lock)', () => {
  it('has the packages of every platform', () => expect(missingFrom(lock.packages)).toEqual([]))

  it('has no development package that a start would install as an optional peer', () => expect(installedAsPeers(lock.packages)).toEqual([]))
})

it('has one copy of the packages whose React contexts the console shares', () => {
  const copies = (name: string) => Object.keys(lock.packages).filter(place => place.endsWith(`node_modules/${name}`))
  const shared = [
    'react',
    'react-dom',
    'react-admin',
    'ra-core',
    'ra-ui-materialui',
    '@mui/material',
    '@mui/system',
    '@tanstack/react-query',
  ]
  for (const name of [...shared, 'react-hook-form', 'react-router-dom', '@tiptap/core'])
    expect(copies(name)).toEqual([`node_modules/${name}`])
})
