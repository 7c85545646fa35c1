import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'technology',
  language: 'es',
  questions: `
? ¿Qué signo separa el usuario del dominio en una dirección de correo electrónico?
+ La arroba
- La almohadilla | El asterisco | El guion bajo
= Ray Tomlinson lo eligió en 1971. En español lleva el nombre de una antigua medida de peso, de origen árabe.

? ¿Qué convierte en electricidad un panel fotovoltaico?
+ La luz del Sol
- La fuerza del viento | El calor de la Tierra | El vaivén de las olas
= Sus células suelen ser de silicio. El satélite Vanguard 1 ya las llevaba en 1958.

? ¿Cuántos bits forman un byte?
+ Ocho
- Cuatro | Diez | Doce
= Con ocho ceros y unos se pueden escribir 256 valores distintos, suficientes para todas las letras de nuestro alfabeto.

? Internet y la web son exactamente lo mismo.
! false
= Internet es la red que une los equipos; la web es uno de los servicios que la usan, como lo es también el correo.

? ¿Qué tecnología inalámbrica debe su nombre a un rey danés?
+ Bluetooth
- Wifi | GPS | NFC
= Recuerda a Harald «Diente Azul», que unió territorios nórdicos en el siglo X. El logotipo junta las runas de sus iniciales.

? ¿Qué país puso en órbita el primer satélite artificial?
+ La Unión Soviética
- Estados Unidos | El Reino Unido | Francia
= El Sputnik 1 despegó el 4 de octubre de 1957. Era una esfera de 58 centímetros que emitía pitidos por radio.

? Un código QR puede leerse aunque tenga una parte dañada.
! true
= Incluye datos para corregir errores y admite daños de hasta un 30 %, según el nivel elegido. Nació en Japón en 1994.

? La memoria RAM de un ordenador pierde sus datos cuando se queda sin corriente.
! true
= Es rápida pero volátil. Lo que debe perdurar se guarda en el disco o en una memoria flash.

? ¿Quién propuso la World Wide Web mientras trabajaba en el CERN?
+ Tim Berners-Lee
- Bill Gates | Steve Jobs | Vint Cerf
= Lo hizo en 1989 para que los científicos compartieran documentos. En 1993 el CERN cedió la tecnología al dominio público.

? ¿De qué sabio medieval procede la palabra «algoritmo»?
+ Al-Juarismi
- Averroes | Avicena | Maimónides
= Trabajó en Bagdad en el siglo IX. Del título de uno de sus tratados salió también la palabra «álgebra».

? ¿Qué aeronave inventó Juan de la Cierva?
+ El autogiro
- El hidroavión | El dirigible | El ala delta
= Voló con éxito en 1923. Su rotor gira libremente con el aire, y su articulación abrió el camino al helicóptero.

? ¿Qué lenguaje de programación se llama así por un grupo de humoristas británicos?
+ Python
- Java | Ruby | Pascal
= Guido van Rossum, admirador de los Monty Python, lo dio a conocer en 1991.

? ¿Quién construyó hacia 1912 un autómata capaz de jugar un final de ajedrez?
+ Leonardo Torres Quevedo
- Isaac Peral | Narciso Monturiol | Juan de la Cierva
= «El Ajedrecista» daba mate con torre y rey sin ayuda humana. Su creador diseñó además un transbordador para el Niágara.

? ¿Para qué máquina ideó Ada Lovelace su célebre algoritmo de 1843?
+ La máquina analítica
- La pascalina | La máquina Enigma | El telar de Jacquard
= Charles Babbage nunca llegó a construirla. El algoritmo calculaba los números de Bernoulli.`,
}
