import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-deserts-are-where-they-are',
  category: 'world',
  language: 'en',
  title: 'Why deserts are where they are',
  html: `
<p>Take a globe and find the Sahara. Now move your finger east along the same latitude: Arabia. Then go south of the equator by the same distance:
the Kalahari, the deserts of Australia. Something seems to have drawn two dry belts around the Earth with a ruler. What was it?</p>
<h2>What makes a desert</h2>
<p>Not sand, and not heat. A desert is a place where hardly any <strong>precipitation</strong> falls; a usual limit is 250 millimetres in
a year. By that measure the largest desert on Earth is covered with ice: in the interior of Antarctica the snow of a whole year,
melted, would come to only about five centimetres of water. And of the Sahara itself only about a quarter is sand. The rest is mostly bare rock and gravel.</p>
<h2>Rain and its opposite</h2>
<p>To understand dryness, start where it is wettest. At the equator the Sun stands high all year round. It heats the ground, the ground heats the air, and warm
air, full of water vapour, rises. Higher up it is colder. The vapour turns into drops, and they fall as the daily downpours of the rainforest.</p>
<p>The air that has risen has to go somewhere. It spreads out towards north and south, and at about <strong>30 degrees of latitude</strong> it sinks again.
Rising air rains. Sinking air does the opposite:</p>
<ol>
<li>As it sinks, it is compressed by the air above it.</li>
<li>Compressed air becomes warmer, as you can feel in a bicycle pump.</li>
<li>Warm air can take up more vapour, and so clouds dissolve instead of forming.</li>
</ol>
<p>This great loop is called the <strong>Hadley cell</strong>, after the English scientist George Hadley, who described its outline in 1735. Rainforest and
desert are two ends of one machine.</p>
<h2>Three other ways to stay dry</h2>
<p>Not every desert lies under sinking air. There are other causes, and they may come together:</p>
<table>
<thead><tr><th>Cause</th><th>How it works</th><th>Example</th></tr></thead>
<tbody>
<tr><td>A mountain range</td><td>Moist air rises, rains on the windward side and comes down dry</td><td>Death Valley</td></tr>
<tr><td>Great distance from the sea</td><td>The air has lost its water on the way</td><td>Gobi</td></tr>
<tr><td>A cold current offshore</td><td>Cooled air does not rise; fog forms, but no rain</td><td>Namib</td></tr>
</tbody>
</table>
<p>The dry land behind a mountain range is said to lie in its <em>rain shadow</em>. In the <strong>Atacama</strong> of northern Chile, several causes meet: it lies
under sinking air, behind the Andes and beside a cold current. It is the driest desert outside the polar regions. At some weather
stations, years have passed without measurable rain.</p>
<h2>Dry does not mean dead</h2>
<p>In the Namib the fog drifts inland in the morning. A beetle climbs to the crest of a dune, lowers its head and raises its back into the wind. Droplets collect
on its body and run down to its mouth.</p>
<p>And deserts reach far beyond their borders. Every year winds carry dust from the Sahara across the Atlantic. Some of it settles over the Amazon, and brings
phosphorus with it, a nutrient which the rain keeps washing out of the soil there.</p>
<blockquote><p>The rainforest makes the desert, and the desert feeds the rainforest.</p></blockquote>
`,
  questions: `
? What makes a place a desert?
+ Very little precipitation
- Very high temperatures | Very deep sand | Very strong winds
= A usual limit is 250 millimetres in a year. Neither sand nor heat is needed.

? By that measure, where is the largest desert on Earth?
+ In Antarctica
- In North Africa | In Australia | In Central Asia
= It is covered with ice, but hardly any snow falls in the interior.

? Only about a quarter of the Sahara is sand.
! true
= The rest is mostly bare rock and gravel.

? At about which latitude does the air that rose at the equator sink again?
+ 30 degrees
- 5 degrees | 60 degrees | 90 degrees
= There lie the two dry belts, with the Sahara and Arabia in the north, the Kalahari and Australia in the south.

? Why do clouds dissolve in sinking air?
+ It is compressed and becomes warmer
- It spreads out and becomes colder | It mixes with dust from the ground | It loses its oxygen on the way down
= Warm air can take up more vapour. Rising air does the opposite: it cools, and it rains.

? What is a rain shadow?
+ The dry land behind a mountain range
- The dark underside of a thundercloud | The wet stripe under a tropical storm | The fog along a coast with cold water
= Moist air rises and rains on the windward side, and comes down dry on the other. Death Valley is an example.

? How does the beetle of the Namib get water?
+ It collects fog on its raised back
- It digs for springs under the dunes | It drinks the juice of thorny plants | It licks the dew from stones at night
= Beside the cold current fog forms, but no rain. Droplets collect on its body and run down to its mouth.

? What useful nutrient does dust from the Sahara bring to the Amazon?
+ Phosphorus
- Chlorine | Helium | Mercury
= The rain keeps washing it out of the soil of the rainforest. So the desert feeds the forest.`,
}
