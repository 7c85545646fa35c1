import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-the-sky-is-blue',
  category: 'science-and-technology',
  language: 'en',
  title: 'Why the sky is blue',
  html: `
<p>Hold a glass of water up to the light: it has no colour. Look along your street: the air has no colour either. And yet, on a
clear day, the same colourless air piled up above your head is plainly, brilliantly blue. Where does the colour come from?</p>
<h2>White light is a crowd</h2>
<p>Sunlight looks white, but it is a mixture. A glass prism or a rainbow pulls it apart into its colours, from red to violet. What
distinguishes one colour from another is its <strong>wavelength</strong>, the distance from one crest of the light wave to the next.</p>
<table>
<thead><tr><th>Colour</th><th>Wavelength, roughly</th></tr></thead>
<tbody>
<tr><td>Red</td><td>700 nanometres</td></tr>
<tr><td>Green</td><td>530 nanometres</td></tr>
<tr><td>Blue</td><td>450 nanometres</td></tr>
</tbody>
</table>
<p>A nanometre is a millionth of a millimetre, so all of these waves are tiny. The molecules of the air are far tinier still:
about a thousand times smaller than a wave of light. That difference in size is the key to the whole story.</p>
<h2>A small nudge, very unequal</h2>
<p>When light passes a molecule of nitrogen or oxygen, a little of it is thrown off in all directions. This is called
<strong>scattering</strong>. In the nineteenth century the British physicist Lord Rayleigh worked out how strongly it depends on
the colour: for particles this small, it grows with the <em>fourth power</em> as the wavelength shrinks. Halve the wavelength and the
scattering becomes sixteen times as strong. Between red light and blue light the difference is about sixfold.</p>
<p>So red and yellow mostly run straight on, while blue is bounced from molecule to molecule all over the sky. Wherever
you look, away from the Sun, some of that wandering blue light reaches your eye. You are not seeing blue air. You are seeing
sunlight that has taken a detour.</p>
<h2>Then why not violet?</h2>
<p>Violet has an even shorter wavelength, and the air scatters it more strongly still. Two things keep the sky from looking violet:</p>
<ul>
<li>Sunlight contains less violet than blue to begin with.</li>
<li>Our eyes are much less sensitive to violet than to blue.</li>
</ul>
<p>What arrives is a mixture of colours, and to human eyes that mixture looks blue.</p>
<h2>The same air paints the sunset</h2>
<p>At noon, sunlight comes down to us by a short way. When the Sun stands on the horizon, its light must cross the air at a slant, a
path dozens of times longer. By the time it arrives, most of the blue has been scattered out of it, and what is left is yellow,
orange and red. A blue noon and a red sunset are two halves of one event: <em>the light that is missing from the sunset is the
light that makes the sky blue for somebody else.</em></p>
<h2>Two useful comparisons</h2>
<p>Clouds consist of water droplets, which are much larger than a wavelength of light. They scatter all colours about equally, and so
clouds look white. The Moon has practically no air, and nothing scatters anything: astronauts there stood in full sunlight
under a black sky.</p>
`,
  questions: `
? What distinguishes one colour of light from another?
+ Its wavelength
- Its brightness | Its speed in space | Its direction
= The wavelength is the distance from one crest of the wave to the next: about 700 nanometres for red, 450 for blue.

? How large are the molecules of the air compared with a wave of visible light?
+ Far smaller
- About equal | Slightly larger | Far larger
= They are about a thousand times smaller. Because of that, they scatter short wavelengths much more than long ones.

? By Rayleigh’s law, how does scattering change when the wavelength is halved?
+ It grows sixteenfold
- It doubles | It grows fourfold | It falls to one half
= Scattering grows with the fourth power as the wavelength shrinks, and two to the fourth power is sixteen.

? The air scatters violet light even more strongly than blue light.
! true
= All the same, the sky does not look violet, because sunlight contains less violet and our eyes hardly respond to it.

? Why is the setting Sun reddish?
+ Its light has lost most of its blue on a long way through the air
- Its surface is cooler in the evening than it is at noon | The evening air adds red light of its own to the sunlight | The sea and the ground reflect their red light onto it
= Near the horizon the path through the air is dozens of times longer, so nearly all the blue is scattered out on the way.

? Why are clouds white?
+ Their droplets scatter all colours about equally
- Their droplets let only white light pass through | Their droplets are smaller than the molecules of air | Their droplets absorb every colour except for white
= Droplets are much larger than a wavelength of light, so the rule that favours blue does not apply to them.

? What colour is the daytime sky on the Moon?
+ Black
- Dark blue | Pale red | White
= The Moon has practically no air, so no light is scattered into the eye from the sides, even in full sunshine.`,
}
