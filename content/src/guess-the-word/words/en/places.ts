import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'places',
  entries: `
Paris
The European city with the Eiffel Tower
The tower was meant to stand for only twenty years.

Egypt
The country of the pharaohs and the pyramids
Nearly all its people live along the Nile, on a few per cent of the land.

London
The city of Big Ben and Tower Bridge
Big Ben is the name of the bell, not of the tower.

Africa
The continent with the most countries
It has 54 states that belong to the United Nations.

Desert
A place where it hardly ever rains
The largest of all is icy: Antarctica.

Island
Land with water all around it
Greenland is the largest in the world.

Sahara
The largest hot expanse of sand and stone in the world, in the north of a continent
Only about a quarter of it is sand; most is stone and gravel.

Amazon
The South American river that carries the most water in the world
It carries about a fifth of all the river water that reaches the sea.

Everest
The highest mountain above the sea
It still grows by a few millimetres a year.

Venice
An Italian city built on islands, with canals instead of streets
It stands on millions of wooden piles.

Volcano
A mountain that may throw out lava and ash
Most of them lie around the Pacific, in the Ring of Fire.

Rome
The capital that surrounds the smallest country in the world
It has more than two thousand fountains.

Iceland
An island country of geysers and glaciers in the North Atlantic
Two plates of the Earth’s crust drift apart beneath it.

Waterfall
A place where a river drops over a cliff
The highest, Angel Falls in Venezuela, drops nearly a kilometre.

Equator
The imaginary line around the middle of the Earth
It is about 40,000 kilometres long.

Petra
An ancient city in Jordan, carved into rose-red rock
Its builders, the Nabataeans, were masters at collecting rainwater.

Himalayas
The highest mountain range, between India and Tibet
Its name is Sanskrit for the abode of snow.

Peninsula
Land with water on three sides, like Italy or Korea
The largest of all is Arabia.

Istanbul
The largest city of Turkey, on both sides of the Bosphorus
It lies on two continents at once.

Machu Picchu
The ruined Inca town high above a river in Peru
Its stones fit together without any mortar.

Antarctica
The coldest continent, where nobody lives for good
It holds most of the fresh water of the world, as ice.

Archipelago
A group of many isles, such as the Philippines or the Galápagos
Finland and Sweden share one of the richest of all, with tens of thousands of them.

Fjord
A long narrow inlet of the sea between steep cliffs, carved by a glacier, as in Norway
Many are deepest far inland and shallow where they meet the sea.

Timbuktu
A city in Mali, once famous for its scholars and manuscripts, now a byword for somewhere far away
Its families have kept hundreds of thousands of old handwritten books.

Isthmus
A narrow strip of land that joins two larger ones, as at Panama
The Suez Canal cuts through another one.
`,
}
