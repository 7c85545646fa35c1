// The meaning of HTML elements in a text.

import type { Element } from 'domhandler'

const set = (names: string) => new Set(names.split(' '))

export const blocks = set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr html legend li listing main menu nav ol optgroup p plaintext pre section summary table tbody tfoot thead tr caption ul xmp',
)
/** Elements that are never shown. */
export const unshown = set('head title style template noscript noframes datalist rp base basefont bgsound link meta param script')
/** Form controls, which our questions cannot have. */
export const formParts = set('input select textarea button meter progress keygen')

const inline = set(
  'a abbr acronym applet area audio b bdi bdo big br canvas cite code col colgroup data del dfn em embed font frame frameset i iframe img ' +
    'image ins kbd label map mark marquee math nobr object optgroup option output picture q rb rt rtc ruby s samp slot small source span strike ' +
    'strong sub sup svg td th time track tt u var video wbr lang tex mrow',
)

/** Known names of elements. Anything else in angle brackets is text. */
export const isElement = (name: string): boolean =>
  blocks.has(name) ||
  unshown.has(name) ||
  formParts.has(name) ||
  inline.has(name) ||
  /^(?:o|v|w|m|mml|st1|u1|xi):/.test(name) ||
  mathParts.has(name)

const mathParts = set(
  'mi mn mo mtext mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd mfenced mstyle mpadded semantics ' +
    'mmultiscripts mprescripts none annotation annotation-xml mphantom menclose maction merror mglyph ms mlabeledtr mjx-container mjx-assistive-mml ' +
    'g path circle rect line text tspan defs polygon polyline ellipse use desc foreignobject lineargradient radialgradient stop clippath marker',
)

/** Attributes that may stand without a value. */
export const bareAttributes = set(
  'hidden controls autoplay loop muted checked selected disabled readonly required multiple nowrap noshade compact reversed allowfullscreen ' +
    'open async defer itemscope inert novalidate default ismap playsinline noresize nohref declare',
)

const styleOf = ({ attribs }: Element) => (attribs['style'] ?? '').toLowerCase().replace(/\s+/g, '')
const classesOf = ({ attribs }: Element) => ` ${(attribs['class'] ?? '').toLowerCase()} `

/** Classes of hidden duplicates, such as the drawing of a formula beside its source. */
const drawn = /\s(?:katex-html|mathjax|mathjax_preview|mathjax_display|mathjax_svg|mathjax_chtml|accesshide|sr-only|visually-hidden)\s/

export function isHidden(node: Element): boolean {
  if ('hidden' in node.attribs) return true
  const style = styleOf(node)
  return (
    /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0+)?(?:;|!|$)|font-size:0(?:px|pt|em|%)?(?:;|!|$)|mso-hide:all)/.test(
      style,
    ) || drawn.test(classesOf(node))
  )
}

export type MarkedLook = 'underlined' | 'struck' | 'styled'

/** The look of an element's letters that may carry meaning; null when it has none. */
export function lookOf(node: Element): MarkedLook | null {
  const style = styleOf(node)
  const { name } = node
  if (name === 'u' || name === 'ins' || /(?:^|;)text-decoration(?:-line)?:[^;]*underline/.test(style)) return 'underlined'
  if (name === 's' || name === 'strike' || name === 'del' || /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/.test(style))
    return 'struck'
  const isStyled =
    ['b', 'strong', 'i', 'em', 'mark'].includes(name) ||
    /(?:^|;)(?:font-weight:(?:bold|[6-9]00)|font-style:italic|color:|background(?:-color)?:(?!transparent|none|inherit))/.test(style) ||
    (name === 'font' && 'color' in node.attribs)
  return isStyled ? 'styled' : null
}

export const isRaised = (node: Element) => node.name === 'sup' || /(?:^|;)vertical-align:super/.test(styleOf(node))
export const isLowered = (node: Element) => node.name === 'sub' || /(?:^|;)vertical-align:sub(?:;|$)/.test(styleOf(node))
export const keepsLines = (node: Element) =>
  ['pre', 'listing', 'xmp', 'plaintext'].includes(node.name) ||
  /(?:^|;)white-space:(?:pre|pre-wrap|pre-line|break-spaces)(?:;|$)/.test(styleOf(node))
export const showsBackground = (node: Element) => /background(?:-image)?:[^;]*url\(/.test(styleOf(node)) || 'background' in node.attribs

/** Fonts that show letters as other signs. */
export const isOtherFont = (node: Element) =>
  /^["']?(?:symbol|wingdings|webdings|zapfdingbats)\b/i.test((node.attribs['face'] ?? '').trim()) ||
  /font-family:["']?(?:symbol|wingdings|webdings)/.test(styleOf(node))

export const languageOf = (node: Element): string | null => {
  const isMultilang = node.name === 'lang' || (node.name === 'span' && /\smultilang\s/.test(classesOf(node)))
  const code = node.attribs['lang'] ?? node.attribs['xml:lang']
  return isMultilang && code ? code : null
}
