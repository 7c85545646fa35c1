// Builds the Dockerfile in a folder instead of an image. It reads the file itself, so that there is no second list of steps. Each stage is
// a folder. FROM an image begins with an empty folder, because this machine has the programs of the image.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..')

export interface Image {
  /** The folder that stands for the root of the image. */
  root: string
  workdir: string
  env: Record<string, string>
  command: string[]
}

interface Stage {
  name: string
  from: string
  lines: { word: string; rest: string }[]
}

/** @param folder an empty folder, or one with an image from an earlier build, which is used as it is */
export function buildImage(commit: string, folder: string, say: (line: string) => void): Image {
  const kept = join(folder, 'image.json')
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const context = join(folder, 'context')
  mkdirSync(context, { recursive: true })
  takeContext(commit, context)
  const stages = readStages(readFileSync(join(context, 'Dockerfile'), 'utf8'))
  let image: Image | undefined
  for (const stage of stages) image = buildStage(stage, folder, context, say)
  if (!image) throw new Error('the Dockerfile has no stage')
  writeFileSync(kept, JSON.stringify(image))
  return image
}

/** Copies the files of this commit, without those that .dockerignore leaves out. */
function takeContext(commit: string, context: string): void {
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "${context}"`], { cwd: root })
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !/^[#!*]($|[^*])/.test(line))
  for (const pattern of ignored) {
    for (const found of globSync(pattern, { cwd: context })) rmSync(join(context, found), { recursive: true, force: true })
  }
}

function readStages(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of text.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, word, rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [from = '', , name = 'last'] = rest.split(' ')
      stages.push({ name, from, lines: [] })
    } else if (word) stages.at(-1)?.lines.push({ word, rest })
  }
  return stages
}

function buildStage({ name, from, lines }: Stage, folder: string, context: string, say: (line: string) => void): Image {
  const image: Image = { root: join(folder, name), workdir: '/', env: {}, command: [] }
  if (existsSync(join(folder, from))) {
    cpSync(join(folder, from), image.root, { recursive: true, verbatimSymlinks: true })
    image.workdir = '/trivium'
  }
  for (const { word, rest } of lines) {
    const here = join(image.root, image.workdir)
    mkdirSync(here, { recursive: true })
    if (word === 'WORKDIR') image.workdir = rest
    else if (word === 'ENV') for (const pair of rest.split(' ')) image.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
    else if (word === 'COPY') copy(rest, here, folder, context)
    else if (word === 'RUN') runLine(rest, here, image.root, say)
    else if (word === 'CMD') image.command = JSON.parse(rest)
    else if (!['USER', 'EXPOSE', 'HEALTHCHECK'].includes(word)) throw new Error(`the rehearsal does not know ${word}`)
  }
  return image
}

function copy(rest: string, here: string, folder: string, context: string): void {
  const [, stage, names = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(rest) ?? []
  const sources = names.split(' ')
  const target = sources.pop() ?? ''
  for (const source of sources) {
    const from = stage ? join(folder, stage, source) : join(context, source)
    // COPY of a folder copies its content.
    const isIntoFolder = target.endsWith('/') && !statSync(from).isDirectory()
    const to = isIntoFolder ? join(here, target, source.split('/').at(-1) ?? '') : join(here, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** Runs a RUN line with the folder as the root of the image. confine.ts gives the user `node` its rights. */
function runLine(line: string, here: string, stageRoot: string, say: (line: string) => void): void {
  const own = line.replaceAll(/ \/data\b/g, ` ${stageRoot}/data`).replace('chown node:node', 'chmod a+rwx')
  const from = performance.now()
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
  execFileSync('sh', ['-c', own], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: path, HOME: process.env.HOME, npm_config_prefer_offline: 'true' },
  })
  say(`  ${((performance.now() - from) / 1000).toFixed(0)} s  ${line.slice(0, 90)}`)
}
