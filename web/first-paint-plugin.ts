// Writes into index.html what the first paint needs: the logo and the styles. They come with the page, in the room its first packets
// have anyway, and nothing has to be asked for.

import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

const picture = /<img src="\/logo\.svg" alt="" (.*) \/>/
const stylesheet = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g
const logo = readFileSync(new URL('public/logo.svg', import.meta.url), 'utf8').trim()

export function firstPaintInHtml(): Plugin {
  return {
    name: 'trivium-first-paint-in-html',
    transformIndexHtml: { order: 'post', handler: (html, { bundle }) => withStyles(withLogo(html), bundle) },
  }
}

const withLogo = (html: string) =>
  html.replace(picture, (_, attributes: string) => logo.replace('<svg ', `<svg ${attributes} aria-hidden="true" `))

/** For no medium and disabled, a stylesheet is not fetched; pages that name it among their own find that it is there. */
function withStyles(html: string, bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  return html.replace(stylesheet, (link, file: string) => {
    const asset = bundle[file]
    if (asset?.type !== 'asset') return link
    return `<style>${String(asset.source)}</style>\n    ${link.replace(' href', ' media="not all" disabled href')}`
  })
}
