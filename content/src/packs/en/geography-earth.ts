import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'geography',
  subcategory: 'earth',
  language: 'en',
  questions: `
? Which is the largest ocean on Earth?
+ Pacific Ocean
- Atlantic Ocean | Indian Ocean | Arctic Ocean
= It covers almost a third of the planet’s surface, more than all the continents put together.

? Which line divides Earth into its northern and southern halves?
+ The equator
- The prime meridian | The Tropic of Cancer | The Arctic Circle
= It is about 40,075 kilometres long. Along it, day and night are close to twelve hours each all year round.

? Most of Earth’s surface is covered by water.
! true
= Water covers about 71 % of it. Less than 3 % of all that water is fresh, and most of the fresh water is frozen.

? What is molten rock called once it has flowed out of a volcano?
+ Lava
- Magma | Granite | Sandstone
= Below the ground the same molten rock is called magma. Fresh lava can be hotter than 1,000 °C.

? On which continent is the South Pole?
+ Antarctica
- Australia | South America | Africa
= The ice there is more than 2.5 kilometres thick. At the pole the Sun rises and sets only once a year.

? Which is the highest mountain above sea level?
+ Mount Everest
- Kangchenjunga | Kilimanjaro | Mont Blanc
= In Nepal it is called Sagarmatha. Measured from its foot on the sea floor, Mauna Kea in Hawaii is taller.

? Which is the largest hot desert in the world?
+ Sahara
- Kalahari | Arabian Desert | Great Victoria Desert
= Only about a quarter of it is sand; the rest is mostly gravel and rock. Antarctica is a desert too, but a cold one.

? What is a group of islands called?
+ Archipelago
- Peninsula | Isthmus | Estuary
= The word was first a name for the Aegean Sea, which is dotted with islands, and later for islands themselves.

? What causes the seasons?
+ The tilt of Earth’s axis
- Earth’s distance from the Sun | The pull of the Moon | The heat of Earth’s core
= Each half of the globe leans towards the Sun in its summer. Earth is in fact closest to the Sun in early January.

? Which river flows through the Grand Canyon?
+ Colorado River
- Mississippi River | Missouri River | Columbia River
= It took millions of years to cut the canyon. The oldest rocks at the bottom are about 1.8 billion years old.

? Which strait separates Spain from Morocco?
+ Strait of Gibraltar
- Strait of Messina | Strait of Hormuz | Strait of Malacca
= Europe and Africa are only about 14 kilometres apart here. It joins the Atlantic Ocean to the Mediterranean.

? Which is the deepest lake in the world?
+ Lake Baikal
- Lake Victoria | Lake Superior | Lake Titicaca
= It is more than 1,600 metres deep and holds about a fifth of all the unfrozen fresh water on Earth’s surface.

? An iceberg floats with most of its ice above the water.
! false
= About nine tenths of it is hidden below. Ice is only slightly lighter than sea water, so little of it sticks out.

? Which gas makes up most of the air?
+ Nitrogen
- Oxygen | Argon | Carbon dioxide
= Dry air is about 78 % nitrogen and 21 % oxygen. Carbon dioxide makes up only about 0.04 %.

? Which layer of Earth lies directly beneath the crust?
+ The mantle
- The outer core | The inner core | The ionosphere
= It makes up more than four fifths of Earth’s volume. Though solid rock, it flows by a few centimetres a year.

? Which clouds bring thunderstorms?
+ Cumulonimbus
- Cirrus | Stratus | Altocumulus
= They can tower more than ten kilometres high, and their tops often spread out in the shape of an anvil.

? Lines of longitude all meet at the poles.
! true
= They run from pole to pole and are furthest apart at the equator. Lines of latitude are parallel and never meet.

? Which supercontinent joined nearly all land 250 million years ago?
+ Pangaea
- Rodinia | Laurasia | Zealandia
= The name is Greek for ‘all the earth’. Alfred Wegener argued in 1912 that the continents had since drifted apart.

? What does limestone turn into under great heat and pressure?
+ Marble
- Slate | Quartzite | Obsidian
= Rocks changed like this are called metamorphic. Slate forms from shale and quartzite from sandstone.

? Which mineral is the softest on the Mohs scale?
+ Talc
- Calcite | Fluorite | Topaz
= You can scratch it with a fingernail. The scale runs from 1 for talc to 10 for diamond.`,
}
