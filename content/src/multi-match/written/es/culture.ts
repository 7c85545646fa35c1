import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'es',
  category: 'culture-match',
  subcategory: null,
  questions: `
? Ordena las comidas del día, de la primera a la última.
> Desayuno | Almuerzo | Merienda | Cena
= «Desayunar» significa romper el ayuno de la noche.

? Ordena estos meses tal como llegan en el año.
> Febrero | Mayo | Agosto | Noviembre
= Agosto lleva el nombre del emperador Augusto.

? Selecciona todos los deportes que se juegan con pelota.
* Tenis | Voleibol | Balonmano
- Esgrima | Judo
= El voleibol y el baloncesto nacieron en Massachusetts con menos de cinco años de diferencia.

? Ordena estas notas, de grave a aguda, empezando por do.
> Do | Mi | Sol | Si
= Son la primera, la tercera, la quinta y la séptima de la escala.

? Ordena estas voces, de la más grave a la más aguda.
> Bajo | Tenor | Contralto | Soprano
= Entre el bajo y el tenor está el barítono.

? Selecciona todos los platos originarios de España.
* Gazpacho | Paella | Salmorejo
- Ceviche | Risotto
= El ceviche es típico del Perú y el risotto viene de Italia.

? Selecciona todas las lenguas que descienden del latín.
* Rumano | Portugués | Catalán
- Euskera | Húngaro
= El euskera no tiene parientes conocidos entre las lenguas vivas.

? Selecciona todas las obras de Federico García Lorca.
* Bodas de sangre | Yerma
- La vida es sueño | Fuenteovejuna | Don Juan Tenorio
= Son de Calderón, de Lope de Vega y de Zorrilla, por este orden.

? Ordena estos estilos del arte europeo, del más antiguo al más reciente.
> Románico | Gótico | Renacimiento | Barroco | Impresionismo
= El nombre del impresionismo empezó siendo una burla de un cuadro de Monet.

? Ordena estos grupos de músicos, del menor al mayor.
> Dúo | Trío | Cuarteto | Quinteto | Octeto
= Un cuarteto de cuerda tiene dos violines, una viola y un violonchelo.
`,
}
