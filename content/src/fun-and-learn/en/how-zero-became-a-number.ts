import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-zero-became-a-number',
  category: 'history-and-culture',
  language: 'en',
  title: 'How nothing became a number',
  html: `
<p>Count the elephants in your room. If all is well, the answer is zero, and you gave it without a thought. Yet great
civilisations built temples, predicted eclipses and collected taxes without any such number. Zero had to be invented, and it took its
time.</p>
<h2>Counting without it</h2>
<p>The Romans wrote numbers by adding up signs: X for ten, C for a hundred, M for a thousand. In such a system nobody misses zero.
A hundred and three is CIII; there is no empty place to mark, because there are no places.</p>
<p>That changes as soon as the <strong>position</strong> of a digit counts. In our own numerals, the 3 in 30 is worth ten times as
much as the 3 in 3. To tell 13 from 103 and 130, we need a sign that says: <em>nothing in this place</em>.</p>
<h2>First, a gap</h2>
<p>The Babylonians, in what is now Iraq, had a place-value system based on sixty. For many centuries they simply left a gap, or
trusted the reader to know what was meant. Later scribes put two small slanted wedges into the gap. Far away and quite on their own, the Maya of Mexico and Central America used a zero as well, often written as a shell, in the dates of their calendar.</p>
<p>These signs kept a place open. Hardly anyone thought of calculating with them.</p>
<h2>Then, a number</h2>
<p>The decisive step was taken in India. In the year 628 the astronomer and mathematician <strong>Brahmagupta</strong> wrote down rules for
calculating with zero as with any other number:</p>
<ul>
<li>A number minus itself is zero.</li>
<li>A number plus zero stays as it is.</li>
<li>A number times zero is zero.</li>
</ul>
<p>He tried division too, and there he went astray: he held that zero divided by zero is zero. Today we say that division by zero has
no meaning, and a calculator refuses it.</p>
<h2>The long way west</h2>
<p>From India the ten digits travelled to Baghdad. There, around 820, the scholar <strong>al-Khwarizmi</strong> wrote a book that
explained how to calculate with them. His name, in its Latin form, gave us the word <em>algorithm</em>. In Europe the book
<em>Liber Abaci</em>, published in 1202 by Leonardo of Pisa, called Fibonacci, made the new figures better known. He had learned them
as a boy in North Africa, where his father represented merchants of Pisa.</p>
<p>The word travelled with the sign:</p>
<table>
<thead><tr><th>Language</th><th>Word</th></tr></thead>
<tbody>
<tr><td>Sanskrit</td><td><em>śūnya</em>, empty</td></tr>
<tr><td>Arabic</td><td><em>ṣifr</em>, empty</td></tr>
<tr><td>Medieval Latin</td><td><em>zephirum</em></td></tr>
<tr><td>Italian</td><td><em>zero</em></td></tr>
</tbody>
</table>
<p>The Arabic word also became <em>cipher</em>, which first meant zero, then any digit, and later a secret script.</p>
<h2>Not at once welcome</h2>
<p>In 1299 the bankers’ guild of Florence forbade its members to use the new figures in their account books. One commonly given reason is
fraud: a 0 is easily turned into a 6 or a 9. But calculating with them was so much easier that no ban could last. Today every text, picture and song
in a computer is written in only two digits. One of them is the number that once did not exist.</p>
`,
  questions: `
? Why did the Romans manage without a zero?
+ Their numerals added up signs and had no places
- Their numerals never went above one hundred | Their merchants were forbidden to write numbers | Their traders borrowed the zero of the Maya
= Zero becomes necessary only where the position of a digit counts. A hundred and three is simply CIII.

? On which number was the Babylonian place-value system based?
+ Sixty
- Ten | Twelve | Twenty
= For a long time the Babylonians left a gap where nothing stood; later scribes put two slanted wedges there.

? Which people of the Americas used a zero in its calendar?
+ The Maya
- The Inuit | The Sioux | The Mapuche
= They came to it on their own and often wrote it as a shell.

? What did Brahmagupta do in the year 628?
+ He wrote down rules for calculating with zero
- He carried the ten digits from India to Baghdad | He drew the first zero in the shape of a shell | He proved that nothing can be divided by zero
= With his rules zero was no longer just a sign that keeps a place open, but a number. Only his rule for division failed.

? Which word goes back to the name of al-Khwarizmi?
+ Algorithm
- Cipher | Calendar | Calculator
= Around 820 he explained how to calculate with the Indian digits; the Latin form of his name became “algorithm”.

? Fibonacci first met the new digits in India.
! false
= He learned them as a boy in North Africa. The digits had come from India by way of the Arabic-speaking world.

? What does the Arabic word ṣifr, from which “zero” comes, mean?
+ Empty
- Round | Last | Secret
= It renders the Sanskrit śūnya, which means the same. The sense “secret script” of “cipher” came much later.`,
}
