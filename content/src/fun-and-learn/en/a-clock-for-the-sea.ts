import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'a-clock-for-the-sea',
  category: 'history-and-culture',
  language: 'en',
  title: 'A clock for the sea',
  html: `
<p>On an October night in 1707, four ships of the British navy ran onto the rocks of the Isles of Scilly, off the tip of
Cornwall. Well over a thousand men drowned. The ships were not where their officers believed them to be. Nobody on the oceans in those
days could be sure of the answer to half of a very simple question: where are we?</p>
<h2>The easy half and the hard half</h2>
<p>A place on the globe is described by two numbers. <strong>Latitude</strong> says how far north or south it is, and the sky reveals it: in the northern
hemisphere, the height of the Pole Star above the horizon is very nearly your latitude. At the North Pole the star stands overhead, at the equator it is on the horizon.</p>
<p><strong>Longitude</strong> says how far east or west. Here the sky is of little help, because the Earth turns. The stars seen from Lisbon tonight
pass over the Azores a little later in just the same way.</p>
<p>But in that “little later” lies the solution. The Earth turns 360 degrees in 24 hours, and that is <strong>15 degrees an hour</strong>.
Anyone who knows what time it is at home, and sees from the Sun that it is noon on board, can calculate:</p>
<table>
<thead><tr><th>On board</th><th>At home</th><th>The ship is</th></tr></thead>
<tbody>
<tr><td>Noon</td><td>1 p.m.</td><td>15 degrees west of home</td></tr>
<tr><td>Noon</td><td>2 p.m.</td><td>30 degrees west of home</td></tr>
<tr><td>Noon</td><td>11 a.m.</td><td>15 degrees east of home</td></tr>
</tbody>
</table>
<p>All that was missing was a clock that kept home time. On a heaving ship, in heat, cold and salt air, no clock of the age came near it. The best clocks had
pendulums, and a pendulum on a rolling deck is useless.</p>
<h2>Twenty thousand pounds</h2>
<p>In 1714 the British Parliament offered a prize of up to 20,000 pounds, an enormous fortune, for a practical method of finding longitude at sea. Most of the
learned men put their hopes in astronomy, above all in the position of the Moon among the stars.</p>
<p>The clock came from <strong>John Harrison</strong>, a carpenter’s son from the north of England who had taught himself clockmaking. He worked on
it for most of his life:</p>
<ul>
<li>His first three sea clocks were large machines, full of inventions against friction and changes of temperature.</li>
<li>The fourth, <strong>H4</strong>, finished in 1759, looked like an oversized pocket watch, about thirteen centimetres across.</li>
</ul>
<p>On its first voyage to Jamaica, in the winter of 1761, H4 lost only about five seconds in some eighty days at sea. That was far better than the prize required.
The judges thought it might have been luck, and demanded more tests and more watches. It was only in 1773, when he was eighty, and after the king had taken his side, that Harrison received the last large payment.</p>
<h2>What came of it</h2>
<p>James Cook took a copy of H4 on his second great voyage and praised it highly. In the course of time such clocks, now called <em>chronometers</em>,
became cheaper and common on ships. The astronomers’ method worked as well and was long used beside them.</p>
<p>To compare times, everyone needs the same “home”. In 1884 a conference in Washington chose the meridian of Greenwich, near London. Longitude is still counted from there.</p>
<blockquote><p>To find a place, he built a time.</p></blockquote>
`,
  questions: `
? What does latitude describe?
+ How far north or south
- How far east or west | How high above the sea | How far from the coast
= It was the easy half: in the northern hemisphere the height of the Pole Star is very nearly the latitude.

? By how many degrees does the Earth turn in an hour?
+ 15
- 10 | 24 | 60
= It is 360 degrees divided by 24 hours. Each hour of difference in time is 15 degrees of longitude.

? On board it is noon, at home it is 2 p.m. Where is the ship?
+ 30 degrees west of home
- 30 degrees east of home | 15 degrees west of home | 15 degrees east of home
= Noon arrives later in the west. Two hours of difference are twice 15 degrees.

? Why were the best clocks of the age useless at sea?
+ Their pendulums could not bear the rolling
- Their hands were made of magnetic iron | They needed daylight to keep on going | They could be wound only once a year
= Heat, cold and salt air came on top. Harrison’s sea clocks therefore did without a pendulum.

? In what did most scholars place their hopes for finding longitude?
+ The position of the Moon
- The colour of the sea | The flight of seabirds | The depth of the water
= That method worked in the end too, and was long used beside the chronometers.

? Harrison’s fourth sea clock was the largest of them all.
! false
= H4 looked like an oversized pocket watch. It was the first three that were large machines.

? How much time did H4 lose on its first voyage to Jamaica?
+ About five seconds
- About two minutes | About half an hour | About three hours
= That was in some eighty days at sea and far better than the prize required, but the judges suspected luck.

? What was chosen in Washington in 1884?
+ The meridian from which longitude is counted
- The winner of the prize for the best sea clock | The number of degrees in a circle of longitude | The star by which ships determine their latitude
= The conference chose the meridian of Greenwich: to compare times, everyone needs the same “home”.`,
}
