import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'where-tomorrow-begins',
  category: 'world',
  language: 'en',
  title: 'Where tomorrow begins',
  html: `
<p>In September 1522 the <em>Victoria</em> returned to Spain. Of the five ships that had set out with Ferdinand Magellan she alone completed the
voyage, the first ever round the world. On board, Antonio Pigafetta had kept a careful diary. When the crew asked on the way home what day it was, the people on shore
said Thursday. By the diary it was Wednesday. He checked every page. There was no mistake, and yet a whole day had gone.</p>
<h2>A day lost in small change</h2>
<p>The <em>Victoria</em> had sailed westwards, in the direction in which the Sun seems to move. Whoever does that travels along with the
Sun, and each day from noon to noon lasts a little longer. It is only a few minutes at a time. But once round the globe, these minutes
add up to exactly 24 hours. The sailors had not lost any time. They had merely shared the same number of hours among fewer days.</p>
<p>Those who travel eastwards gain a day. Jules Verne built a novel on it: the hero of <em>Around the World in Eighty Days</em>
believes he has lost his bet, until he finds that it is a day earlier than he thought.</p>
<h2>Noon for everyone</h2>
<p>For most of history, every town set its clocks by its own Sun. Noon in Bristol came about ten minutes after noon in London, and nobody
minded. Then came the railways. A timetable makes no sense if every station has its own time.</p>
<p>So larger areas agreed on one. On 18 November 1883 the railways of the United States and Canada replaced dozens of local times with a few zones. A year later, a conference in Washington made the
meridian of <strong>Greenwich</strong> in London the starting point of longitude. In principle it is simple: the Earth turns 360 degrees in 24 hours, so each
zone is 15 degrees wide.</p>
<p>In practice, countries decide for themselves:</p>
<ul>
<li><strong>China</strong> would span five zones but uses a single time. In the far west the winter Sun rises at about ten in the morning.</li>
<li><strong>India</strong> is five and a half hours ahead of Greenwich, <strong>Nepal</strong> five and three quarters.</li>
<li><strong>Russia</strong> has eleven time zones.</li>
</ul>
<h2>The seam</h2>
<p>Go east from Greenwich and it is an hour later with every zone. Go west and it is an hour earlier. Opposite Greenwich the two
reckonings meet, and differ by a full day. There must be a seam somewhere, and it runs through the Pacific, where it disturbs the fewest people: the
<strong>International Date Line</strong>. Cross it towards the west, and you skip a day. Cross it towards the east, and you live the same date
twice.</p>
<p>It is by no means straight. It bends around island groups so that neighbours do not have to live in different days. In 2011 <strong>Samoa</strong> moved to the other
side of it, because its most important trading partners are Australia and New Zealand. After Thursday the 29th of December came Saturday the 31st. In Samoa, that Friday never existed.</p>
<table>
<thead><tr><th>Place</th><th>When it is noon on Monday in Greenwich</th></tr></thead>
<tbody>
<tr><td>Kiritimati, Kiribati</td><td>2 a.m. on Tuesday</td></tr>
<tr><td>Pago Pago, American Samoa</td><td>1 a.m. on Monday</td></tr>
</tbody>
</table>
<p>Kiritimati, one of the first places to see the New Year, and Pago Pago, one of the last, are separated by little more than two thousand kilometres of sea, and by
twenty-five hours.</p>
<blockquote><p>A day has to begin somewhere. We have put its beginning where hardly anyone is looking.</p></blockquote>
`,
  questions: `
? What did Pigafetta find on the way home in 1522?
+ His diary was one day behind
- His diary was one day ahead | His maps were all mirror images | His compass pointed to the south
= On shore it was Thursday, in the diary Wednesday. Sailing west, the crew had seen one sunrise fewer.

? How does a day change, from noon to noon, for someone who sails westwards?
+ It lasts a few minutes longer
- It lasts a few minutes less | It stays exactly 24 hours | It lasts exactly one hour longer
= He travels along with the Sun. Once round the globe these minutes add up to 24 hours.

? What made local times a problem?
+ The railways
- The telescope | The steam mill | The camera
= A timetable makes no sense if every station has its own time, so larger areas agreed on one.

? How many time zones does China use?
+ One
- Three | Five | Eleven
= It would span five. In its far west the winter Sun therefore rises at about ten in the morning.

? All time zones differ from Greenwich by whole hours.
! false
= India is five and a half hours ahead, Nepal five and three quarters. Countries decide for themselves.

? What happens to a traveller who crosses the date line towards the east?
+ The same date comes twice
- One whole date is skipped | Exactly one hour is gained | The date stays, noon is lost
= Towards the west it is the other way round: there a day is skipped.

? Why was there no 30 December 2011 in Samoa?
+ The country moved across the date line
- The country adopted another calendar | A storm had stopped every public clock | The year was shortened by a leap day
= It wanted to share its days with Australia and New Zealand, its most important trading partners.`,
}
