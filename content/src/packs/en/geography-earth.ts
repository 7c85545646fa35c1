import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'geography',
  subcategory: 'earth',
  language: 'en',
  questions: [
    {
      question: 'Which is the largest ocean on Earth?',
      options: ['Pacific Ocean', 'Atlantic Ocean', 'Indian Ocean', 'Arctic Ocean'],
      note: 'It covers almost a third of the planet’s surface, more than all the continents put together.',
    },
    {
      question: 'Which line divides Earth into its northern and southern halves?',
      options: ['The equator', 'The prime meridian', 'The Tropic of Cancer', 'The Arctic Circle'],
      note: 'It is about 40,075 kilometres long. Along it, day and night are close to twelve hours each all year round.',
    },
    {
      question: 'Most of Earth’s surface is covered by water.',
      isTrue: true,
      note: 'Water covers about 71 % of it. Less than 3 % of all that water is fresh, and most of the fresh water is frozen.',
    },
    {
      question: 'What is molten rock called once it has flowed out of a volcano?',
      options: ['Lava', 'Magma', 'Granite', 'Sandstone'],
      note: 'Below the ground the same molten rock is called magma. Fresh lava can be hotter than 1,000 °C.',
    },
    {
      question: 'On which continent is the South Pole?',
      options: ['Antarctica', 'Australia', 'South America', 'Africa'],
      note: 'The ice there is more than 2.5 kilometres thick. At the pole the Sun rises and sets only once a year.',
    },
    {
      question: 'Which is the highest mountain above sea level?',
      options: ['Mount Everest', 'Kangchenjunga', 'Kilimanjaro', 'Mont Blanc'],
      note: 'In Nepal it is called Sagarmatha. Measured from its foot on the sea floor, Mauna Kea in Hawaii is taller.',
    },
    {
      question: 'Which is the largest hot desert in the world?',
      options: ['Sahara', 'Kalahari', 'Arabian Desert', 'Great Victoria Desert'],
      note: 'Only about a quarter of it is sand; the rest is mostly gravel and rock. Antarctica is a desert too, but a cold one.',
    },
    {
      question: 'What is a group of islands called?',
      options: ['Archipelago', 'Peninsula', 'Isthmus', 'Estuary'],
      note: 'The word was first a name for the Aegean Sea, which is dotted with islands, and later for islands themselves.',
    },
    {
      question: 'What causes the seasons?',
      options: ['The tilt of Earth’s axis', 'Earth’s distance from the Sun', 'The pull of the Moon', 'The heat of Earth’s core'],
      note: 'Each half of the globe leans towards the Sun in its summer. Earth is in fact closest to the Sun in early January.',
    },
    {
      question: 'Which river flows through the Grand Canyon?',
      options: ['Colorado River', 'Mississippi River', 'Missouri River', 'Columbia River'],
      note: 'It took millions of years to cut the canyon. The oldest rocks at the bottom are about 1.8 billion years old.',
    },
    {
      question: 'Which strait separates Spain from Morocco?',
      options: ['Strait of Gibraltar', 'Strait of Messina', 'Strait of Hormuz', 'Strait of Malacca'],
      note: 'Europe and Africa are only about 14 kilometres apart here. It joins the Atlantic Ocean to the Mediterranean.',
    },
    {
      question: 'Which is the deepest lake in the world?',
      options: ['Lake Baikal', 'Lake Victoria', 'Lake Superior', 'Lake Titicaca'],
      note: 'It is more than 1,600 metres deep and holds about a fifth of all the unfrozen fresh water on Earth’s surface.',
    },
    {
      question: 'An iceberg floats with most of its ice above the water.',
      isTrue: false,
      note: 'About nine tenths of it is hidden below. Ice is only slightly lighter than sea water, so little of it sticks out.',
    },
    {
      question: 'Which gas makes up most of the air?',
      options: ['Nitrogen', 'Oxygen', 'Argon', 'Carbon dioxide'],
      note: 'Dry air is about 78 % nitrogen and 21 % oxygen. Carbon dioxide makes up only about 0.04 %.',
    },
    {
      question: 'Which layer of Earth lies directly beneath the crust?',
      options: ['The mantle', 'The outer core', 'The inner core', 'The ionosphere'],
      note: 'It makes up more than four fifths of Earth’s volume. Though solid rock, it flows by a few centimetres a year.',
    },
    {
      question: 'Which clouds bring thunderstorms?',
      options: ['Cumulonimbus', 'Cirrus', 'Stratus', 'Altocumulus'],
      note: 'They can tower more than ten kilometres high, and their tops often spread out in the shape of an anvil.',
    },
    {
      question: 'Lines of longitude all meet at the poles.',
      isTrue: true,
      note: 'They run from pole to pole and are furthest apart at the equator. Lines of latitude are parallel and never meet.',
    },
    {
      question: 'Which supercontinent joined nearly all land 250 million years ago?',
      options: ['Pangaea', 'Rodinia', 'Laurasia', 'Zealandia'],
      note: 'The name is Greek for ‘all the earth’. Alfred Wegener argued in 1912 that the continents had since drifted apart.',
    },
    {
      question: 'What does limestone turn into under great heat and pressure?',
      options: ['Marble', 'Slate', 'Quartzite', 'Obsidian'],
      note: 'Rocks changed like this are called metamorphic. Slate forms from shale and quartzite from sandstone.',
    },
    {
      question: 'Which mineral is the softest on the Mohs scale?',
      options: ['Talc', 'Calcite', 'Fluorite', 'Topaz'],
      note: 'You can scratch it with a fingernail. The scale runs from 1 for talc to 10 for diamond.',
    },
  ],
}
