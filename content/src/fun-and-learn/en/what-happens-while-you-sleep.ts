import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'what-happens-while-you-sleep',
  category: 'body-and-mind',
  language: 'en',
  title: 'What happens while you sleep',
  html: `
<p>Every evening we do something that ought to be dangerous. We lie down, close our eyes, and for hours notice almost nothing of what goes on
around us. We do it for about a third of our lives. If sleep were merely an absence of waking, evolution would have found a way to be rid
of it long ago.</p>
<h2>A journey in rounds</h2>
<p>Sleep is not a switch that is off all night. Electrodes on the scalp show that it moves through stages, down and up again, in rounds of
about <strong>ninety minutes</strong>. A night has four to six of them.</p>
<table>
<thead><tr><th>Stage</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>Light sleep</td><td>The pulse slows; small noises can still wake us</td></tr>
<tr><td>Deep sleep</td><td>Slow, large brain waves; we are hard to wake</td></tr>
<tr><td>REM sleep</td><td>Lively brain, darting eyes, limp muscles; vivid dreams</td></tr>
</tbody>
</table>
<p>REM stands for <em>rapid eye movement</em>. In this stage the brain is about as active as when we are awake, and most of our vivid dreams
belong to it. At the same time a signal from the brainstem relaxes the muscles of arms and legs so thoroughly that they can hardly
move. So we run, fly and fight without falling out of bed.</p>
<p>The rounds are not all alike. The early ones contain most of the deep sleep; towards morning the REM phases become longer. That
is why we so often wake out of a dream.</p>
<h2>What it is good for</h2>
<p>Nobody has found one single purpose. There seem to be several:</p>
<ul>
<li><strong>Growth and repair.</strong> In deep sleep the body releases much of its growth hormone. In children it serves growth, at every age
the renewal of tissue.</li>
<li><strong>Memory.</strong> What was learned during the day is strengthened at night. In many experiments, people who sleep after learning remember more than people
who stay awake for as long.</li>
<li><strong>Defence.</strong> People who sleep too little catch colds more easily.</li>
</ul>
<h2>Two clocks</h2>
<p>Two things decide when we become tired. The first is <strong>sleep pressure</strong>. While we are awake, a substance called adenosine
collects in the brain, and the more of it there is, the sleepier we are. Sleep clears it away. Coffee does not: caffeine merely occupies the places where adenosine
would act. When it wears off, the tiredness is still there.</p>
<p>The second is the <strong>inner clock</strong>, a group of nerve cells behind the eyes, just above the place where the two optic nerves cross. It keeps a
rhythm of about 24 hours, even in darkness, and is set by light. In the evening it lets the hormone <em>melatonin</em> rise, which tells the
body that it is night. Bright light late in the evening delays this.</p>
<p>When we fly across several time zones, the clock still keeps the time of home and needs some days to adjust. That is jet lag. In
teenagers the clock runs late: they get tired later than children and adults, and it is not laziness.</p>
<h2>How much is enough?</h2>
<p>Most adults need seven to nine hours, teenagers eight to ten, and newborn babies about twice as much as adults. A good sign is not the number but the day:
whoever stays awake through a dull afternoon without effort has probably slept enough.</p>
<blockquote><p>The night is not a gap between two days. It is where the day is put in order.</p></blockquote>
`,
  questions: `
? About how long is one round of sleep?
+ Ninety minutes
- Fifteen minutes | Four hours | Eight hours
= A night consists of four to six such rounds through light sleep, deep sleep and REM sleep.

? To which stage do most vivid dreams belong?
+ REM sleep
- Deep sleep | Light sleep | Falling asleep
= In REM sleep the brain is about as active as in waking. The name refers to the darting eyes.

? Why do we not act out the movements of our dreams?
+ A brain signal relaxes the muscles
- The heart stops supplying the legs | The dream is over before we can move | The weight of the blanket prevents it
= During REM sleep a signal from the brainstem keeps arms and legs limp.

? When during the night do we get most of our deep sleep?
+ In the early rounds
- In the last round | Evenly all through | Just before waking
= Towards morning the REM phases become longer instead, and we often wake out of a dream.

? How does caffeine keep us awake?
+ It takes the place of adenosine
- It supplies the brain with sugar | It destroys the body’s melatonin | It makes the eyes more sensitive
= The adenosine itself stays. When the caffeine wears off, the tiredness is still there.

? In darkness the inner clock stops.
! false
= It keeps a rhythm of about 24 hours even without light; light only sets it.

? What does the hormone melatonin tell the body?
+ That it is night
- That it is hungry | That it is growing | That it is ill
= The inner clock lets it rise in the evening. Bright light late in the evening delays this.

? Why do we get jet lag?
+ The inner clock still keeps the time of home
- The thin air in the cabin tires the muscles | The body loses adenosine at great heights | The noise of the engines prevents all dreams
= After a flight across several time zones the clock needs some days to adjust.`,
}
