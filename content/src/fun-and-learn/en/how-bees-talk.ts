import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-bees-talk',
  category: 'nature-texts',
  language: 'en',
  title: 'The dance that says where to fly',
  html: `
<p>A honeybee comes home on a summer morning. She has found a lime tree in full bloom, more than a kilometre away, and it holds far
more nectar than one bee can carry. A few minutes later dozens of her sisters are flying straight towards it. She did not lead them
there. She <em>told</em> them.</p>
<h2>A message in the dark</h2>
<p>Inside the hive there is hardly any light, and the combs hang vertically, like books on a shelf. On this upright dance floor the
returning bee begins a curious run. She walks forward in a straight line, shaking her body from side to side and buzzing
with her wings. Then she circles back to where she started, and does it again, once to the left and once to the right, so that her
path draws a figure of eight. This is the <strong>waggle dance</strong>.</p>
<p>The other bees crowd around and follow her with their antennae. What they need to know is all in the straight part, and
it comes in two pieces.</p>
<h3>Which way</h3>
<p>On the comb there is no Sun to point at, so the bee uses a substitute: <strong>straight up stands for the direction of the
Sun</strong>. If she waggles straight up, the food lies towards the Sun. Straight down means: fly with the Sun at your back. A run
40 degrees to the right of vertical means: fly 40 degrees to the right of the Sun. A direction in the open air has become an angle to gravity.</p>
<h3>How far</h3>
<p>The longer the waggling lasts, the farther the food. As a rule of thumb, one second of waggling stands for about one kilometre, though
the exact value differs between kinds of honeybee. Bees do not measure metres, however. They judge distance by how much
scenery streams past their eyes while they fly.</p>
<table>
<thead><tr><th>In the dance</th><th>In the world</th></tr></thead>
<tbody>
<tr><td>Angle to the vertical</td><td>Angle to the Sun</td></tr>
<tr><td>Duration of the waggle</td><td>Distance of the food</td></tr>
<tr><td>Number of repeats</td><td>How good the food is</td></tr>
</tbody>
</table>
<h2>The Sun will not stand still</h2>
<p>There is a catch: the Sun moves across the sky, so an angle that was right at ten o’clock is wrong at noon. Bees have an
inner clock and allow for this. A bee that goes on dancing in the dark hive for a long time slowly shifts her angle, in step with a Sun she
cannot see. And if a cloud hides the Sun, a patch of blue sky is enough, because bees can see the pattern of polarised light
in it, which reveals where the Sun must be.</p>
<h2>How we learned to read it</h2>
<p>The Austrian zoologist <strong>Karl von Frisch</strong> decoded the dance in the 1940s. He set out dishes of sugar water at known
places, marked the visiting bees with dots of paint, and watched them dance behind the glass wall of an observation hive. In 1973 he
received a Nobel Prize, together with Konrad Lorenz and Nikolaas Tinbergen.</p>
<blockquote><p>A bee cannot carry a flower home to show it. So she carries home its place.</p></blockquote>
<p>The dance is used for more than food. When a colony swarms and needs a new home, scouts dance for the hollows they have
found, and the swarm gradually agrees on one of them.</p>
`,
  questions: `
? What shape does the path of a waggle dance draw?
+ A figure of eight
- A five-pointed star | A widening spiral | A square
= After each straight run the bee circles back, once to the left and once to the right.

? In the hive, what does “straight up” stand for?
+ The direction of the Sun
- The direction of north | The hive entrance | The direction of the wind
= On the upright comb the bee cannot point at the Sun, so she turns an angle to the Sun into an angle to gravity.

? A bee waggles straight down. Where is the food?
+ On the side away from the Sun
- In a hollow close to the ground | Straight below the hive | On the right of the Sun
= Up means towards the Sun, so down means: fly with the Sun at your back.

? Which part of the dance tells the distance?
+ How long the waggling lasts
- How wide the circles have become | How high on the comb it is | How many bees follow it
= As a rule of thumb, one second of waggling stands for about one kilometre.

? How do bees judge how far they have flown?
+ By the scenery streaming past their eyes
- By counting the beats of their wings | By the position of the stars above the hive | By how warm they become on the way
= Bees do not measure metres; the more scenery has passed by, the farther the flight seems.

? A bee that dances for a long time changes her angle as the Sun moves, even without seeing it.
! true
= Her inner clock tells her how far the Sun must have moved. Without this the message would soon be out of date.

? Who decoded the dance of the honeybees?
+ Karl von Frisch
- Konrad Lorenz | Nikolaas Tinbergen | Charles Darwin
= He marked bees with paint and watched them through glass. In 1973 he shared a Nobel Prize with Lorenz and Tinbergen.

? What else do scout bees dance for, apart from food?
+ A new home for the swarm
- A warning of wasps near the hive | The birth of a queen | The coming of winter
= Scouts dance for the hollows they have found, until the swarm agrees on one of them.`,
}
