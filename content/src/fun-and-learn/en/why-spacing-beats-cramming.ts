import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-spacing-beats-cramming',
  category: 'body-and-mind',
  language: 'en',
  title: 'How to forget less',
  html: `
<p>You read a page, nod, close the book, and feel that you know it. A week later you open the book again and the page looks like a
stranger. Nothing is wrong with you. That is how memory works, and knowing it is the first step to making it work better.</p>
<h2>A man and two thousand syllables</h2>
<p>In the years around 1880 the German psychologist <strong>Hermann Ebbinghaus</strong> set out to measure forgetting. He had only one subject,
himself. So that nothing he already knew could help him, he made up over two thousand meaningless syllables of the kind <em>zof</em> or <em>kep</em>,
learned lists of them by heart, and tested himself after minutes, hours, days and weeks.</p>
<p>The result is the <strong>forgetting curve</strong>. It falls steeply at first and then ever more gently: most of what is lost is
lost soon, within the first day. What has survived a few days tends to stay longer. And even what seemed gone had left a trace,
for he could learn a forgotten list again in less time than a new one.</p>
<h2>Two habits that work</h2>
<h3>Leave gaps</h3>
<p>Ebbinghaus also noticed that repetitions spread over several days did more than the same number in a single
sitting. This <strong>spacing effect</strong> has since been confirmed in hundreds of studies, with children and adults, with words,
facts and skills. Cramming the night before may carry you through the next morning. But it does not last.</p>
<p>A workable plan is to let the gaps grow:</p>
<ol>
<li>the first review on the next day,</li>
<li>the second some days later,</li>
<li>the third after a few weeks.</li>
</ol>
<p>Boxes of flash cards are built on this idea: a card you know moves on and returns later; a card you missed goes back to the
start.</p>
<h3>Ask, do not just look</h3>
<p>The second habit is even simpler. Close the book and try to recall what it said. In one well-known experiment, published in 2006, students
read a short text. Some then read it again; others wrote down what they could remember of it. After five minutes the re-readers were slightly ahead.
After a week, those who had tested themselves remembered clearly more.</p>
<p>This is the <strong>testing effect</strong>. Fetching a memory does more than measure it: it strengthens it. An attempt can help even
when it fails, as long as you see the right answer soon afterwards.</p>
<h2>Why we prefer what works less well</h2>
<p>Reading again is pleasant. The words look familiar, and we mistake that <em>familiarity</em> for knowledge. Recalling is
tiring, and shows us our gaps. It feels like slow progress while it is in fact the faster way. Psychologists speak of
<em>desirable difficulties</em>: hurdles that make learning harder at the moment and better in the end.</p>
<blockquote><p>If it feels a little hard to remember, that is the exercise.</p></blockquote>
<h2>And now, try it</h2>
<p>After this text come some questions. Before you start on them, look away for a moment and tell yourself what you have read: whose
experiments, which curve, which two habits. Then come back in a few days and see what is left.</p>
`,
  printed: 'review-plan.en',
  questions: `
? On whom did Ebbinghaus carry out his experiments?
+ Himself
- His pupils | His children | Trained actors
= He was his own only subject, and tested himself after minutes, hours, days and weeks.

? Why did Ebbinghaus learn meaningless syllables?
+ So that nothing he already knew could help him
- So that his lists would be easier to print | So that he could use them as a secret code | So that readers of any language could join in
= With real words, what he already knew would have mixed with what he had just learned.

? What is the shape of the forgetting curve?
+ Steep at first, then ever gentler
- Gentle at first, then ever steeper | A straight line down to nothing | Flat for a week, then a sudden drop
= Most of what is lost is lost within the first day. That is why the first review should come soon.

? A forgotten list takes less time to learn again than a new one.
! true
= Ebbinghaus found this in himself: even what seemed gone had left a trace.

? What does the spacing effect say?
+ Repetitions spread over days do more than the same number at once
- Long words are kept in memory better if they are spelt with gaps | A tidy desk with plenty of room on it makes learning go faster | A single long sitting does more than several short ones together
= Hundreds of studies confirm it. It is best to let the gaps grow: a day, some days, some weeks.

? In the experiment of 2006, who remembered more after a week?
+ Those who had tested themselves
- Those who had read the text twice | Those who had read the text aloud | Both of the groups did equally well
= After five minutes the re-readers were slightly ahead; after a week it was the other way round.

? Why does reading a text again make us feel that we know it?
+ We mistake familiarity for knowledge
- We notice how many gaps we still have | We read it more slowly than before | We forget that we have seen it already
= Recalling feels harder because it shows us our gaps. Such hurdles are called desirable difficulties.`,
}
