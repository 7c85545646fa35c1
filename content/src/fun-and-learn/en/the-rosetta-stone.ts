import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'the-rosetta-stone',
  category: 'history-and-culture',
  language: 'en',
  title: 'The stone that gave Egypt its voice back',
  html: `
<p>For some fourteen hundred years, Egypt was full of writing that no one on Earth could read. It covered temple walls, coffins and
papyri: birds, eyes, snakes, reeds. Scholars gazed at the pictures and guessed at deep wisdom hidden in them. The key, when it came at last, was
a dull decree about taxes and temple honours.</p>
<h2>A find while digging</h2>
<p>In July 1799, French soldiers of Napoleon’s army were rebuilding an old fort near the Egyptian town of Rashid, which Europeans called
Rosetta. They came upon a slab of dark stone, a little over a metre high and broken at the edges. One side of it was covered with writing in
three bands:</p>
<table>
<thead><tr><th>Band</th><th>Script</th><th>Used for</th></tr></thead>
<tbody>
<tr><td>Top</td><td>Hieroglyphs</td><td>Temples and monuments</td></tr>
<tr><td>Middle</td><td>Demotic</td><td>Everyday documents</td></tr>
<tr><td>Bottom</td><td>Greek</td><td>The government of the time</td></tr>
</tbody>
</table>
<p>Greek was well known. It revealed that the stone bore a decree from the year 196 BC, issued by priests in honour of the young king
Ptolemy V. And it ended with a promise: the decree was to be set up in all three scripts. So they all said the same.</p>
<p>The British defeated the French in Egypt and took the stone over. It has been in the British Museum in London since 1802. Copies went to
scholars all over Europe.</p>
<h2>The trap</h2>
<p>It still took twenty years, and the main obstacle was a belief. Hieroglyphs look like pictures, and it seemed obvious that each
stood for an idea. The English scholar <strong>Thomas Young</strong> took an important step. Some signs were enclosed in an oval
ring, a <strong>cartouche</strong>, and he showed that it held the name of Ptolemy, a Greek name, spelt by sound. But
he believed that sounds were used only for foreign names.</p>
<h2>The solution</h2>
<p>The French scholar <strong>Jean-François Champollion</strong> went further. He had learned Coptic, the language of the Egyptian
church, and it is a late form of the language of the pharaohs. First he compared the cartouches of Ptolemy and Cleopatra. Both names
contain P, O and L, and the same signs turned up in the places where they should. That gave him a small alphabet.</p>
<p>Then he turned to older names. In one cartouche he saw a round disc, and at the end two equal signs which he knew to be S. The disc looked
like the Sun. In Coptic, the Sun is <em>re</em>. Re… s-s: could this be <em>Ramesses</em>, one of the great kings of ancient Egypt? It was, and so sounds had been
written long before the Greeks came.</p>
<p>In 1822 he announced his discovery, and two years later he explained the whole system. Hieroglyphs are a mixture:</p>
<ul>
<li>some signs stand for sounds,</li>
<li>some for whole words,</li>
<li>and some are silent and only hint at the meaning of the word before them.</li>
</ul>
<blockquote><p>It is writing that is at once pictorial, symbolic and phonetic, in one text, in one sentence, even in one word.</p></blockquote>
<p>That is, in essence, how Champollion himself put it. With his key three thousand years of letters, bills, poems and prayers began to
speak again. The decree itself is hardly of interest to anyone now. But “Rosetta stone” has become a name for anything that unlocks what was closed.</p>
`,
  questions: `
? Who came upon the Rosetta Stone in 1799?
+ French soldiers
- British sailors | Egyptian priests | Greek merchants
= They were rebuilding an old fort near Rashid. The British took the stone over after defeating the French.

? Which of the scripts on the stone could scholars already read well?
+ Greek
- Demotic | Hieroglyphs | Coptic
= The Greek text revealed that all three bands said the same. That made the stone a key.

? What is the text on the stone about?
+ A decree in honour of a king
- A hymn to the god of the Sun | A peace treaty with Rome | A list of all the pharaohs
= Priests issued it in 196 BC for Ptolemy V. The contents were dull; the three scripts made it precious.

? Which belief held the scholars back for so long?
+ That each hieroglyph stood for an idea
- That the stone was a modern forgery | That the three texts were unrelated | That hieroglyphs were nothing but ornaments
= Because the signs look like pictures, hardly anyone expected them to spell sounds.

? What is a cartouche?
+ An oval ring around a royal name
- A broken edge of a carved stone | A sign that is silent when read | A roll of papyrus in a clay jar
= Young recognised the name of Ptolemy in one. Champollion compared it with Cleopatra’s.

? Which language helped Champollion to recognise the name of Ramesses?
+ Coptic
- Latin | Hebrew | Persian
= It is a late form of ancient Egyptian. Its word for the Sun, re, gave the reading of the disc.

? Hieroglyphs are a mixture of signs for sounds, signs for words and silent hints.
! true
= That was the heart of Champollion’s discovery: the three kinds occur side by side, even within one word.

? Where has the Rosetta Stone been since 1802?
+ In London
- In Paris | In Cairo | In Athens
= It is in the British Museum. Copies of the text went to scholars all over Europe.`,
}
