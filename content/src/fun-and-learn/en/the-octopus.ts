import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'the-octopus',
  category: 'nature-texts',
  language: 'en',
  title: 'Eight arms and a mind of their own',
  html: `
<p>If you wanted to meet a clever animal built on a plan entirely different from ours, you would not need to leave the planet. You
would put on a diving mask and look under a rock. The octopus and we last had a common ancestor well over five hundred million years
ago, probably something like a small worm. Nearly all that is clever about either of us came later, and separately.</p>
<h2>A body without bones</h2>
<p>An octopus is a <strong>mollusc</strong>, a relative of snails and mussels, but it has given up the shell. The only hard part of most
octopuses is the beak, which resembles that of a parrot. Wherever the beak fits through, the whole animal does. A good-sized octopus can slip
through a gap of a few centimetres.</p>
<p>Inside, the surprises go on:</p>
<ul>
<li><strong>Three hearts.</strong> Two drive blood through the gills, one through the rest of the body.</li>
<li><strong>Blue blood.</strong> It carries oxygen with a substance based on copper, while ours uses iron.</li>
<li><strong>A ring-shaped brain.</strong> The gullet runs straight through the middle of it, so large bites are best avoided.</li>
</ul>
<h2>Thinking with the arms</h2>
<p>A common octopus has about five hundred million nerve cells, roughly as many as a dog has in the outer layer of its brain.
Yet only about a third of them are in its head. The greater part sits in the arms.</p>
<p>Each arm can therefore do a good deal by itself: feel, grasp, pass a crab from sucker to sucker towards the mouth. The suckers
also <em>taste</em> what they touch. The brain seems to give an order more like “search under that stone” than to direct every
movement, and the arm attends to the details.</p>
<h2>Dressed in a moment</h2>
<p>In less than a second an octopus can look like a stone, like sand, like weed. Its skin contains thousands of tiny bags of pigment,
the <strong>chromatophores</strong>. Muscles pull them open, and a dot of colour spreads; the muscles relax, and it shrinks to a
speck. Deeper layers reflect light, and small bumps can be raised to imitate rough rock.</p>
<p>The strangest thing about it is that the eyes of most octopuses contain only one kind of light-sensitive pigment. By all the
usual tests they are colour-blind. How they match colours so well is a question still being worked on.</p>
<h2>Clever for a short time</h2>
<p>Octopuses in aquariums open screw-top jars from outside and from inside, find their way through mazes, recognise individual keepers, and
are notorious for escaping. Off Indonesia, divers have watched octopuses carry halves of coconut shells under their bodies and
put them together later as a shelter.</p>
<p>All the more astonishing is how short their lives are. Most species live for only one or two years. They grow up without
parents, for the father dies soon after mating, and the mother guards her eggs without eating until they hatch, and then dies
too. Everything a young octopus knows, it has to find out by itself.</p>
<blockquote><p>Cleverness has arisen on Earth more than once. One of its answers has eight arms.</p></blockquote>
`,
  questions: `
? To which group of animals does the octopus belong?
+ Molluscs
- Fish | Crustaceans | Jellyfish
= It is a relative of snails and mussels that has given up its shell.

? Which part decides how narrow a gap an octopus can slip through?
+ The beak
- The skull | The backbone | The shell
= The beak is the only hard part of most octopuses. Where it fits, the whole animal fits.

? Why is the blood of an octopus blue?
+ It carries oxygen with a copper-based substance
- It takes up its dye from the algae it eats | It contains the same iron as ours but no air | It is coloured by the salt of the sea water
= Our own blood uses iron for the same purpose. Three hearts drive the blue blood through the body.

? Where are most of an octopus’s nerve cells?
+ In its arms
- In its brain | In its eyes | In its hearts
= Only about a third are in the head. Each arm can feel, grasp and taste a good deal by itself.

? What are chromatophores?
+ Tiny bags of pigment in the skin
- Nerve cells inside the suckers | Organs that squirt clouds of ink | Light-sensitive cells of the eye
= Muscles pull them open and let them shrink, which is how the animal changes colour in less than a second.

? Most octopuses appear to be colour-blind.
! true
= Their eyes contain only one kind of light-sensitive pigment. How they match colours so well is still being studied.

? What have octopuses off Indonesia been seen to carry about as a shelter?
+ Coconut shells
- Turtle eggs | Bamboo canes | Fishing nets
= They carry the halves under their bodies and put them together later.

? How does a young octopus learn?
+ By finding everything out alone
- By copying its mother for a year | By living in a group with others | By following its father on hunts
= Both parents die, the mother once the eggs have hatched. And most species live for only one or two years.`,
}
