import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'nature',
  language: 'en',
  questions: [
    {
      question: 'How many legs does a spider have?',
      options: ['Eight', 'Six', 'Ten', 'Twelve'],
      note: 'Insects have six, so spiders are not insects. Most spiders also have eight eyes.',
    },
    {
      question: 'What does a tadpole grow into?',
      options: ['A frog or toad', 'A lizard or gecko', 'A snail or slug', 'A crab or lobster'],
      note: 'It starts out with gills and a tail. Then it grows legs and lungs, and the tail disappears.',
    },
    {
      question: 'What do giant pandas mainly eat?',
      options: ['Bamboo', 'Eucalyptus', 'Acorns', 'Seaweed'],
      note: 'Bamboo gives them so little energy that they spend up to 14 hours a day eating.',
    },
    {
      question: 'What do honeybees gather from flowers to make honey?',
      options: ['Nectar', 'Pollen', 'Resin', 'Petals'],
      note: 'They thicken it by letting water evaporate, fanning it with their wings. Pollen serves the hive as protein.',
    },
    {
      question: 'Polar bears hunt penguins in the wild.',
      isTrue: false,
      note: 'They never meet: polar bears live in the Arctic, and nearly all penguins live in the southern half of the world.',
    },
    {
      question: 'Which animal is the fastest runner on land?',
      options: ['Cheetah', 'Lion', 'Greyhound', 'Ostrich'],
      note: 'It can reach about 100 kilometres an hour, but keeps up such a sprint for only a few hundred metres.',
    },
    {
      question: 'What is the process by which plants make sugar from light called?',
      options: ['Photosynthesis', 'Germination', 'Pollination', 'Decomposition'],
      note: 'Plants use water and carbon dioxide for it and give off oxygen. The green of leaves is the pigment that catches the light.',
    },
    {
      question: 'Which is the largest animal alive today?',
      options: ['Blue whale', 'Sperm whale', 'Whale shark', 'African elephant'],
      note: 'It can grow to about 30 metres. It lives mostly on krill, which are only a few centimetres long.',
    },
    {
      question: 'Which are the only mammals that truly fly?',
      options: ['Bats', 'Flying squirrels', 'Sugar gliders', 'Colugos'],
      note: 'The others only glide. Bats make up about a fifth of all mammal species.',
    },
    {
      question: 'What are trees called that shed all their leaves every autumn?',
      options: ['Deciduous', 'Evergreen', 'Herbaceous', 'Parasitic'],
      note: 'Oaks and maples are among them. Most conifers keep their needles in winter, but larches drop theirs.',
    },
    {
      question: 'The koala is a kind of bear.',
      isTrue: false,
      note: 'It is a marsupial, like the kangaroo. The newborn is about as big as a bean and grows up in its mother’s pouch.',
    },
    {
      question: 'What is a coral?',
      options: ['An animal', 'A plant', 'A fungus', 'A mineral'],
      note: 'Each is a small polyp, related to jellyfish. In reefs, huge colonies build limestone skeletons on top of older ones.',
    },
    {
      question: 'Which of these mammals lays eggs?',
      options: ['Platypus', 'Opossum', 'Armadillo', 'Wombat'],
      note: 'Only the platypus and the echidnas do so. They still feed their young on milk, as all mammals do.',
    },
    {
      question: 'Which bird can hover on the spot and also fly backwards?',
      options: ['Hummingbird', 'Woodpecker', 'Swallow', 'Cuckoo'],
      note: 'Its wings trace a figure of eight and give lift on both strokes, often beating more than 50 times a second.',
    },
    {
      question: 'How many hearts does an octopus have?',
      options: ['Three', 'One', 'Two', 'Eight'],
      note: 'Two pump blood through the gills and one through the body. The blood is blue, for it carries oxygen with copper.',
    },
    {
      question: 'Among seahorses, it is the male that gives birth.',
      isTrue: true,
      note: 'The female lays her eggs in a pouch on his belly. He carries them until the young are ready to swim out.',
    },
    {
      question: 'Which of these are the closest relatives of scorpions?',
      options: ['Spiders', 'Beetles', 'Crabs', 'Centipedes'],
      note: 'Both are arachnids, with eight legs. Scorpions glow blue-green under ultraviolet light.',
    },
    {
      question: 'Which two partners can form a lichen?',
      options: ['A fungus and an alga', 'A fungus and a moss', 'A moss and a fern', 'An alga and a fern'],
      note: 'The fungus gives shelter and the alga makes sugar from light. Together they can live even on bare rock.',
    },
    {
      question: 'Which tree with fan-shaped leaves is the last living species of its group?',
      options: ['Ginkgo', 'Magnolia', 'Sycamore', 'Eucalyptus'],
      note: 'Its relatives grew in the age of the dinosaurs. Fossil leaves look remarkably like those of today’s trees.',
    },
    {
      question: 'How do many microbes at deep-sea vents make food without sunlight?',
      options: ['By chemosynthesis', 'By transpiration', 'By germination', 'By bioluminescence'],
      note: 'They use energy from chemicals such as hydrogen sulphide. Giant tube worms live on what such bacteria make.',
    },
  ],
}
