// From HTML to our text: a table of each kind of markup and its result.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import { asPlainText } from '../files/plain-text.ts'
import { readFormatted } from './read-formatted.ts'
import { readHtml } from './read-html.ts'

const tex = String.raw

describe('a text with markup', () => {
  it.each<[string, string, string]>([
    // Raised and lowered.
    ['a lowered number', 'log<sub>2</sub>8', 'log₂8'],
    ['a raised number with a sign', '10<sup>-3</sup> and 10<sup>−3</sup>', '10⁻³ and 10⁻³'],
    ['both', 'x<sub>1</sub><sup>2</sup>', 'x₁²'],
    ['a raised word', 'the 5<sup>th</sup>', tex`the 5$^{\text{th}}$`],
    ['raised text within raised text', 'x<sup>2<sup>n</sup></sup>', 'x$^{2^{n}}$'],
    ['a digit after a formula', 'x<sup>a+b</sup>2', 'x$^{a+b}{2}$'],
    ['text that a style raises', 'm<span style="vertical-align: super">2</span>', 'm²'],
    ['nothing raised', 'a<sup></sup>b', 'ab'],
    // Formulas.
    ['TeX between brackets', tex`What is \(x^2\)?`, 'What is $x^2$?'],
    ['TeX as a display', tex`\[x\] and $$y$$`, '$$x$$ and $$y$$'],
    ['a percent sign in TeX', tex`\(25%\) of 5`, tex`$25\%$ of 5`],
    ['a script of MathJax', '<script type="math/tex; mode=display">2^3</script>', '$$2^3$$'],
    [
      'TeX beside MathML',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">y^2</annotation></semantics></math>',
      '$y^2$',
    ],
    ['MathML', '<m:math><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math>', tex`$\frac{1}{2}$`],
    ['degrees', '<math><mn>90</mn><mo>°</mo></math>', '$90 °$'],
    ['a picture of a formula', '<img class="equation_image" data-equation-content="x^2" src="/x">', '$x^2$'],
    [
      'a formula drawn by KaTeX',
      '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>',
      '$x$',
    ],
    ['prices', 'It costs $5, not $6', 'It costs $5, not $6'],
    ['prices beside a formula', tex`$5 for \(x\)`, tex`\$5 for $x$`],
    ['code, which is no TeX', tex`<code>\(x\)</code>`, tex`\(x\)`],
    // Blocks, lists, cells, code.
    ['paragraphs', '<p>a</p>\n<p>b</p>', 'a\nb'],
    ['breaks', 'a<br>b<br/><br><br>c', 'a\nb\n\nc'],
    ['blanks', ' a \n\t b&nbsp;&nbsp;c ', 'a b c'],
    ['a numbered list', '<ol start="3"><li>x<li>y</ol>', '3. x\n4. y'],
    ['a list with letters', '<ol type="A"><li>x</li><li>y</li></ol>', 'A. x\nB. y'],
    ['a list', '<ul><li>x</li><li>y</li></ul>', '• x\n• y'],
    ['a list with one item', '<ul><li>x</li></ul>', 'x'],
    ['cells', '<table><tr><th>a</th><td></td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | | b\nc'],
    ['code with its lines', 'How often?<pre>for i in x:\n  a()\n\n  b()</pre>', 'How often?\nfor i in x:\n  a()\n\n  b()'],
    ['indented lines', 'if x:<br>&nbsp;&nbsp;&nbsp;a()<br>b()', 'if x:\n   a()\nb()'],
    ['a quotation', '<q>a</q>', '“a”'],
    ['ruby', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢(kan)'],
    // Invisible content.
    ['comments', 'a<!-- <b>x</b> -->b', 'ab'],
    ['scripts and styles', 'a<script>alert(1)</script><style>b{}</style>c', 'ac'],
    ['hidden text', 'a<span hidden>x</span><i style="display: none">y</i><b style="visibility:hidden">z</b>b', 'ab'],
    // Text that looks like markup.
    ['comparisons', 'If a<b and b>c, x<5 & y>2', 'If a<b and b>c, x<5 & y>2'],
    ['names of files', '#include <stdio.h>', '#include <stdio.h>'],
    ['an unclosed tag', 'a <b', 'a <b'],
    ['an unclosed comment', 'a <!-- b', 'a <!-- b'],
    ['entities', 'Caf&eacute; &amp;lt; &lt;b&gt; &#8364;', 'Café &lt; <b> €'],
    ['elements of Word', '<o:p>a</o:p>', 'a'],
    // Several languages.
    [
      'the language of the import',
      '<span lang="es" class="multilang">hola</span> <span lang="en_us" class="multilang">hello</span>',
      'hello',
    ],
    ['a single language as an ordinary text', '<span lang="es" class="multilang">hola</span>', 'hola'],
    ['blocks of languages', '{mlang es}hola{mlang}{mlang en,de}hello{mlang} you', 'hello you'],
    ['a part for all other languages', '{mlang es}hola{mlang}{mlang other}hello{mlang}', 'hello'],
    // How letters look.
    ['an underlined word', 'the <u>cat</u>, or', tex`the $\underline{\text{cat}}$, or`],
    ['an underlined part of a word', 'un<u>happi</u>ness', tex`un$\underline{\text{happi}}$ness`],
    ['a struck word', 'a <del>b</del>', tex`a $\sout{\text{b}}$`],
    ['an underlined blank', 'The capital is <u>&nbsp;&nbsp;&nbsp;</u>.', 'The capital is _____ .'],
  ])('with %s', (_, html, expected) => {
    expect(readHtml(html, 'en')).toMatchObject({ text: expected, refused: null })
  })

  it.each<[string, string, string]>([
    ['MathML that we cannot convert', '<math><mi>x</mi><mphantom><mn>2</mn></mphantom></math>', '<mphantom>'],
    ['a formula that cannot be shown', tex`\(\frac{\)`, 'contains a formula that cannot be shown'],
    [
      'a missing language',
      '<span lang="es" class="multilang">hola</span><span lang="fr" class="multilang">salut</span>',
      'no text in the language',
    ],
    ['blocks of other languages', '{mlang es}hola{mlang}', 'no text in the language'],
    ['underlined letters that formulas cannot draw', 'أي <u>كلمة</u> هي', 'is underlined in a part'],
    ['a form', 'a <input type="text"> b', 'contains a form'],
    ['a symbol font', '<font face="Symbol">a</font>', 'font of signs'],
    ['too long a text', 'x'.repeat(30_001), 'is longer than'],
    ['markup nested too deep', '<div>'.repeat(500), 'nested too deep'],
  ])('is refused with %s', (_, html, sentence) => {
    expect(readHtml(html, 'en').refused).toContain(sentence)
  })

  it.each<[string, string, unknown]>([
    ['a picture', '<img src="@@PLUGINFILE@@/a%20b.png" alt="a sign">', { kind: 'image', source: 'a b.png', text: 'a sign' }],
    ['a picture in an object', '<object data="x.png" type="image/png">words</object>', { kind: 'image', source: 'x.png', text: 'words' }],
    ['a sound', '<audio controls><source src="x.mp3"></audio>', { kind: 'sound', source: 'x.mp3' }],
    ['a sound as a link', '<a href="@@PLUGINFILE@@/x.mp3">Listen</a>', { kind: 'sound', source: 'x.mp3' }],
    ['a sound in a video element', '<video src="x.mp3"></video>', { kind: 'sound' }],
    ['a video', '<video><source src="x.mp4" type="video/mp4"></video>', { kind: 'video' }],
    ['a video in an audio element', '<audio src="x.mp4"></audio>', { kind: 'video' }],
    ['a page', '<iframe src="https://example.org/x"></iframe>', { kind: 'page' }],
    ['a drawing', '<svg><text>5</text></svg>', { kind: 'drawing' }],
    ['a background picture', '<p style="background-image: url(x.png)">a</p>', { kind: 'drawing' }],
    ['a file', '<a href="@@PLUGINFILE@@/x.pdf">Read</a>', { kind: 'file' }],
  ])('finds %s', (_, html, expected) => {
    expect(readHtml(html, 'en').media).toMatchObject([expected])
  })

  it('reports what it leaves out', () => {
    expect(readHtml('<u>all</u>', 'en').lost).toEqual(['Underlining is left out.'])
    expect(readHtml('a <b>b</b>', 'en').lost).toEqual(['Bold, italic and coloured letters become plain.'])
    expect(readHtml('<b>a</b>', 'en').lost).toEqual([])
    expect(readHtml('<a href="https://example.org">a</a>', 'en').lost).toEqual(['Links are left out.'])
  })
})

describe('Markdown', () => {
  it.each([
    ['marks', 'Which is **strong**, _slanted_ or `code`?', 'Which is strong, slanted or code?'],
    ['a list', '1. a\n2. b', '1. a\n2. b'],
    ['code', '```\nfor:\n  a()\n```', 'for:\n  a()'],
    ['formulas', tex`\(a_1 * b_2 * c\)`, '$a_1 * b_2 * c$'],
    ['an escaped star', tex`2 \* 3`, '2 * 3'],
  ])('with %s', (_, text, expected) => {
    expect(readFormatted(text, 'markdown', 'en')).toMatchObject({ text: expected, refused: null })
  })

  it('changes nothing in a plain text', () => {
    expect(readFormatted('**a** <b>', 'plain', 'en').text).toBe('**a** <b>')
  })
})

const pieces = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<sup>',
  '</sup>',
  '<sub>',
  '<u>',
  '<pre>',
  '</pre>',
  '<td>',
  '<li>',
  '<ol>',
  '<!--',
  '-->',
  '<',
  '>',
  '&lt;',
  '&amp;',
  '$',
  '$$',
  '\\(',
  '\\)',
  '\\',
  '{mlang en}',
  '{mlang}',
  '<script>',
  '<math>',
  '<mi>',
  'a',
  'b',
  '1',
  ' ',
  '\n',
  '<img src="x.png">',
  '<br>',
  '5',
  '%',
  'é',
  'ع',
]
const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 40 }).map(parts => parts.join(''))

