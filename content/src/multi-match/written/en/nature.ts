import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'en',
  category: 'science-match',
  subcategory: 'nature',
  questions: `
? Put the life of a butterfly in order, from the beginning.
> Egg | Caterpillar | Chrysalis | Butterfly
= Within the chrysalis most of the caterpillar’s body is broken down and built anew.

? Select all the animals that lay eggs.
* Crocodile | Hen | Frog
- Cow | Whale
= Cows and whales are mammals: they bear live young. The only mammals that lay eggs are the platypus and the echidnas.

? Put the life of a frog in order, from the beginning.
> Frogspawn | Tadpole without legs | Tadpole with legs | Adult frog
= The hind legs come before the front ones, and at the end the tail is absorbed.

? Select all the animals that have a backbone.
* Trout | Snake | Sparrow
- Snail | Octopus
= Fish, amphibians, reptiles, birds and mammals are vertebrates; all other animals do without a backbone.

? Put the way of food through the body in order, beginning at the mouth.
> Mouth | Gullet | Stomach | Small intestine | Large intestine
= Most of the nourishment is taken up in the small intestine.

? Select all the animals that cannot fly.
* Emu | Penguin
- Swan | Stork | Duck
= The emu runs, and the penguin swims. Swans, storks and ducks are strong fliers.

? Put these animals in order of their number of legs, the fewest first.
> Snake | Ostrich | Horse | Ant | Spider
= None, two, four, six and eight.

? Select all the trees that keep green leaves or needles through the winter.
* Pine | Spruce | Holly
- Birch | Beech
= Birch and beech shed their leaves in autumn.

? Put these animals in order of size, the smallest first.
> Ant | Mouse | Cat | Horse | Elephant
= An African elephant may weigh as much as seventy people.

? Select all the organs that everyone normally has two of.
* Kidneys | Lungs
- Liver | Heart | Stomach
= One healthy kidney is enough to live on, which is why people can give the other away.

? Select all the animals that live wild in Africa.
* Hippopotamus | Giraffe
- Tiger | Jaguar | Kangaroo
= Tigers are Asian, jaguars American, and kangaroos live in Australia and New Guinea.

? Select all the animals that live wild in Australia.
* Koala | Wombat | Emu
- Lemur | Sloth
= Lemurs live in Madagascar, sloths in Central and South America.

? Put in order, from the smallest to the largest part of a living thing.
> Atom | Molecule | Cell | Organ
= A cell contains many trillions of atoms.

? Put the growth of a bean in order, from the beginning.
> Dry seed | Root comes out | First leaves | Flower | Pod
= The root comes first: a seedling needs water before it needs light.

? Select all the animals that belong to the cat family.
* Lynx | Leopard | Puma
- Hyena | Wolf
= Hyenas look like dogs but are nearer to cats and mongooses; they have a family of their own.

? Put a food chain on land in order, beginning with what is eaten first.
> Grass | Grasshopper | Frog | Snake | Hawk
= At each step most of the energy is lost, so there are many grasshoppers and few hawks.

? Select all the bones of the leg or foot.
* Femur | Tibia | Fibula
- Humerus | Radius
= The humerus and the radius are bones of the arm.

? Select all the animals without legs.
* Earthworm | Eel
- Centipede | Gecko | Newt
= Centipedes have at least fifteen pairs.

? Put in order of when they first appeared on Earth, the oldest first.
> Bacteria | Fish | Dinosaurs | Human beings
= Bacteria are more than three billion years old, fish about 500 million, dinosaurs some 240 million.

? Select all the marsupials.
* Koala | Opossum | Wallaby
- Beaver | Badger
= Opossums are the marsupials of the Americas.

? Select all the parts of a flower.
* Petal | Stamen | Pistil
- Gill | Antler
= Stamens give pollen; the pistil receives it.

? Put these periods of the Earth’s history in order, the oldest first.
> Cambrian | Carboniferous | Jurassic | Cretaceous
= They began about 539, 359, 201 and 143 million years ago.

? Put these in order of their top speed, the slowest first.
> Snail | Human being | Horse | Cheetah
= A cheetah reaches about 100 kilometres an hour, though not for long.

? Put the layers of the Earth in order, beginning at the surface.
> Crust | Mantle | Outer core | Inner core
= The outer core is liquid; its currents make the Earth’s magnetic field.

? Put the ranks of biology in order, from the widest to the narrowest.
> Class | Order | Family | Genus | Species
= For a wolf: mammals, carnivores, the dog family, Canis, Canis lupus.

? Select all the kinds of rock that came from molten rock.
* Granite | Basalt
- Limestone | Sandstone | Marble
= Limestone and sandstone were laid down as sediment; marble is limestone changed by heat and pressure.

? Put these minerals in order of hardness, the softest first.
> Talc | Calcite | Quartz | Diamond
= On the Mohs scale they stand at 1, 3, 7 and 10.

? Put the way of air into the body in order, beginning at the nose.
> Nose | Larynx | Windpipe | Bronchi | Alveoli
= Together the alveoli have a surface about as large as half a tennis court.
`,
}
