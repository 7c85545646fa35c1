import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-leaves-change-colour',
  category: 'nature-texts',
  language: 'en',
  title: 'What a tree packs up in autumn',
  html: `
<p>In October a maple seems to burst into flame. We like to think of autumn colours as a farewell show, but the tree is not
performing. It is doing something far more sensible: it is clearing out a workshop before closing it for the winter.</p>
<h2>The green workshop</h2>
<p>A leaf makes sugar. Its tools are light, water from the roots and carbon dioxide from the air; the process is called
<strong>photosynthesis</strong>. The substance that catches the light is <strong>chlorophyll</strong>. It absorbs mainly red and blue
light, uses their energy and leaves the green, and that is why leaves look green.</p>
<p>Chlorophyll does not last. In bright sunshine it is constantly damaged, and all summer long the leaf makes it anew. That costs
the tree nitrogen and other nutrients that its roots have laboriously collected from the soil.</p>
<h2>Closing time</h2>
<p>As the days become shorter and cooler, a broad thin leaf stops paying its way. There is little light to harvest. The leaf keeps losing
water, which is hard to replace from frozen ground. And snow weighs heavily on a tree in full leaf. So the tree withdraws what is
valuable:</p>
<ol>
<li>It stops making chlorophyll and breaks down what is there.</li>
<li>It moves the nutrients, above all nitrogen, from the leaf into twigs, trunk and roots.</li>
<li>It grows a thin layer of cork at the foot of the leaf stalk, which seals off the leaf.</li>
<li>The leaf hangs by a few strands, and wind or its own weight does the rest.</li>
</ol>
<p>What we collect under the trees in November is mostly packaging.</p>
<h2>Where the colours come from</h2>
<table>
<thead><tr><th>Colour</th><th>Pigment</th><th>Where from</th></tr></thead>
<tbody>
<tr><td>Yellow, orange</td><td>Carotenoids</td><td>There all summer, hidden by green</td></tr>
<tr><td>Red, purple</td><td>Anthocyanins</td><td>Newly made in autumn</td></tr>
<tr><td>Brown</td><td>Mainly tannins</td><td>Left when the rest has gone</td></tr>
</tbody>
</table>
<p>The <strong>yellow</strong> of birches was in the leaf from the start. It comes from carotenoids, the family of pigments that also
colours carrots and egg yolk. When the green fades, it is simply uncovered.</p>
<p>The <strong>red</strong> of maples is a different matter. Most trees that turn red make the pigment only now, in a leaf that
is about to be thrown away. Why they go to this expense is still being discussed. One widely held idea is that the red
serves as a sunshade: it protects the leaf’s delicate machinery while the nutrients are being carried out.</p>
<p>The weather has a say as well. Sunny days and cool nights without frost produce the strongest reds, because sugar then builds up in the leaf, and anthocyanins
are made with the help of sugar. In a grey, mild autumn the same tree may look quite dull.</p>
<h2>Those that stay green</h2>
<p>Pines and spruces have chosen another way. Their needles are narrow, coated with wax, and lose little water. Most conifers
therefore keep them through the winter and for several years. They do drop needles, but a few at a time. The larch is an exception: it turns golden
and stands bare in winter, like an oak.</p>
<blockquote><p>A tree does not lose its leaves. It lets go of them, once they are empty.</p></blockquote>
`,
  questions: `
? Why do leaves look green in summer?
+ Chlorophyll uses mainly red and blue light
- Chlorophyll uses mainly the green light | The water in the leaf reflects the grass | The wax on the leaf is of a green colour
= The leaf absorbs red and blue, uses their energy for photosynthesis, and leaves the green for our eyes.

? What does the tree recover from its leaves before they fall?
+ Nutrients such as nitrogen
- Water to store in the trunk | Oxygen for the winter months | Wax for coating its bark
= Chlorophyll is broken down and its nitrogen moves into twigs, trunk and roots. What falls is mostly packaging.

? What seals off the leaf from the twig?
+ A layer of cork
- A drop of resin | A plug of ice | A ring of wax
= It grows at the foot of the leaf stalk. After that the leaf hangs by a few strands only.

? The yellow pigment of a birch leaf is already there in summer.
! true
= Carotenoids are hidden by the green and uncovered when the chlorophyll fades.

? What is special about the red pigments of maple leaves?
+ They are newly made in autumn
- They come up from the roots | They are left over from spring | They are made by tiny fungi
= Most trees that turn red make anthocyanins only in autumn. One widely held idea is that they act as a sunshade.

? Which weather brings out the strongest reds?
+ Sunny days and cool, frost-free nights
- Long grey days with mild, rainy nights | Stormy days and very frosty nights | Foggy days and warm, windy nights
= Sugar then builds up in the leaf, and anthocyanins are made with its help.

? Which conifer turns golden and stands bare in winter?
+ The larch
- The spruce | The pine | The fir
= Most conifers keep their narrow, waxy needles for several years. The larch is the exception.`,
}
