import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'en',
  category: 'geography-match',
  subcategory: 'countries',
  questions: `
? Put these kinds of place in order of size, the smallest first.
> Village | City | Country | Continent
= Africa, the second largest continent, has more than fifty countries.

? Select all the countries that lie on islands.
* Japan | Iceland | Cuba
- Portugal | Thailand
= Portugal and Thailand are on the mainland, though both own islands.

? Select all the countries that border France.
* Spain | Belgium | Italy
- Poland | Austria
= In Europe France has eight neighbours, three of them tiny: Luxembourg, Monaco and Andorra.

? Put these oceans in order of size, the largest first.
> Pacific | Atlantic | Indian | Arctic
= The Pacific alone is larger than all the land of the Earth.

? Put these countries in order from north to south.
> Norway | Germany | Egypt | Kenya | South Africa
= The equator runs through Kenya.

? Select all the countries without a coast.
* Switzerland | Bolivia | Nepal
- Uruguay | Vietnam
= Bolivia lost its coast in a war with Chile in the nineteenth century.

? Select all the countries that the Nile flows through.
* Egypt | Sudan | Uganda
- Morocco | Nigeria
= The White Nile comes from the region of the great lakes, the Blue Nile from Ethiopia.

? Put these countries in order from west to east.
> Mexico | Spain | India | Japan
= A flight from Mexico to Japan, though, is shorter over the Pacific.

? Put these continents in order of size, the largest first.
> Asia | Africa | North America | Antarctica | Europe
= Asia has nearly a third of all the land.

? Select all the countries the equator passes through.
* Ecuador | Kenya | Brazil
- Egypt | Mexico
= Ecuador is even named after it.

? Put these seas in order from west to east.
> Caribbean Sea | North Sea | Black Sea | Sea of Japan
= The Black Sea is joined to the Mediterranean by the Bosphorus and the Dardanelles.

? Select all the countries through which the Danube flows.
* Austria | Hungary | Serbia
- Greece | Poland
= It flows through or along ten countries, more than any other river.

? Put these mountains in order of height, the highest first.
> Everest | Aconcagua | Kilimanjaro | Mont Blanc
= They rise to about 8,849, 6,961, 5,895 and 4,806 metres.

? Select all the countries that lie wholly south of the equator.
* Argentina | New Zealand | Madagascar
- India | Venezuela
= Only about a tenth of humankind lives in the southern half of the world.

? Put these cities in order from north to south.
> Oslo | Rome | Nairobi | Cape Town
= Oslo lies about as far north as the south of Greenland and Alaska.

? Select all the neighbours of Brazil.
* Peru | Uruguay | Guyana
- Chile | Ecuador
= Chile and Ecuador are the only countries of South America without a border with Brazil.

? Select all the countries that share a border with Jordan.
* Iraq | Saudi Arabia | Syria
- Kuwait | Yemen
= Jordan reaches the sea only at Aqaba, on a coast of some 26 kilometres.
`,
}