describe('any text', () => {
  it('gives a text or a reason', () => {
    fc.assert(
      fc.property(soup, html => {
        for (const format of ['html', 'markdown', 'plain'] as const) {
          const { text, refused } = readFormatted(html, format, 'en')
          expect(typeof text).toBe('string')
          if (refused !== null) expect(refused).not.toBe('')
        }
      }),
    )
  })

  it('without markup stays the same', () => {
    const words = fc.stringMatching(/^[a-zà-ž0-9 .,;:!?()+=*/%'"-]{1,60}$/)
    fc.assert(
      fc.property(words, text => {
        const plain = text.replace(/ +/g, ' ').trim()
        expect(readHtml(plain, 'en').text).toBe(plain)
      }),
    )
  })

  it('shows all its dollars', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[$\\ab1 ]{0,20}$/), text => {
        const plain = text.replace(/ +/g, ' ').trim()
        const shown = formulaParts(asPlainText(plain))
          .map(({ source }) => source)
          .join('')
        expect(shown).toBe(plain)
      }),
    )
  })

  it('with escaped characters shows those characters', () => {
    const signs = fc
      .array(fc.constantFrom('<', '>', '&', 'a', 'b', '"', ' ', '5'), { maxLength: 30 })
      .map(parts => parts.join('').replace(/ +/g, ' ').trim())
    fc.assert(
      fc.property(signs, text => {
        const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        expect(readHtml(html, 'en').text).toBe(text)
      }),
    )
  })
})
