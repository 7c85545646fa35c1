import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-you-keep-your-balance',
  category: 'body-and-mind',
  language: 'en',
  title: 'The sense without a name',
  html: `
<p>Sight, hearing, smell, taste, touch: most of us learned that there are five senses. Now stand up, close your eyes and lift one
foot. Something tells you within a fraction of a second that you are tipping, and to which side. None of the famous five could have done
so. Physicians call it the vestibular sense. Everyday language has no word for it, and we hardly notice it until it fails.</p>
<h2>A spirit level in the skull</h2>
<p>The organ of balance lies deep in the bone behind each ear, next to the snail-shaped organ of hearing. It is no larger than a pea and consists of two
kinds of instrument.</p>
<h3>Three loops for turning</h3>
<p>Three curved tubes, the <strong>semicircular canals</strong>, stand at right angles to one another, like the floor and two walls in the corner of a room. They
are filled with fluid. When you turn your head, the tube turns with it, but the fluid lags behind, and its pressure bends a
soft flap with fine hairs. Nerve cells report the bending. As there are three tubes, no turn escapes: nodding, shaking the head and tilting it to
the shoulder each have a loop that responds most strongly.</p>
<h3>Two pads for tilt and speed</h3>
<p>Two small pads are covered with a jelly in which thousands of tiny <strong>crystals of calcium carbonate</strong> are embedded, the same substance as chalk. Gravity pulls at
the crystals. When you tilt your head, they slide a little and bend the hairs beneath. When a lift sets off or a car brakes, they lag behind
in the same way. So the pads tell you which way is down, and whether you are gaining or losing speed.</p>
<h2>Three witnesses</h2>
<p>The ear does not decide alone. The brain listens to three witnesses and compares what they say:</p>
<ol>
<li>the organ of balance,</li>
<li>the eyes,</li>
<li>the sensors in muscles, joints and the soles of the feet.</li>
</ol>
<p>That is why standing on one leg becomes so much harder when you close your eyes: one of the witnesses has left the room.</p>
<p>Usually all three agree. If they do not, we feel unwell. Below the deck of a ship the eyes report a cabin at rest, while the
ears report rolling and pitching. The quarrel ends in <strong>seasickness</strong>. Looking out at the horizon often helps, because then the eyes see the
movement too.</p>
<h2>Why the room keeps spinning</h2>
<p>Turn round and round on the spot for a while. At first the fluid in the canals lags behind, but in time it is carried along and turns as fast as you do. Now stop.
The canals stand still, the fluid flows on, and bends the flaps the other way. Your ears report a turn that is not taking
place, and the room seems to whirl.</p>
<p>Dancers who turn on the spot have a trick. They keep looking at one point for as long as they can and then whip the head round, faster than the body. In addition,
years of practice teach their brains to pay less attention to the false report.</p>
<h2>A picture that stays still</h2>
<p>Hold up a finger and move it quickly from side to side: it blurs. Now hold it still and shake your head instead, at the same speed. The
finger stays sharp. The organ of balance has sent its signals straight to the muscles of your eyes, and they turn the eyes exactly
against the movement of the head. It is one of the fastest reflexes we have. Without it, every step would shake the
world like a badly held camera.</p>
<blockquote><p>A sense that does its work well has no need of a name.</p></blockquote>
`,
  questions: `
? Where is the organ of balance?
+ In the bone behind each ear
- At the back of each eye | At the top of the spine | In the soles of both of our feet
= It lies next to the organ of hearing and is no larger than a pea.

? What do the three semicircular canals respond to?
+ Turns of the head
- Loud noises | Changes in light | The body’s weight
= The fluid in them lags behind when the head turns and bends a soft flap with fine hairs.

? What do the crystals in the ear consist of?
+ Calcium carbonate
- Sodium chloride | Silicon dioxide | Iron oxide
= It is the substance of chalk. Gravity pulls at the crystals, so they show which way is down.

? Why is it harder to stand on one leg with closed eyes?
+ One of three sources of balance is missing
- The fluid in the ears stops moving at all | The muscles of the leg then become tired | The crystals in the ears slide to one side
= The brain compares the organ of balance, the eyes, and the sensors in muscles, joints and soles.

? What causes seasickness below deck?
+ Eyes and ears contradict each other
- The sea air contains too much salt | The crystals in the ears dissolve | The brain receives too little blood
= The eyes report a cabin at rest, the ears a rolling ship. Looking at the horizon lets the eyes see the movement too.

? The room seems to spin after we stop because the fluid in the canals flows on.
! true
= It bends the flaps the other way, and the ears report a turn that is not taking place.

? Why does a finger held still stay sharp when you shake your head?
+ The eyes turn against the head’s movement
- The brain ignores the eyes until you stop | The finger makes the same small movements | The eyelids close for as long as you shake
= The organ of balance sends its signals straight to the muscles of the eyes, one of our fastest reflexes.`,
}
