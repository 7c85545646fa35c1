import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'nature',
  language: 'en',
  questions: `
? How many legs does a spider have?
+ Eight
- Six | Ten | Twelve
= Insects have six, so spiders are not insects. Most spiders also have eight eyes.

? What does a tadpole grow into?
+ A frog or toad
- A lizard or gecko | A snail or slug | A crab or lobster
= It starts out with gills and a tail. Then it grows legs and lungs, and the tail disappears.

? What do giant pandas mainly eat?
+ Bamboo
- Eucalyptus | Acorns | Seaweed
= Bamboo gives them so little energy that they spend up to 14 hours a day eating.

? What do honeybees gather from flowers to make honey?
+ Nectar
- Pollen | Resin | Petals
= They thicken it by letting water evaporate, fanning it with their wings. Pollen serves the hive as protein.

? Polar bears hunt penguins in the wild.
! false
= They never meet: polar bears live in the Arctic, and nearly all penguins live in the southern half of the world.

? Which animal is the fastest runner on land?
+ Cheetah
- Lion | Greyhound | Ostrich
= It can reach about 100 kilometres an hour, but keeps up such a sprint for only a few hundred metres.

? What is the process by which plants make sugar from light called?
+ Photosynthesis
- Germination | Pollination | Decomposition
= Plants use water and carbon dioxide for it and give off oxygen. The green of leaves is the pigment that catches the light.

? Which is the largest animal alive today?
+ Blue whale
- Sperm whale | Whale shark | African elephant
= It can grow to about 30 metres. It lives mostly on krill, which are only a few centimetres long.

? Which are the only mammals that truly fly?
+ Bats
- Flying squirrels | Sugar gliders | Colugos
= The others only glide. Bats make up about a fifth of all mammal species.

? What are trees called that shed all their leaves every autumn?
+ Deciduous
- Evergreen | Herbaceous | Parasitic
= Oaks and maples are among them. Most conifers keep their needles in winter, but larches drop theirs.

? The koala is a kind of bear.
! false
= It is a marsupial, like the kangaroo. The newborn is about as big as a bean and grows up in its mother’s pouch.

? What is a coral?
+ An animal
- A plant | A fungus | A mineral
= Each is a small polyp, related to jellyfish. In reefs, huge colonies build limestone skeletons on top of older ones.

? Which of these mammals lays eggs?
+ Platypus
- Opossum | Armadillo | Wombat
= Only the platypus and the echidnas do so. They still feed their young on milk, as all mammals do.

? Which bird can hover on the spot and also fly backwards?
+ Hummingbird
- Woodpecker | Swallow | Cuckoo
= Its wings trace a figure of eight and give lift on both strokes, often beating more than 50 times a second.

? How many hearts does an octopus have?
+ Three
- One | Two | Eight
= Two pump blood through the gills and one through the body. The blood is blue, for it carries oxygen with copper.

? Among seahorses, it is the male that gives birth.
! true
= The female lays her eggs in a pouch on his belly. He carries them until the young are ready to swim out.

? Which of these are the closest relatives of scorpions?
+ Spiders
- Beetles | Crabs | Centipedes
= Both are arachnids, with eight legs. Scorpions glow blue-green under ultraviolet light.

? Which two partners can form a lichen?
+ A fungus and an alga
- A fungus and a moss | A moss and a fern | An alga and a fern
= The fungus gives shelter and the alga makes sugar from light. Together they can live even on bare rock.

? Which tree with fan-shaped leaves is the last living species of its group?
+ Ginkgo
- Magnolia | Sycamore | Eucalyptus
= Its relatives grew in the age of the dinosaurs. Fossil leaves look remarkably like those of today’s trees.

? How do many microbes at deep-sea vents make food without sunlight?
+ By chemosynthesis
- By transpiration | By germination | By bioluminescence
= They use energy from chemicals such as hydrogen sulphide. Giant tube worms live on what such bacteria make.`,
}
