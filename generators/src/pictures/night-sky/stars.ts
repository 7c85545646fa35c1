// The stars of the drawings: right ascension (hours, minutes) and declination (degrees, minutes) of the epoch 2000, magnitude, and a
// colour where the eye sees one. They are grouped by constellation.

import { angleBetween } from '../maps/projection.ts'
import type { LngLat } from '../maps/projection.ts'

export interface Star {
  /** Degrees, from 0 to 360. */
  rightAscension: number
  /** Degrees, from −90 to 90. */
  declination: number
  /** Small for bright stars. */
  magnitude: number
  hue: string
}

const table = `
betelgeuse 5 55.2 +7 24 0.5 red
rigel 5 14.5 -8 12 0.1 blue
bellatrix 5 25.1 +6 21 1.6 blue
mintaka 5 32.0 -0 18 2.2 blue
alnilam 5 36.2 -1 12 1.7 blue
alnitak 5 40.8 -1 57 1.7 blue
saiph 5 47.8 -9 40 2.1 blue
meissa 5 35.1 +9 56 3.4

dubhe 11 03.7 +61 45 1.8 orange
merak 11 01.8 +56 23 2.4
phecda 11 53.8 +53 42 2.4
megrez 12 15.4 +57 02 3.3
alioth 12 54.0 +55 58 1.8
mizar 13 23.9 +54 56 2.2
alkaid 13 47.5 +49 19 1.9
23-uma 9 31.5 +63 04 3.7
muscida 8 30.3 +60 43 3.4
upsilon-uma 9 51.0 +59 02 3.8
theta-uma 9 32.9 +51 41 3.2
talitha 8 59.2 +48 02 3.1
chi-uma 11 46.1 +47 47 3.7
psi-uma 11 09.7 +44 30 3.0
tania 10 22.3 +41 30 3.1
alula 11 18.5 +33 06 3.5

polaris 2 31.8 +89 16 2.0
yildun 17 32.2 +86 35 4.4
epsilon-umi 16 46.0 +82 02 4.2
zeta-umi 15 44.1 +77 48 4.3
eta-umi 16 17.5 +75 45 5.0
kochab 14 50.7 +74 09 2.1 orange
pherkad 15 20.7 +71 50 3.0

caph 0 09.2 +59 09 2.3
schedar 0 40.5 +56 32 2.2 orange
gamma-cas 0 56.7 +60 43 2.2
ruchbah 1 25.8 +60 14 2.7
segin 1 54.4 +63 40 3.4

alderamin 21 18.6 +62 35 2.5
alfirk 21 28.7 +70 34 3.2
errai 23 39.3 +77 38 3.2
iota-cep 22 49.7 +66 12 3.5
zeta-cep 22 10.9 +58 12 3.4

deneb 20 41.4 +45 17 1.2
sadr 20 22.2 +40 15 2.2
epsilon-cyg 20 46.2 +33 58 2.5
zeta-cyg 21 12.9 +30 14 3.2
delta-cyg 19 45.0 +45 08 2.9
iota-cyg 19 29.7 +51 44 3.8
kappa-cyg 19 17.1 +53 22 3.8
eta-cyg 19 56.3 +35 05 3.9
albireo 19 30.7 +27 58 3.1

vega 18 36.9 +38 47 0.0
epsilon-lyr 18 44.3 +39 40 3.9
zeta-lyr 18 44.8 +37 36 4.3
delta-lyr 18 54.5 +36 54 4.3
sheliak 18 50.1 +33 22 3.5
sulafat 18 58.9 +32 41 3.2

altair 19 50.8 +8 52 0.8
tarazed 19 46.3 +10 37 2.7 orange
alshain 19 55.3 +6 24 3.7
zeta-aql 19 05.4 +13 52 3.0
epsilon-aql 18 59.6 +15 04 4.0
delta-aql 19 25.5 +3 07 3.4
lambda-aql 19 06.2 -4 53 3.4
eta-aql 19 52.5 +1 00 3.9
theta-aql 20 11.3 -0 49 3.2

regulus 10 08.4 +11 58 1.4
eta-leo 10 07.3 +16 46 3.5
algieba 10 20.0 +19 50 2.0 orange
adhafera 10 16.7 +23 25 3.4
rasalas 9 52.8 +26 00 3.9
epsilon-leo 9 45.9 +23 46 3.0
denebola 11 49.1 +14 34 2.1
zosma 11 14.1 +20 31 2.6
chertan 11 14.2 +15 26 3.3

antares 16 29.4 -26 26 1.0 red
acrab 16 05.4 -19 48 2.6
dschubba 16 00.3 -22 37 2.3
pi-sco 15 58.9 -26 07 2.9
sigma-sco 16 21.2 -25 36 2.9
tau-sco 16 35.9 -28 13 2.8
epsilon-sco 16 50.2 -34 18 2.3
mu-sco 16 51.9 -38 03 3.0
zeta-sco 16 54.6 -42 22 3.6
eta-sco 17 12.2 -43 14 3.3
sargas 17 37.3 -43 00 1.9
iota-sco 17 47.6 -40 08 3.0
kappa-sco 17 42.5 -39 02 2.4
shaula 17 33.6 -37 06 1.6
lesath 17 30.8 -37 18 2.7

aldebaran 4 35.9 +16 31 0.9 orange
elnath 5 26.3 +28 36 1.7
zeta-tau 5 37.6 +21 09 3.0
ain 4 28.6 +19 11 3.5
delta-tau 4 22.9 +17 33 3.8
gamma-tau 4 19.8 +15 38 3.7
theta-tau 4 28.7 +15 52 3.4
lambda-tau 4 00.7 +12 29 3.5
omicron-tau 3 24.8 +9 02 3.6
alcyone 3 47.5 +24 06 2.9 blue
atlas 3 49.2 +24 03 3.6 blue
pleione 3 49.2 +24 08 5.1 blue
electra 3 44.9 +24 07 3.7 blue
maia 3 45.8 +24 22 3.9 blue
merope 3 46.3 +23 57 4.2 blue
taygeta 3 45.2 +24 28 4.3 blue
celaeno 3 44.8 +24 17 5.4 blue
asterope 3 45.9 +24 33 5.8 blue

castor 7 34.6 +31 53 1.6
pollux 7 45.3 +28 02 1.1 orange
alhena 6 37.7 +16 24 1.9
wasat 7 20.1 +21 59 3.5
mebsuta 6 43.9 +25 08 3.0
tejat 6 23.0 +22 31 2.9
propus 6 14.9 +22 30 3.3
zeta-gem 7 04.1 +20 34 3.9
tau-gem 7 11.1 +30 15 4.4
upsilon-gem 7 35.9 +26 54 4.1
lambda-gem 7 18.1 +16 32 3.6
xi-gem 6 45.3 +12 54 3.4

sirius 6 45.1 -16 43 -1.5
mirzam 6 22.7 -17 57 2.0
gamma-cma 7 03.8 -15 38 4.1
iota-cma 6 56.1 -17 03 4.4
theta-cma 6 54.2 -12 02 4.1
omicron-cma 7 03.0 -23 50 3.0
wezen 7 08.4 -26 24 1.8
adhara 6 58.6 -28 58 1.5
aludra 7 24.1 -29 18 2.4

procyon 7 39.3 +5 14 0.4
gomeisa 7 27.2 +8 17 2.9

canopus 6 24.0 -52 42 -0.7

arcturus 14 15.7 +19 11 0.0 orange
muphrid 13 54.7 +18 24 2.7
izar 14 45.0 +27 04 2.4
rho-boo 14 31.8 +30 22 3.6
seginus 14 32.1 +38 18 3.0
nekkar 15 01.9 +40 23 3.5
delta-boo 15 15.5 +33 19 3.5
zeta-boo 14 41.1 +13 44 3.8

alphecca 15 34.7 +26 43 2.2
nusakan 15 27.8 +29 06 3.7
theta-crb 15 32.9 +31 22 4.1
gamma-crb 15 42.7 +26 18 3.8
delta-crb 15 49.6 +26 04 4.6
epsilon-crb 15 57.6 +26 53 4.1
iota-crb 16 01.4 +29 51 5.0

kaus-australis 18 24.2 -34 23 1.8
kaus-media 18 21.0 -29 50 2.7
kaus-borealis 18 28.0 -25 25 2.8
alnasl 18 05.8 -30 25 3.0
nunki 18 55.3 -26 18 2.0
ascella 19 02.6 -29 53 2.6
phi-sgr 18 45.7 -26 59 3.2
tau-sgr 19 06.9 -27 40 3.3

spica 13 25.2 -11 10 1.0 blue
porrima 12 41.7 -1 27 2.7
delta-vir 12 55.6 +3 24 3.4
vindemiatrix 13 02.2 +10 58 2.8
zaniah 12 19.9 -0 40 3.9
zavijava 11 50.7 +1 46 3.6
heze 13 34.7 -0 36 3.4
theta-vir 13 09.9 -5 32 4.4
tau-vir 14 01.6 +1 33 4.3
109-vir 14 46.2 +1 54 3.7
syrma 14 16.0 -6 00 4.1
mu-vir 14 43.1 -5 39 3.9

mirfak 3 24.3 +49 52 1.8
algol 3 08.2 +40 57 2.1
gamma-per 3 04.8 +53 30 2.9
miram 2 50.7 +55 54 3.8
delta-per 3 42.9 +47 47 3.0
epsilon-per 3 57.9 +40 01 2.9
menkib 3 59.0 +35 47 4.0
zeta-per 3 54.1 +31 53 2.9
atik 3 44.3 +32 17 3.8
rho-per 3 05.2 +38 50 3.4
kappa-per 3 09.5 +44 51 3.8

capella 5 16.7 +46 00 0.1 orange
menkalinan 5 59.5 +44 57 1.9
theta-aur 5 59.7 +37 13 2.6
iota-aur 4 57.0 +33 10 2.7
epsilon-aur 5 02.0 +43 49 3.0
eta-aur 5 06.5 +41 14 3.2

thuban 14 04.4 +64 23 3.7
rastaban 17 30.4 +52 18 2.8
eltanin 17 56.6 +51 29 2.2 orange
grumium 17 53.5 +56 52 3.7
kuma 17 32.2 +55 11 4.1
altais 19 12.6 +67 40 3.1
epsilon-dra 19 48.2 +70 16 3.8
chi-dra 18 21.1 +72 44 3.6
zeta-dra 17 08.8 +65 43 3.2
eta-dra 16 24.0 +61 31 2.7
theta-dra 16 01.9 +58 34 4.0
edasich 15 24.9 +58 58 3.3
kappa-dra 12 33.5 +69 47 3.9
giausar 11 31.4 +69 20 3.8

rotanev 20 37.5 +14 36 3.6
sualocin 20 39.6 +15 55 3.8
gamma-del 20 46.7 +16 07 3.9
delta-del 20 43.5 +15 04 4.4
epsilon-del 20 33.2 +11 18 4.0

gienah 12 15.8 -17 33 2.6
kraz 12 34.4 -23 24 2.7
algorab 12 29.9 -16 31 3.0
minkar 12 10.1 -22 37 3.0
alchiba 12 08.4 -24 44 4.0

kornephoros 16 30.2 +21 29 2.8
gamma-her 16 21.9 +19 09 3.8
zeta-her 16 41.3 +31 36 2.8
eta-her 16 42.9 +38 55 3.5
pi-her 17 15.0 +36 49 3.2
epsilon-her 17 00.3 +30 56 3.9
delta-her 17 15.0 +24 50 3.1
rasalgethi 17 14.6 +14 23 3.3 orange
lambda-her 17 30.7 +26 07 4.4
mu-her 17 46.5 +27 43 3.4
rho-her 17 23.7 +37 09 4.2
theta-her 17 56.3 +37 15 3.9
iota-her 17 39.5 +46 00 3.8
sigma-her 16 34.1 +42 26 4.2
tau-her 16 19.7 +46 19 3.9

alpheratz 0 08.4 +29 05 2.1
scheat 23 03.8 +28 05 2.4 orange
markab 23 04.8 +15 12 2.5
algenib 0 13.2 +15 11 2.8
homam 22 41.5 +10 50 3.4
biham 22 10.2 +6 12 3.5
enif 21 44.2 +9 53 2.4 orange
matar 22 43.0 +30 13 2.9

delta-and 0 39.3 +30 52 3.3
mirach 1 09.7 +35 37 2.1 orange
almach 2 03.9 +42 20 2.1 orange
mu-and 0 56.8 +38 30 3.9
nu-and 0 49.8 +41 05 4.5

acrux 12 26.6 -63 06 0.8 blue
mimosa 12 47.7 -59 41 1.2 blue
gacrux 12 31.2 -57 07 1.6 red
delta-cru 12 15.1 -58 45 2.8 blue
epsilon-cru 12 21.4 -60 24 3.6

alpha-centauri 14 39.6 -60 50 -0.3
hadar 14 03.8 -60 22 0.6 blue
menkent 14 06.7 -36 22 2.1 orange
gamma-cen 12 41.5 -48 58 2.2
delta-cen 12 08.4 -50 43 2.6
epsilon-cen 13 39.9 -53 28 2.3
zeta-cen 13 55.5 -47 17 2.5
mu-cen 13 49.6 -42 28 3.0
eta-cen 14 35.5 -42 09 2.3
iota-cen 13 20.6 -36 43 2.7`

export const stars: Map<string, Star> = new Map(table.split('\n').filter(Boolean).map(starIn))

function starIn(row: string): [string, Star] {
  const [name = '', hours, minutes, degrees = '', arcMinutes, magnitude, hue = 'white'] = row.split(' ')
  const sign = degrees.startsWith('-') ? -1 : 1
  const declination = sign * (Math.abs(Number(degrees)) + Number(arcMinutes) / 60)
  return [name, { rightAscension: 15 * (Number(hours) + Number(minutes) / 60), declination, magnitude: Number(magnitude), hue }]
}

/** @throws when the table has no such star. */
export function starNamed(name: string): Star {
  const star = stars.get(name)
  if (!star) throw new Error(`no star ${name}`)
  return star
}

/** A star as a place on a globe seen from inside: east is on the left. */
export const placeOf = ({ rightAscension, declination }: Star): LngLat => [-rightAscension, declination]

/** In degrees. */
export const apart = (one: string, other: string): number =>
  (angleBetween(placeOf(starNamed(one)), placeOf(starNamed(other))) * 180) / Math.PI
