// Inlines the logo and the styles of the first paint into index.html. They fit into the first packets of the page, so the first
// paint needs no further request. The plugin also sorts the first modules by size, largest first.

import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

const picture = /<img src="\/logo\.svg" alt="" (.*) \/>/
const stylesheet = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g
const firstModule = /<script type="module" crossorigin src="\/(assets\/[^"]+)"><\/script>/g
const logo = readFileSync(new URL('../public/logo.svg', import.meta.url), 'utf8').trim()

export function firstPaintInHtml(): Plugin {
  return {
    name: 'trivium-first-paint-in-html',
    transformIndexHtml: { order: 'post', handler: (html, { bundle }) => largestFirst(withStyles(withLogo(html), bundle), bundle) },
  }
}

const withLogo = (html: string) =>
  html.replace(picture, (_, attributes: string) => logo.replace('<svg ', `<svg ${attributes} aria-hidden="true" `))

/** Keeps each link as disabled and for no medium: the browser does not fetch it, and Vite's preloading finds it already present. */
function withStyles(html: string, bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  return html.replace(stylesheet, (link, file: string) => {
    const asset = bundle[file]
    if (asset?.type !== 'asset') return link
    return `<style>${String(asset.source)}</style>\n    ${link.replace(' href', ' media="not all" disabled href')}`
  })
}

/**
 * The first requested module reuses the page's connection and need not wait for a new one, so the largest comes first. Each module
 * still runs after those that it imports.
 */
function largestFirst(html: string, bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  const modules = [...html.matchAll(firstModule)].map(([script, file = '']) => {
    const chunk = bundle[file]
    return { script, length: chunk?.type === 'chunk' ? chunk.code.length : 0 }
  })
  const sorted = modules.toSorted((one, other) => other.length - one.length).map(({ script }) => script)
  return html.replace(firstModule, () => sorted.shift() ?? '')
}
