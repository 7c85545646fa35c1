import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'history',
  language: 'es',
  questions: [
    {
      question: '¿En qué año llegó Cristóbal Colón por primera vez a América?',
      options: ['1492', '1498', '1512', '1588'],
      note: 'Desembarcó el 12 de octubre en Guanahaní, una isla de las Bahamas, convencido de haber llegado a las puertas de Asia.',
    },
    {
      question: '¿Qué pueblo construyó Machu Picchu?',
      options: ['Los incas', 'Los aztecas', 'Los mayas', 'Los mapuches'],
      note: 'Se levantó en el siglo XV, en los Andes peruanos. Sus muros de piedra encajan sin necesidad de argamasa.',
    },
    {
      question: '¿En qué año cayó el Muro de Berlín?',
      options: ['1989', '1961', '1979', '1985'],
      note: 'Se abrió la noche del 9 de noviembre, tras 28 años. Alemania se reunificó menos de un año después.',
    },
    {
      question: '¿Qué ciudad romana sepultó el Vesubio en el año 79?',
      options: ['Pompeya', 'Cartago', 'Mérida', 'Tarragona'],
      note: 'La ceniza conservó calles, casas y hasta panes en el horno. La vecina Herculano corrió la misma suerte.',
    },
    {
      question: '¿Con qué invento se asocia el nombre de Johannes Gutenberg?',
      options: ['La imprenta', 'El telescopio', 'La máquina de vapor', 'El reloj de péndulo'],
      note: 'A mediados del siglo XV imprimió con tipos móviles de metal su célebre Biblia, y los libros se abarataron en toda Europa.',
    },
    {
      question: '¿De qué faraón es la tumba que Howard Carter halló en 1922?',
      options: ['Tutankamón', 'Ramsés II', 'Keops', 'Akenatón'],
      note: 'Estaba casi intacta, en el Valle de los Reyes. La máscara funeraria, de oro, pesa unos diez kilos.',
    },
    {
      question: 'Cleopatra vivió antes de que se construyeran las pirámides de Guiza.',
      isTrue: false,
      note: 'Vivió unos 2500 años después. En el tiempo, está más cerca de la llegada a la Luna que de la Gran Pirámide.',
    },
    {
      question: '¿Cuál era la capital del Imperio azteca?',
      options: ['Tenochtitlan', 'Teotihuacan', 'Chichén Itzá', 'Cuzco'],
      note: 'Se alzaba sobre una isla del lago de Texcoco. Sus restos están bajo la actual Ciudad de México.',
    },
    {
      question: 'Simón Bolívar nació en Caracas.',
      isTrue: true,
      note: 'Vino al mundo en 1783. Le llamaron el Libertador, y Bolivia lleva su nombre.',
    },
    {
      question: '¿Qué ciudad fue la capital del califato andalusí en el siglo X?',
      options: ['Córdoba', 'Granada', 'Toledo', 'Zaragoza'],
      note: 'Abderramán III se proclamó califa en 929 y mandó construir cerca de allí la ciudad palaciega de Medina Azahara.',
    },
    {
      question: '¿Quién cruzó los Andes en 1817 al frente del ejército que liberó Chile?',
      options: ['José de San Martín', 'Simón Bolívar', 'Antonio José de Sucre', 'Miguel Hidalgo'],
      note: 'Partió de Mendoza y venció en Chacabuco. Desde Chile siguió después por mar hacia el Perú.',
    },
    {
      question: '¿Qué pieza hizo posible descifrar los jeroglíficos egipcios?',
      options: ['La piedra de Rosetta', 'La piedra del Sol', 'El código de Hammurabi', 'El disco de Festo'],
      note: 'Lleva el mismo decreto en jeroglífico, demótico y griego. Gracias a ella, Champollion dio con la clave en 1822.',
    },
    {
      question: '¿Qué tratado repartió en 1494 el Atlántico entre Castilla y Portugal?',
      options: ['El de Tordesillas', 'El de Utrecht', 'El de Alcáçovas', 'El de los Pirineos'],
      note: 'Trazó una línea a 370 leguas al oeste de Cabo Verde. Por eso Brasil quedó en el lado portugués.',
    },
    {
      question: '¿Quién mandaba la nao Victoria al completar la primera vuelta al mundo?',
      options: ['Juan Sebastián Elcano', 'Fernando de Magallanes', 'Vasco Núñez de Balboa', 'Juan de la Cosa'],
      note: 'Volvió a Sanlúcar en septiembre de 1522, casi tres años después de partir. Magallanes había muerto en Filipinas.',
    },
  ],
}
