import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-the-sea-comes-and-goes',
  category: 'world',
  language: 'en',
  title: 'Why the sea comes and goes',
  html: `
<p>In the Bay of Fundy, in eastern Canada, fishing boats lie on the mud in the morning, and in the afternoon they float at
the top of a harbour wall. Between low and high water the sea there can rise by as much as sixteen metres, the height of a
five-storey house. No wind drives it. What pulls at the water is nearly four hundred thousand kilometres away.</p>
<h2>A pull that weakens with distance</h2>
<p>The Moon attracts the Earth, and like all gravity this pull becomes weaker with distance. The side of the Earth that faces the
Moon is pulled a little more strongly than the centre, and the far side a little less. The <em>difference</em> is what makes the
tides.</p>
<p>On the near side, the water is drawn towards the Moon more than the Earth as a whole, and heaps up slightly. On the far side, the Earth as a
whole is drawn away from the water, which lags behind and heaps up as well. So there are <strong>two bulges</strong>: one under the Moon
and one on the opposite side.</p>
<h2>Twice a day, and a little later</h2>
<p>The Earth turns beneath these bulges, and so most coasts have two high tides and two low tides a day. But in the time it takes
the Earth to turn once, the Moon has moved on along its own path. A coast needs about 50 minutes more to catch up with it. From
one high tide to the next there are therefore about <strong>12 hours and 25 minutes</strong>, and tomorrow’s tides come later than today’s.</p>
<h2>The Sun joins in</h2>
<p>The Sun raises tides too. It is enormously more massive than the Moon, but also some four hundred times farther away, and its
tidal effect is a little less than half as strong. Sometimes the two work together, sometimes against each other:</p>
<table>
<thead><tr><th>Moon</th><th>Sun and Moon</th><th>Tides</th></tr></thead>
<tbody>
<tr><td>New or full</td><td>In one line with the Earth</td><td><strong>Spring tides</strong>: very high and very low</td></tr>
<tr><td>Half</td><td>At a right angle</td><td><strong>Neap tides</strong>: only a small difference</td></tr>
</tbody>
</table>
<p>Spring tides have nothing to do with the season. They come about every two weeks, all year round; the name refers to the water, which
“springs” up.</p>
<h2>Why some shores hardly notice</h2>
<p>In the open ocean the tide is usually well under a metre. What happens at the coast depends on the shape of the basin:</p>
<ul>
<li>A bay that narrows like a funnel squeezes the rising water upwards.</li>
<li>In some bays, as in that of Fundy, the water sloshes to and fro in nearly the same rhythm as the tide, like a child on a
swing who is pushed at the right moment. The swing grows.</li>
<li>Nearly closed seas, such as the Mediterranean and the Baltic, take in too little water through their narrow entrances. Their
tides are mostly small.</li>
</ul>
<h2>A brake on the day</h2>
<p>The moving water rubs against the sea floor, and this slows the Earth’s rotation very gradually: a day becomes longer by about two
thousandths of a second in a century. In return, the Moon drifts away from us by almost four centimetres a year.
Mirrors left on the Moon by astronauts let us measure that with laser light.</p>
<blockquote><p>Every wave that runs up a beach with the tide makes the day a tiny bit longer.</p></blockquote>
`,
  questions: `
? By how much can the sea rise between low and high water in the Bay of Fundy?
+ Sixteen metres
- Six metres | Thirty metres | Sixty metres
= That is the height of a five-storey house. The shape of the bay and the rhythm of its water make the tide so large.

? Where are the two tidal bulges that the Moon causes?
+ Under the Moon and on the opposite side
- At the North Pole and the South Pole | East and west of the point under the Moon | Both of them on the side facing the Moon
= The near side is pulled more strongly than the Earth’s centre and the far side less. The difference makes a bulge on each.

? On most coasts, how much time passes from one high tide to the next?
+ 12 hours 25 minutes
- 6 hours 10 minutes | 12 hours exactly | 24 hours 50 minutes
= While the Earth turns, the Moon moves on; it takes some 50 minutes a day to catch up with it, or 25 for each tide.

? The Sun’s effect on the tides is greater than the Moon’s.
! false
= It is a little less than half as strong. The Sun is far more massive, but also some four hundred times farther away.

? When do spring tides occur?
+ At new moon and full moon
- At half moon, twice a month | In spring and autumn only | Once a year, in March
= Then the Sun, Moon and Earth stand in one line and the effects add up. The name has nothing to do with the season.

? Why are the tides in the Mediterranean mostly small?
+ Too little water comes in through its narrow entrance
- Its water is too warm to be attracted by the Moon | It lies too far to the north of the Moon’s path | Its many islands hold the rising water in place
= It is nearly closed. What a tide does at a coast depends above all on the shape of the basin.

? What do the tides do to the length of the day?
+ They lengthen it very slowly
- They shorten it very slowly | They change it with every season | They do not affect it at all
= The moving water acts as a brake: about two thousandths of a second in a century. In return the Moon drifts away.`,
}
