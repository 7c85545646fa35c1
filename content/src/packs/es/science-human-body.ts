import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'science',
  subcategory: 'human-body',
  language: 'es',
  questions: `
? ¿Qué órgano impulsa la sangre por todo el cuerpo?
+ El corazón
- El hígado | El pulmón | El riñón
= Late unas cien mil veces al día. Su lado derecho envía la sangre a los pulmones y el izquierdo, al resto del cuerpo.

? ¿Cuántos dientes tiene una dentadura adulta completa?
+ 32
- 20 | 28 | 36
= Son ocho incisivos, cuatro caninos, ocho premolares y doce molares, entre ellos las cuatro muelas del juicio.

? ¿Cómo se llaman los vasos que llevan la sangre desde el corazón?
+ Arterias
- Venas | Bronquios | Tendones
= Las venas la traen de vuelta. Entre unas y otras hay capilares más finos que un cabello.

? ¿Dónde está el fémur?
+ En el muslo
- En el antebrazo | En la mano | En la espalda
= Es el hueso más largo del cuerpo: mide aproximadamente la cuarta parte de la estatura de una persona.

? Un adulto tiene más huesos que un recién nacido.
! false
= El bebé nace con cerca de 300 piezas, muchas de cartílago, que se van soldando hasta los 206 huesos habituales del adulto.

? ¿Qué músculo separa el tórax del abdomen?
+ El diafragma
- El bíceps | El trapecio | El deltoides
= Cuando se contrae, desciende y el aire entra en los pulmones. Sus contracciones bruscas causan el hipo.

? Las cuerdas vocales se encuentran en la laringe.
! true
= Vibran con el aire que sale de los pulmones. Cuanto más tensas y cortas son, más aguda es la voz.

? ¿Qué proteína de la sangre transporta el oxígeno?
+ La hemoglobina
- La insulina | La queratina | El colágeno
= Va dentro de los glóbulos rojos y contiene hierro, al que la sangre debe su color.

? ¿Qué parte del ojo regula la cantidad de luz que entra?
+ El iris
- La retina | El cristalino | La córnea
= Sus músculos agrandan o achican la pupila, que no es más que un orificio. También da el color a los ojos.

? ¿La falta de qué vitamina provoca el escorbuto?
+ De la vitamina C
- De la vitamina A | De la vitamina D | De la vitamina K
= Abunda en los cítricos y los pimientos. El mal diezmaba a los marineros en los viajes largos.

? ¿Qué órgano produce la insulina?
+ El páncreas
- El bazo | El estómago | La vejiga
= Esta hormona permite a las células aprovechar el azúcar de la sangre. Cuando falta o no actúa bien, aparece la diabetes.

? Los glóbulos rojos maduros de las personas tienen núcleo.
! false
= Lo pierden al madurar, y así pueden llevar más oxígeno. Viven unos 120 días.

? ¿Qué científico español ganó el Nobel de 1906 por sus estudios del sistema nervioso?
+ Santiago Ramón y Cajal
- Severo Ochoa | Gregorio Marañón | Miguel Servet
= Lo compartió con el italiano Camillo Golgi. Sus dibujos demostraron que las neuronas son células independientes.

? ¿Cuál es el hueso más pequeño del cuerpo humano?
+ El estribo
- El martillo | El yunque | La rótula
= Mide unos tres milímetros y está en el oído medio. Junto al martillo y el yunque transmite las vibraciones del tímpano.`,
}
