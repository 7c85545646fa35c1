import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'the-digit-that-watches',
  category: 'science-and-technology',
  language: 'en',
  title: 'The digit that watches the others',
  html: `
<p>Now and then the till refuses a barcode, and the cashier types in the long number by hand. Thirteen digits, a queue, a tired
person: the ideal conditions for a mistake. Yet hardly anyone is ever charged for a lawnmower instead of a lemonade. The reason is
that one of the thirteen digits says nothing about the goods. Its only job is to keep an eye on the other twelve.</p>
<h2>A sum that must come out even</h2>
<p>The last digit of such a number is called the <strong>check digit</strong>. It is worked out from the rest by a simple recipe, and
the till repeats the calculation every time it reads the code:</p>
<ol>
<li>Multiply the digits in turn by 1, 3, 1, 3 and so on, beginning at the left.</li>
<li>Add up the results, the check digit included.</li>
<li>If the total is a multiple of ten, the number is accepted. If not, something is wrong.</li>
</ol>
<p>Here is an example with a number short enough to follow, 2 4 1 7 4. Its last digit is the check digit:</p>
<table>
<thead><tr><th>Digit</th><th>Weight</th><th>Result</th></tr></thead>
<tbody>
<tr><td>2</td><td>1</td><td>2</td></tr>
<tr><td>4</td><td>3</td><td>12</td></tr>
<tr><td>1</td><td>1</td><td>1</td></tr>
<tr><td>7</td><td>3</td><td>21</td></tr>
<tr><td>4</td><td>1</td><td>4</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>40</strong></td></tr>
</tbody>
</table>
<p>Forty is a multiple of ten, and so the number is accepted. Had somebody typed a 1 for the 7, the total would be 22, and the till would refuse
it.</p>
<h2>Why times three?</h2>
<p>Simply adding up the digits would reveal that one of them is wrong, for the total would change. But it would miss another very common
slip: swapping two neighbours. Whether we type 47 or 74, the plain sum is 11.</p>
<p>With the weights 1 and 3, the same two digits count differently depending on where they stand. As 4 and 7 they contribute
4 + 21 = 25, as 7 and 4 they contribute 7 + 12 = 19. The swap is noticed.</p>
<p>And why 3, not 2? Multiplied by 3, the ten digits end in ten <em>different</em> last digits: 0, 3, 6, 9, 2, 5, 8, 1, 4, 7. Any single wrong
digit thus changes the end of the total. Multiplied by 2, both 1 and 6 would end in 2, and mistaking one for the other would go unnoticed.</p>
<h2>Not quite perfect</h2>
<p>Every single wrong digit is caught. Of swapped neighbours, most are caught, but not all: if the two digits differ by exactly five, as 1
and 6 do, the total changes by ten and the sum still comes out. And the check digit can only raise the alarm. It cannot say which digit is wrong, let alone
correct it.</p>
<h2>Watchmen everywhere</h2>
<p>The same idea protects many numbers we deal with every day:</p>
<ul>
<li><strong>Books.</strong> The thirteen digits of an ISBN follow the very recipe described above.</li>
<li><strong>Bank cards.</strong> Their last digit follows a rule devised by Hans Peter Luhn, an engineer at IBM, in the 1950s.</li>
<li><strong>Bank accounts.</strong> International account numbers, the IBANs, contain two check digits.</li>
</ul>
<p>Computers carry the thought further. With more check symbols in a clever arrangement, errors can be not only found but repaired. That is why
a square QR code can often still be read with a scratch or a stain across it.</p>
<blockquote><p>One digit too many, and the others can be trusted.</p></blockquote>
`,
  questions: `
? What does the last digit of a barcode number do?
+ It checks the other digits
- It tells the till the price | It names the country | It numbers the shop
= It says nothing about the goods. It is worked out from the rest, so that a wrong number is noticed.

? When does the till accept a number?
+ When the weighted total is a multiple of ten
- When the weighted total is an odd number | When the digits all differ from each other | When the last two digits are the same
= The digits count once and three times in turn. In the example the total was 40, so the number was accepted.

? Which slip would a plain sum of the digits miss?
+ Two swapped neighbours
- One digit too high | One digit too low | One digit read as another
= Whether we type 47 or 74, the plain sum is 11. The weights 1 and 3 make the order matter.

? Why would the weight 2 be a poor choice instead of 3?
+ Some different digits would end alike
- The totals would become far too large | The totals would never be multiples of ten | Some digits would turn into fractions
= Twice 1 and twice 6 both end in 2, so mistaking one for the other would go unnoticed.

? The check digit shows which of the other digits is wrong.
! false
= It can only raise the alarm. Repairing errors takes more check symbols, as in a QR code.

? Which swap of neighbouring digits escapes the check?
+ 1 and 6
- 4 and 7 | 2 and 3 | 8 and 9
= They differ by exactly five. Swapping them changes the total by ten, and the sum still comes out.

? Which of these contains two check digits?
+ An international account number
- A bank card | The ISBN of a book | The barcode of a lemonade
= The IBAN has two of them; barcodes, thirteen-digit ISBNs and bank cards each have one.`,
}
