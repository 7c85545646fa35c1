// Inlines the logo and the styles of the first paint into index.html. They fit into the first packets of the page, so the first
// paint needs no further request. The plugin also sorts the preloaded modules by size, largest first.

import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

const picture = /<img src="\/logo\.svg" alt="" (.*) \/>/
const stylesheet = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g
const preload = /\s*<link rel="modulepreload" crossorigin href="\/(assets\/[^"]+)">/g
const firstScript = /\s*(?:<!--[^>]*-->\s*)?<script/
const logo = readFileSync(new URL('public/logo.svg', import.meta.url), 'utf8').trim()

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

/** The first requested module reuses the page's connection and need not wait for a new one, so the largest comes first. */
function largestFirst(html: string, bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  const modules = [...html.matchAll(preload)].map(([link, file = '']) => {
    const chunk = bundle[file]
    return { link, length: chunk?.type === 'chunk' ? chunk.code.length : 0 }
  })
  const links = modules.toSorted((one, other) => other.length - one.length).map(({ link }) => link)
  return html.replaceAll(preload, '').replace(firstScript, script => `${links.join('')}${script}`)
}
