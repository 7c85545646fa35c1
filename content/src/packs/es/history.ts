import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'history',
  language: 'es',
  questions: `
? ¿En qué año llegó Cristóbal Colón por primera vez a América?
+ 1492
- 1498 | 1512 | 1588
= Desembarcó el 12 de octubre en Guanahaní, una isla de las Bahamas, convencido de haber llegado a las puertas de Asia.

? ¿Qué pueblo construyó Machu Picchu?
+ Los incas
- Los aztecas | Los mayas | Los mapuches
= Se levantó en el siglo XV, en los Andes peruanos. Sus muros de piedra encajan sin necesidad de argamasa.

? ¿En qué año cayó el Muro de Berlín?
+ 1989
- 1961 | 1979 | 1985
= Se abrió la noche del 9 de noviembre, tras 28 años. Alemania se reunificó menos de un año después.

? ¿Qué ciudad romana sepultó el Vesubio en el año 79?
+ Pompeya
- Cartago | Mérida | Tarragona
= La ceniza conservó calles, casas y hasta panes en el horno. La vecina Herculano corrió la misma suerte.

? ¿Con qué invento se asocia el nombre de Johannes Gutenberg?
+ La imprenta
- El telescopio | La máquina de vapor | El reloj de péndulo
= A mediados del siglo XV imprimió con tipos móviles de metal su célebre Biblia, y los libros se abarataron en toda Europa.

? ¿De qué faraón es la tumba que Howard Carter halló en 1922?
+ Tutankamón
- Ramsés II | Keops | Akenatón
= Estaba casi intacta, en el Valle de los Reyes. La máscara funeraria, de oro, pesa unos diez kilos.

? Cleopatra vivió antes de que se construyeran las pirámides de Guiza.
! false
= Vivió unos 2500 años después. En el tiempo, está más cerca de la llegada a la Luna que de la Gran Pirámide.

? ¿Cuál era la capital del Imperio azteca?
+ Tenochtitlan
- Teotihuacan | Chichén Itzá | Cuzco
= Se alzaba sobre una isla del lago de Texcoco. Sus restos están bajo la actual Ciudad de México.

? Simón Bolívar nació en Caracas.
! true
= Vino al mundo en 1783. Le llamaron el Libertador, y Bolivia lleva su nombre.

? ¿Qué ciudad fue la capital del califato andalusí en el siglo X?
+ Córdoba
- Granada | Toledo | Zaragoza
= Abderramán III se proclamó califa en 929 y mandó construir cerca de allí la ciudad palaciega de Medina Azahara.

? ¿Quién cruzó los Andes en 1817 al frente del ejército que liberó Chile?
+ José de San Martín
- Simón Bolívar | Antonio José de Sucre | Miguel Hidalgo
= Partió de Mendoza y venció en Chacabuco. Desde Chile siguió después por mar hacia el Perú.

? ¿Qué pieza hizo posible descifrar los jeroglíficos egipcios?
+ La piedra de Rosetta
- La piedra del Sol | El código de Hammurabi | El disco de Festo
= Lleva el mismo decreto en jeroglífico, demótico y griego. Gracias a ella, Champollion dio con la clave en 1822.

? ¿Qué tratado repartió en 1494 el Atlántico entre Castilla y Portugal?
+ El de Tordesillas
- El de Utrecht | El de Alcáçovas | El de los Pirineos
= Trazó una línea a 370 leguas al oeste de Cabo Verde. Por eso Brasil quedó en el lado portugués.

? ¿Quién mandaba la nao Victoria al completar la primera vuelta al mundo?
+ Juan Sebastián Elcano
- Fernando de Magallanes | Vasco Núñez de Balboa | Juan de la Cosa
= Volvió a Sanlúcar en septiembre de 1522, casi tres años después de partir. Magallanes había muerto en Filipinas.`,
}
