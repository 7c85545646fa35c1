// Runs a TypeScript file with the pinned Node, after installing missing packages: `node scripts/with-node.mjs FILE [arguments]`. Write
// `--development` before the file if it needs development packages.

import { isAbsolute, resolve } from 'node:path'
import { ensureInstalled, ensureInstalledToRun } from './ensure-installed.mjs'
import { ensurePublished } from './ensure-published.mjs'
import { root, run } from './run.mjs'

/** npm runs scripts in the project's folder, but file arguments are relative to the user's folder. Only these scripts take files. */
const namesFile = /\/(import|backup|restore)\.ts$|^bench\//
const asTyped = process.env.INIT_CWD ?? process.cwd()
const takesFile = new Set(['--report'])
/** These scripts load the starter content into a new database. */
const needsContent = /^(server\/src\/operations\/commands|bench)\//

function fromWhereTyped(argument, index, all) {
  const isFile = !argument.startsWith('-') && (!all[index - 1]?.startsWith('--') || takesFile.has(all[index - 1]))
  return isFile && namesFile.test(script) && !isAbsolute(argument) ? resolve(asTyped, argument) : argument
}

const development = process.argv[2] === '--development'
const [script, ...args] = process.argv.slice(development ? 3 : 2)
const node = await (development ? ensureInstalled() : ensureInstalledToRun())
if (needsContent.test(script)) await ensurePublished(node)
process.exitCode = await run(node, [resolve(root, script), ...args.map(fromWhereTyped)])
