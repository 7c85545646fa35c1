// References of XML and HTML. An & without a reference shows that something is missing, or that the file was written by hand.

import { decodeHTMLStrict } from 'entities'

/** @returns why the text of an element cannot be read with certainty; null when it can */
export function problemOfEntities(text: string): string | null {
  const written = text.includes('<![CDATA[') ? text.replace(/<!\[CDATA\[[^]*?\]\]>/g, '') : text
  const isBare = (written.match(/&(?:#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)?/gi) ?? []).some(
    sign => !usual.has(sign) && decodeHTMLStrict(sign) === sign,
  )
  return isBare ? 'contains an & that begins no entity' : null
}

const usual = new Set(['&amp;', '&lt;', '&gt;', '&quot;', '&apos;', '&nbsp;'])
