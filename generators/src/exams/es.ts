import type { ExamPack } from './exam-pack.ts'

export const spanish: ExamPack = {
  language: 'es',
  title: 'Examen de muestra: pensar con claridad',
  rules: `
<p>Es una muestra para probar cómo funciona un examen. Se puede hacer una vez al día y no cuenta para nada.</p>
<ul>
<li>Son 20 preguntas en 30 minutos, con un total de 45 puntos. Puedes responderlas en cualquier orden.</li>
<li>Puedes usar lápiz y papel. Deja fuera calculadoras, apuntes y a otras personas.</li>
</ul>`,
  questions: `
?1 Una tienda rebaja un cuarto un precio de 80. ¿Cuál es el nuevo precio?
+ 60
- 55 | 64 | 20
= Un cuarto de 80 es 20, y 80 − 20 = 60.

?1 Todas las rosas de un jardín son rojas. De ahí se sigue que una flor de ese jardín que no es roja no es una rosa.
! true
= Si fuera una rosa, tendría que ser roja. Es la misma afirmación leída al revés.

?1 ¿Qué número sigue: 2, 6, 12, 20, 30?
+ 42
- 40 | 38 | 36
= Los pasos crecen de dos en dos: 4, 6, 8, 10; el siguiente es 12.

?1 Un tren sale a las 09:40 y llega a las 12:15. ¿Cuánto dura el viaje?
+ 2 h 35 min
- 3 h 35 min | 2 h 25 min | 2 h 55 min
= De 09:40 a 11:40 hay dos horas, y otros 35 minutos hasta las 12:15.

?1 Cuando llueve, la calle se moja. La calle está mojada. De ahí se sigue que ha llovido.
! false
= La calle puede estar mojada por otra razón: quizá alguien la lavó.

?1 ¿Cuánto es el 15 % de 240?
+ 36
- 40 | 45 | 48
= El diez por ciento es 24 y la mitad de eso, 12: en total, 36.

?2 Cinco personas se dan la mano, cada una con cada una de las demás una sola vez. ¿Cuántos apretones de manos hay?
+ 10
- 20 | 25 | 15
= Cada una de las cinco da la mano a cuatro, y cada apretón se cuenta dos veces: 5 × 4 ÷ 2 = 10.

?2 La media de cuatro números es 9. Tres de ellos son 7, 8 y 10. ¿Cuál es el cuarto?
+ 11
- 9 | 12 | 8
= Juntos suman 4 × 9 = 36, y 36 − 25 = 11.

?2 Ana es mayor que Bruno. Carla es menor que Bruno. ¿Quién es la persona más joven?
+ Carla
- Ana | Bruno | No se puede saber
= Carla es menor que Bruno, y Bruno es menor que Ana.

?2 El producto de dos números impares siempre es impar.
! true
= Un producto par necesita un factor 2, y un número impar no lo tiene.

?2 Un mapa tiene la escala 1:50 000. ¿Cuánto miden en la realidad 4 cm del mapa?
+ 2 km
- 200 m | 20 km | 4 km
= 4 cm × 50 000 = 200 000 cm, es decir, 2000 m.

?2 Se lanza un dado dos veces. ¿Qué probabilidad hay de sacar dos seises?
+ 1 de 36
- 1 de 6 | 1 de 12 | 2 de 6
= Un sexto de un sexto: 1/6 × 1/6 = 1/36.

?2 ¿Qué frase contradice «Ninguna puerta está cerrada con llave»?
+ Una puerta está cerrada con llave
- Todas las puertas tienen cerradura | Algunas puertas no están cerradas con llave | Las puertas están abiertas
= Basta una sola puerta cerrada con llave. Tener cerradura no significa estar cerrada.

?3 ¿Cuáles de estos números dividen 60 sin resto?
* 4 | 12 | 15
- 8 | 9
= 60 = 4 × 15 = 12 × 5. Con 8 y con 9 queda un resto.

?3 En un grupo de 12 hay tantos adultos como niños, y 5 personas llevan lentes. ¿Qué tiene que ser cierto?
* Hay 6 niños | 7 personas no llevan lentes
- Al menos un niño lleva lentes | Al menos un adulto lleva lentes
= Las cinco personas con lentes podrían ser todas adultas o todas niños.

?3 Un mes de 30 días tiene cinco domingos. ¿En qué días pudo haber empezado?
* Sábado | Domingo
- Viernes | Lunes | Martes
= Cuatro semanas son 28 días: solo los días de la semana del 1 y del 2 se repiten cinco veces.

?3 Una ciclista va a un pueblo a 20 km/h y vuelve por el mismo camino a 30 km/h. ¿Cuál fue la velocidad media?
+ 24 km/h
- 25 km/h | 26 km/h | 27 km/h
= Con 60 km por trayecto: 3 horas y 2 horas, o sea 120 km en 5 horas. La parte lenta dura más y pesa más.

?3 De 30 estudiantes, 18 aprenden francés, 15 aprenden alemán y 7 de ellos aprenden ambos. ¿Cuántos no aprenden ninguno?
+ 4
- 3 | 7 | 11
= Al menos un idioma: 18 + 15 − 7 = 26. Quedan 4.

?5 Ordena estas fracciones de menor a mayor.
> 1/3 | 2/5 | 1/2 | 3/4
= En decimales: 0,33; 0,4; 0,5; 0,75.

?5 Ordena estas longitudes de menor a mayor.
> 45 mm | 12 cm | 0,3 m | 0,0009 km
= En centímetros: 4,5; 12; 30; 90.
`,
}
