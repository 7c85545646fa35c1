import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'science',
  subcategory: 'physics',
  language: 'en',
  questions: `
? Which force pulls a dropped ball to the ground?
+ Gravity
- Friction | Magnetism | Buoyancy
= The ball pulls on Earth just as strongly, but Earth has so much mass that it does not noticeably move.

? At sea level, at what temperature does pure water boil?
+ 100 °C
- 80 °C | 120 °C | 150 °C
= The thinner the air, the earlier water boils: on the summit of Mount Everest, about 70 °C is enough.

? Which of these metals does a magnet attract strongly?
+ Iron
- Copper | Aluminium | Silver
= Nickel and cobalt are attracted as well. Most other metals hardly react to an ordinary magnet.

? Why do we see a distant flash before we hear its thunder?
+ Light outruns sound
- Thunder starts much later | Eyes react before ears | Clouds hold the sound back
= Sound needs about three seconds for a kilometre. Divide the delay by three for the distance.

? Sound cannot travel through empty space.
! true
= Sound is a vibration passed on by particles of air, water or rock. Where there are none, there is silence.

? Which simple machine is a seesaw?
+ Lever
- Pulley | Wedge | Screw
= A light child can balance a heavy one by sitting further from the middle. Crowbars use the same principle.

? Which of these particles carries a negative charge?
+ Electron
- Proton | Neutron | Photon
= Electrons surround the nucleus of the atom. Each is about 1,800 times lighter than a proton.

? What is the bending of light called when it passes from air into water?
+ Refraction
- Reflection | Radiation | Resonance
= Light travels more slowly in water and so changes direction. That is why a straw in a glass looks broken.

? What is the energy of a moving object called?
+ Kinetic energy
- Potential energy | Chemical energy | Nuclear energy
= At twice the speed it is four times as great, which is why braking distances grow so quickly.

? In which unit is force measured?
+ Newton
- Joule | Watt | Volt
= One newton is roughly the weight of a small apple, which suits the story told about Isaac Newton.

? Which colour of visible light has the longest wavelength?
+ Red
- Violet | Green | Yellow
= Red light has waves of about 700 nanometres, violet of about 400. Just beyond red lies infrared, which we feel as heat.

? In the equation E = mc², what does the c stand for?
+ The speed of light
- The charge of an electron | The constant of gravity | The capacity for heat
= As c is huge and also squared, a tiny mass holds a vast amount of energy. Einstein found the relation in 1905.

? An astronaut has less mass on the Moon than on Earth.
! false
= The mass stays the same. The weight drops to about a sixth, because the Moon’s gravity is weaker.

? Why is the daytime sky blue?
+ Air scatters blue more than red
- Air mirrors the colour of seas | Ozone glows in sunlight | Space shines through
= At sunset light crosses far more air. Most of the blue is scattered out of its path, so reds and oranges remain.

? Which effect makes a siren’s pitch drop as it passes you?
+ Doppler effect
- Coriolis effect | Greenhouse effect | Photoelectric effect
= Waves are squeezed ahead of a moving source and stretched behind it. Astronomers use this to track stars.

? What is it called when a solid turns straight into a gas?
+ Sublimation
- Condensation | Deposition | Solidification
= Dry ice, which is frozen carbon dioxide, does this at about −78 °C. Deposition is the same change in reverse.

? In a vacuum, a dropped hammer falls faster than a dropped feather.
! false
= With no air to slow the feather, both land together. Astronaut David Scott showed this on the Moon in 1971.

? Through which of these does sound travel fastest?
+ Steel
- Water | Air | Helium
= Steel is so stiff that it passes vibrations on at over 5,000 metres a second; air manages about 340.

? What is the lowest temperature possible, known as absolute zero?
+ −273.15 °C
- −373.15 °C | −459.67 °C | −1,000 °C
= It is the zero point of the kelvin scale. Laboratories come extremely close to it but can never quite reach it.

? Which fundamental force holds the nucleus of an atom together?
+ The strong force
- The weak force | Electromagnetism | Gravity
= It beats the electric repulsion between the protons, but its reach is hardly wider than the nucleus itself.`,
}
