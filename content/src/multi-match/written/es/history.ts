import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'es',
  category: 'history-match',
  subcategory: null,
  questions: `
? Ordena estas edades, de la más antigua a la más reciente.
> Edad de Piedra | Edad del Bronce | Edad del Hierro
= Llevan el nombre del material de las mejores herramientas.

? Selecciona todos los pueblos que levantaron grandes ciudades en América antes de Colón.
* Mayas | Incas | Mexicas
- Fenicios | Etruscos
= Los fenicios navegaban por el Mediterráneo y los etruscos vivían en Italia.

? Selecciona todos los emperadores romanos.
* Augusto | Trajano | Adriano
- Sócrates | Aníbal
= Trajano nació en Itálica, cerca de la actual Sevilla.

? Ordena estas culturas de la península ibérica, de la más antigua a la más reciente.
> Tartessos | Hispania romana | Reino visigodo | Al-Ándalus
= Los romanos llegaron en el año 218 a. C. y Al-Ándalus comenzó en 711.

? Selecciona todas las maravillas del mundo antiguo.
* Faro de Alejandría | Coloso de Rodas | Gran Pirámide de Guiza
- Coliseo | Stonehenge
= Solo la Gran Pirámide sigue en pie.
`,
}
