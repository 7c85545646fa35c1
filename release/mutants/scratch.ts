// Copies the project to a temporary folder for mutants. Installed packages are links; our own packages are part of the copy.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../measured-on.ts'
import type { Mutant } from './mutant.ts'

export interface Scratch {
  folder: string
  change: (mutant: Mutant) => void
  mend: (mutant: Mutant) => void
  remove: () => void
}

const ownScope = '@trivium'

export function copyProject(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter(file => file !== '' && existsSync(join(root, file)))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const packages = ['', ...readdirSync(root).filter(name => existsSync(join(root, name, 'node_modules')))]
  for (const name of packages) linkPackages(join(root, name, 'node_modules'), join(folder, name, 'node_modules'))
  const write = ({ file, find, replace }: Mutant) => {
    const parts = readFileSync(join(root, file), 'utf8').split(find)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for a mutant instead of one`)
    writeFileSync(join(folder, file), parts.join(replace))
  }
  return {
    folder,
    change: write,
    mend: ({ file }) => cpSync(join(root, file), join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Makes one link per package: one link for all of them would make our own packages point to the original. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === ownScope || name === '.cache') continue
    symlinkSync(join(from, name), join(to, name))
  }
  if (existsSync(join(from, ownScope))) cpSync(join(from, ownScope), join(to, ownScope), { recursive: true, verbatimSymlinks: true })
}
