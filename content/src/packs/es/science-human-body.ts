import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'science',
  subcategory: 'human-body',
  language: 'es',
  questions: [
    {
      question: '¿Qué órgano impulsa la sangre por todo el cuerpo?',
      options: ['El corazón', 'El hígado', 'El pulmón', 'El riñón'],
      note: 'Late unas cien mil veces al día. Su lado derecho envía la sangre a los pulmones y el izquierdo, al resto del cuerpo.',
    },
    {
      question: '¿Cuántos dientes tiene una dentadura adulta completa?',
      options: ['32', '20', '28', '36'],
      note: 'Son ocho incisivos, cuatro caninos, ocho premolares y doce molares, entre ellos las cuatro muelas del juicio.',
    },
    {
      question: '¿Cómo se llaman los vasos que llevan la sangre desde el corazón?',
      options: ['Arterias', 'Venas', 'Bronquios', 'Tendones'],
      note: 'Las venas la traen de vuelta. Entre unas y otras hay capilares más finos que un cabello.',
    },
    {
      question: '¿Dónde está el fémur?',
      options: ['En el muslo', 'En el antebrazo', 'En la mano', 'En la espalda'],
      note: 'Es el hueso más largo del cuerpo: mide aproximadamente la cuarta parte de la estatura de una persona.',
    },
    {
      question: 'Un adulto tiene más huesos que un recién nacido.',
      isTrue: false,
      note: 'El bebé nace con cerca de 300 piezas, muchas de cartílago, que se van soldando hasta los 206 huesos habituales del adulto.',
    },
    {
      question: '¿Qué músculo separa el tórax del abdomen?',
      options: ['El diafragma', 'El bíceps', 'El trapecio', 'El deltoides'],
      note: 'Cuando se contrae, desciende y el aire entra en los pulmones. Sus contracciones bruscas causan el hipo.',
    },
    {
      question: 'Las cuerdas vocales se encuentran en la laringe.',
      isTrue: true,
      note: 'Vibran con el aire que sale de los pulmones. Cuanto más tensas y cortas son, más aguda es la voz.',
    },
    {
      question: '¿Qué proteína de la sangre transporta el oxígeno?',
      options: ['La hemoglobina', 'La insulina', 'La queratina', 'El colágeno'],
      note: 'Va dentro de los glóbulos rojos y contiene hierro, al que la sangre debe su color.',
    },
    {
      question: '¿Qué parte del ojo regula la cantidad de luz que entra?',
      options: ['El iris', 'La retina', 'El cristalino', 'La córnea'],
      note: 'Sus músculos agrandan o achican la pupila, que no es más que un orificio. También da el color a los ojos.',
    },
    {
      question: '¿La falta de qué vitamina provoca el escorbuto?',
      options: ['De la vitamina C', 'De la vitamina A', 'De la vitamina D', 'De la vitamina K'],
      note: 'Abunda en los cítricos y los pimientos. El mal diezmaba a los marineros en los viajes largos.',
    },
    {
      question: '¿Qué órgano produce la insulina?',
      options: ['El páncreas', 'El bazo', 'El estómago', 'La vejiga'],
      note: 'Esta hormona permite a las células aprovechar el azúcar de la sangre. Cuando falta o no actúa bien, aparece la diabetes.',
    },
    {
      question: 'Los glóbulos rojos maduros de las personas tienen núcleo.',
      isTrue: false,
      note: 'Lo pierden al madurar, y así pueden llevar más oxígeno. Viven unos 120 días.',
    },
    {
      question: '¿Qué científico español ganó el Nobel de 1906 por sus estudios del sistema nervioso?',
      options: ['Santiago Ramón y Cajal', 'Severo Ochoa', 'Gregorio Marañón', 'Miguel Servet'],
      note: 'Lo compartió con el italiano Camillo Golgi. Sus dibujos demostraron que las neuronas son células independientes.',
    },
    {
      question: '¿Cuál es el hueso más pequeño del cuerpo humano?',
      options: ['El estribo', 'El martillo', 'El yunque', 'La rótula'],
      note: 'Mide unos tres milímetros y está en el oído medio. Junto al martillo y el yunque transmite las vibraciones del tímpano.',
    },
  ],
}
