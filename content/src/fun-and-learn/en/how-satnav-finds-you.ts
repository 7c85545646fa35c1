import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-satnav-finds-you',
  category: 'science-and-technology',
  language: 'en',
  title: 'How a telephone knows where it is',
  html: `
<p>A small blue dot on a map, and it is you, correct to within a few metres. Your telephone asked no one for it. The satellites that
made it possible do not know you exist. They do only one thing, day and night: they tell the time.</p>
<h2>A clock that calls out</h2>
<p>The American system GPS uses about thirty satellites at a height of some 20,000 kilometres. Europe’s Galileo, Russia’s
GLONASS and China’s BeiDou work by the same principle. Each satellite carries <strong>atomic clocks</strong> and keeps sending the same
kind of message: <em>I am satellite number so-and-so, I am at this place, and it is now exactly this time.</em></p>
<p>The message travels at the speed of light and takes about seven hundredths of a second to reach you. The receiver compares the
time in the message with the time of arrival. From the delay it can tell how far away the satellite is. Nothing is sent back, and therefore any
number of people can use the system at once.</p>
<h2>From distances to a place</h2>
<p>Suppose you know that you are 21,000 kilometres from a certain satellite. Then you are somewhere on a huge sphere around it. A
second satellite gives a second sphere, and the two meet in a circle. A third sphere cuts this circle in only two points, and one of them
is usually far out in space. The other is where you are.</p>
<p>So three satellites would be enough, if your telephone had an atomic clock. It does not. Its cheap quartz clock is always a little off,
and an error of a millionth of a second would shift you by 300 metres. The remedy is elegant: the receiver
takes in a <strong>fourth satellite</strong> and treats its own clock error as one more unknown. Four distances, four unknowns:</p>
<ol>
<li>how far east or west,</li>
<li>how far north or south,</li>
<li>how high,</li>
<li>what time it really is.</li>
</ol>
<p>By finding its place, the receiver thus also learns the exact time. Power grids and telephone networks make use of this: many of them take their
time from satellites.</p>
<h2>Einstein in your pocket</h2>
<p>The clocks up there do not run as they would down here. Two effects that follow from the theory of relativity pull in
opposite directions:</p>
<table>
<thead><tr><th>Cause</th><th>Effect on the satellite’s clock, per day</th></tr></thead>
<tbody>
<tr><td>It moves fast</td><td>about 7 millionths of a second slow</td></tr>
<tr><td>Gravity is weaker up there</td><td>about 45 millionths of a second fast</td></tr>
<tr><td><strong>Together</strong></td><td><strong>about 38 millionths of a second fast</strong></td></tr>
</tbody>
</table>
<p>Thirty-eight millionths of a second do not sound like much. But light covers more than eleven kilometres in that time. The designers
allowed for this: before launch, the clocks were set to tick just a little too slowly, so that in orbit they are right.</p>
<h2>What gets in the way</h2>
<p>The signal is very weak by the time it arrives. Roofs and rock block it, so it does not reach a tunnel. Between tall buildings it
may bounce off a wall, arrive late and make a satellite seem farther away than it is. That is why the blue dot sometimes
wanders to the other side of the street while you stand still.</p>
<blockquote><p>To know where you are, you first need to know very precisely when you are.</p></blockquote>
`,
  questions: `
? What does each navigation satellite keep sending out?
+ Its place and the exact time
- A picture of the ground | The positions of all its users | A map of the streets below
= The satellites know nothing of the users. The receiver does the working-out by itself.

? How does the receiver find its distance from a satellite?
+ From how long the signal took to arrive
- From how loud the signal sounds to it | From the angle at which the signal arrives | From the number of signals in a second
= The message travels at the speed of light, so the delay tells the distance.

? How many satellites does a telephone need in order to find its place and height?
+ Four
- One | Two | Thirty
= Three would do with an atomic clock. The fourth makes up for the error of the telephone’s cheap quartz clock.

? A telephone can work out its place without sending anything to the satellites.
! true
= It only listens. That is why any number of people can use the system at the same time.

? What besides its place does the receiver learn?
+ The exact time
- The air temperature | The nearest city | The speed of light
= Its own clock error is one of the four unknowns. Power grids and telephone networks make use of this.

? Taken together, what do speed and weaker gravity do to the satellites’ clocks?
+ They make them run a little fast
- They make them run a little slow | They cancel each other completely | They make them stop for a moment
= Seven millionths of a second slow and 45 fast make 38 fast each day. The clocks are set to allow for this.

? Why does the blue dot sometimes wander between tall buildings?
+ Signals bounce off walls and arrive late
- The buildings pull the signals downwards | The satellites slow down above a city | The clocks in the buildings disturb it
= A late signal makes the satellite seem farther away than it is, and the computed place shifts.`,
}
