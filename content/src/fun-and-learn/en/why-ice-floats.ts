import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-ice-floats',
  category: 'science-and-technology',
  language: 'en',
  title: 'Why ice floats, and why it matters',
  html: `
<p>Drop an ice cube into a glass of water and it bobs at the surface. We have seen it so often that it seems natural. It is
not. Nearly every other substance does the opposite: solid iron sinks in molten iron, solid wax sinks in melted wax. Water
is one of the rare exceptions, and much of the life in lakes and rivers depends on it.</p>
<h2>What decides who floats</h2>
<p>Whether a thing floats depends on its <strong>density</strong>: how much mass is packed into a given space. What is denser than the
liquid sinks; what is less dense floats. Most substances shrink when they freeze, because their particles settle closer together.
Water expands by about nine per cent. The same water fills more space, so ice is less dense than the water it came from.</p>
<p>That is also why most of an iceberg is hidden. Ice has about nine tenths of the density of sea water, and so about nine tenths
of its volume lies below the waves.</p>
<h2>A roomy crystal</h2>
<p>The reason lies in the molecule. Water, H<sub>2</sub>O, is shaped like a wide V, with an oxygen atom at the bend and a hydrogen
atom at either end. The hydrogen end of one molecule is attracted to the oxygen of another. This attraction is called a
<strong>hydrogen bond</strong>.</p>
<p>In liquid water these bonds break and form again all the time, and the molecules slip past one another, quite closely packed. When water
freezes, every molecule takes a fixed place with four neighbours. The pattern that results is made of six-sided rings with empty
space inside. It is orderly, but roomy. The six arms of a snowflake show the same pattern, grown large enough to see.</p>
<h2>Four degrees</h2>
<p>Water has another oddity. As it cools, it contracts like other liquids, but only down to about <strong>4 °C</strong>. If it is cooled
further, it begins to expand again, even before it freezes. Water is therefore densest at 4 °C.</p>
<p>Follow a lake through autumn and winter to see what this means:</p>
<ol>
<li>The surface cools, becomes denser and sinks. Warmer water rises and is cooled in turn.</li>
<li>This goes on until the whole lake has reached 4 °C.</li>
<li>Now colder water at the surface is <em>lighter</em> than the water below. It stays on top.</li>
<li>The top freezes. The ice floats, and shields the water beneath from the cold air.</li>
</ol>
<p>So a deep lake freezes from the top down and rarely to the bottom, where water near 4 °C remains and fish survive the winter. If ice sank,
lakes would fill with it from below, layer upon layer.</p>
<h2>The same strength, less welcome</h2>
<p>Expanding water pushes hard. It bursts pipes that were not emptied before the frost. In cracks in rock it acts as a wedge: it
seeps in, freezes, widens the crack, thaws and seeps in deeper. Over many winters, this <em>frost weathering</em> breaks mountains
into scree. And in spring it leaves potholes in roads.</p>
<blockquote><p>A little extra room between molecules splits rocks, and lets fish live through the winter.</p></blockquote>
`,
  questions: `
? Why does ice float on water?
+ It is less dense
- It is colder | It contains salt | It weighs nothing
= Water expands when it freezes. The same mass fills more space, so its density falls below that of liquid water.

? By about how much does water expand when it freezes?
+ Nine per cent
- One per cent | Thirty per cent | Fifty per cent
= Nine per cent is enough to burst a pipe, and to keep about a tenth of an iceberg above the sea.

? How much of an iceberg’s volume lies under water?
+ About nine tenths
- About one tenth | About a half | About a third
= Ice has about nine tenths of the density of sea water, and so it sinks in until nine tenths are covered.

? What is the attraction between the hydrogen end of one water molecule and the oxygen of another called?
+ A hydrogen bond
- A magnetic field | Surface tension | A gravity well
= In ice, these bonds hold every molecule in place with four neighbours, in a pattern that leaves empty space.

? At what temperature is water densest?
+ 4 °C
- 0 °C | −4 °C | 20 °C
= Below about 4 °C water starts to expand again, even before it freezes. That is why cold water stays on top in winter.

? A deep lake freezes from the bottom up.
! false
= It freezes from the top down: the coldest water is lighter than water at 4 °C, and the ice floats and shields what lies below.

? How does freezing water break up rock?
+ It widens cracks like a wedge
- It dissolves the minerals in it | It grinds the surface like sand | It makes the whole rock shrink
= Water seeps into a crack, freezes, expands and widens it; then it thaws and seeps in deeper. This is frost weathering.`,
}
