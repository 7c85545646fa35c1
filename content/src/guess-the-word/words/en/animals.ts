import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'animals',
  entries: `
Elephant
The largest animal on land, with a trunk and big ears
Its trunk has no bones at all, only tens of thousands of muscle bundles.

Giraffe
The tallest animal on land, with a very long neck
For all its length, its neck has only seven vertebrae, as many as yours.

Penguin
A black and white bird of the far south that swims but cannot fly
Its wings have become flippers: it flies under water, so to speak.

Camel
The desert animal with one or two humps
The humps store fat, not water.

Zebra
An African relative of the horse with black and white stripes
No two have the same pattern of stripes.

Kangaroo
An Australian animal that hops and carries its young in a pouch
A newborn is only about as big as a bean and climbs into the pouch by itself.

Spider
An eight-legged animal that catches flies in a web
Its silk is, weight for weight, stronger than steel.

Dolphin
A clever sea mammal with a curved back fin that leaps from the water and finds fish by echo
Each one has a whistle of its own, which others use rather like a name.

Octopus
A soft sea animal with eight arms and no bones
It has three hearts, and its blood is blue.

Butterfly
An insect with large colourful wings that was once a caterpillar
It tastes with its feet.

Owl
A bird of the night with large forward-facing eyes and almost silent flight
It cannot roll its eyes, so it turns its head instead, by up to 270 degrees.

Hedgehog
A small animal of the garden that rolls up into a ball of spines
A grown one carries about five thousand spines.

Cheetah
The fastest runner on land, a spotted cat of Africa
It cannot roar, but it purrs.

Ostrich
The largest living bird; it runs fast instead of flying
Its eye is bigger than its brain.

Panda
A black and white bear that eats almost nothing but bamboo
It may spend twelve hours a day eating.

Beaver
A rodent that fells trees with its teeth and builds dams
Its front teeth are orange, because the enamel contains iron.

Bat
The only mammal that truly flies
Most kinds find their way by listening to the echo of their own calls.

Chameleon
A lizard known for changing colour, with eyes that move independently
Its tongue can be longer than its body.

Salmon
A pink-fleshed fish that swims up rivers, leaping over falls, to lay its eggs
It finds the river of its birth by smell.

Jellyfish
A drifting sea creature shaped like a bell, mostly water, with stinging tentacles
It has neither brain nor heart.

Woodpecker
A bird that drums on tree trunks with its beak
It can strike about twenty times a second.

Scorpion
A relative of the spiders with pincers and a sting at the end of its tail
Under ultraviolet light it glows blue-green.

Walrus
A big Arctic sea mammal with two long tusks and a moustache
It uses its tusks to haul itself out onto the ice.

Platypus
An Australian mammal that lays eggs and has a bill like a duck’s
When the first specimen reached Europe, scholars looked for stitches: they took it for a fake.

Axolotl
A Mexican salamander that keeps its gills and never quite grows up
It can grow back a lost leg within weeks.
`,
}
