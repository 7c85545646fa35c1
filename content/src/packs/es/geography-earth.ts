import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'geography',
  subcategory: 'earth',
  language: 'es',
  questions: `
? ¿Cuál es el océano más extenso de la Tierra?
+ El Pacífico
- El Atlántico | El Índico | El Ártico
= El Pacífico ocupa más superficie que todos los continentes juntos. Magallanes le dio el nombre porque lo encontró en calma.

? ¿Qué línea imaginaria separa el hemisferio norte del hemisferio sur?
+ El ecuador
- El meridiano de Greenwich | El trópico de Cáncer | El círculo polar ártico
= Mide unos 40 075 kilómetros. A lo largo de él, el día y la noche duran casi lo mismo todo el año.

? ¿Qué cordillera recorre el oeste de América del Sur?
+ Los Andes
- Los Apalaches | Los Cárpatos | Los Pirineos
= Con unos 7000 kilómetros, es la cordillera continental más larga del mundo. Su cima más alta es el Aconcagua.

? ¿En qué archipiélago se alza el volcán Teide?
+ En las Canarias
- En las Baleares | En las Azores | En las Galápagos
= Está en la isla de Tenerife y, con 3715 metros, es el pico más alto de España.

? ¿Qué estrecho comunica el Mediterráneo con el Atlántico?
+ El de Gibraltar
- El del Bósforo | El de Magallanes | El de Ormuz
= En su parte más angosta mide unos 14 kilómetros. Los antiguos situaban allí las columnas de Hércules.

? ¿Qué cataratas comparten Argentina y Brasil?
+ Las del Iguazú
- Las del Niágara | Las Victoria | Las de Gocta
= Su nombre significa «agua grande» en guaraní. El salto mayor, la Garganta del Diablo, tiene unos 80 metros.

? ¿Cómo se llama la roca fundida mientras permanece bajo la superficie?
+ Magma
- Lava | Basalto | Obsidiana
= Al salir al exterior pierde gases y se llama lava. Basalto y obsidiana son rocas que se forman cuando la lava se enfría.

? ¿Qué capa de la Tierra se encuentra entre la corteza y el núcleo?
+ El manto
- La biosfera | La ionosfera | La hidrosfera
= Alcanza unos 2900 kilómetros de profundidad y reúne más de las cuatro quintas partes del volumen del planeta.

? La mayor parte del agua dulce del planeta está en los ríos.
! false
= Casi el 70 % está en forma de hielo, en glaciares y casquetes polares, y gran parte del resto es subterránea.

? ¿Qué río excavó el Gran Cañón, en Arizona?
+ El Colorado
- El Misisipi | El Columbia | El Ohio
= Lo talló durante millones de años y dejó a la vista rocas de hasta casi 2000 millones de años de antigüedad.

? ¿En qué país se encuentra el salar de Uyuni?
+ Bolivia
- Chile | Perú | Ecuador
= Es el mayor desierto de sal del mundo y está a más de 3600 metros de altitud. Con la lluvia se vuelve un inmenso espejo.

? El Sahara es el desierto más extenso del planeta.
! false
= Lo supera la Antártida, un desierto frío donde apenas cae nieve. El Sahara es el mayor de los cálidos.

? ¿Cómo se llama el punto de la superficie situado justo sobre el foco de un terremoto?
+ Epicentro
- Hipocentro | Cráter | Cenit
= El foco, en profundidad, se llama hipocentro. En el punto que queda encima suele sentirse el temblor con más fuerza.

? ¿Cuál es el lago más profundo del mundo?
+ El Baikal
- El Titicaca | El Victoria | El Superior
= Este lago de Siberia supera los 1600 metros y guarda cerca de la quinta parte del agua dulce superficial no helada.`,
}
