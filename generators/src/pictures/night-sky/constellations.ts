// The lines that join the stars of a constellation: each word is a line through several stars.

const lines = {
  orion: 'meissa betelgeuse bellatrix meissa; betelgeuse alnitak saiph rigel mintaka bellatrix; alnitak alnilam mintaka',
  'ursa-major':
    'alkaid mizar alioth megrez phecda merak dubhe megrez; dubhe 23-uma muscida upsilon-uma merak; upsilon-uma theta-uma talitha; ' +
    'phecda chi-uma psi-uma tania; chi-uma alula',
  plough: 'alkaid mizar alioth megrez phecda merak dubhe megrez',
  'ursa-minor': 'polaris yildun epsilon-umi zeta-umi kochab pherkad eta-umi zeta-umi',
  cassiopeia: 'caph schedar gamma-cas ruchbah segin',
  cepheus: 'alderamin alfirk errai iota-cep zeta-cep alderamin; alfirk iota-cep',
  cygnus: 'deneb sadr eta-cyg albireo; kappa-cyg iota-cyg delta-cyg sadr epsilon-cyg zeta-cyg',
  lyra: 'epsilon-lyr vega zeta-lyr delta-lyr sulafat sheliak zeta-lyr',
  aquila: 'tarazed altair alshain; altair delta-aql eta-aql theta-aql; lambda-aql delta-aql zeta-aql epsilon-aql',
  leo: 'epsilon-leo rasalas adhafera algieba eta-leo regulus chertan denebola zosma algieba; zosma chertan',
  scorpius:
    'acrab dschubba pi-sco; dschubba sigma-sco antares tau-sco epsilon-sco mu-sco zeta-sco eta-sco sargas iota-sco kappa-sco shaula lesath',
  taurus: 'elnath ain delta-tau gamma-tau theta-tau aldebaran zeta-tau; gamma-tau lambda-tau omicron-tau',
  gemini:
    'castor tau-gem mebsuta tejat propus; castor upsilon-gem pollux; tau-gem upsilon-gem wasat zeta-gem alhena; wasat lambda-gem xi-gem',
  'canis-major': 'mirzam sirius iota-cma gamma-cma theta-cma iota-cma; sirius omicron-cma wezen aludra; wezen adhara',
  'canis-minor': 'procyon gomeisa',
  bootes: 'arcturus izar delta-boo nekkar seginus rho-boo arcturus muphrid; arcturus zeta-boo',
  'corona-borealis': 'theta-crb nusakan alphecca gamma-crb delta-crb epsilon-crb iota-crb',
  sagittarius:
    'alnasl kaus-media kaus-australis alnasl; kaus-australis ascella phi-sgr kaus-media kaus-borealis phi-sgr nunki tau-sgr ascella',
  virgo: 'zavijava zaniah porrima theta-vir spica heze delta-vir porrima; delta-vir vindemiatrix; heze tau-vir 109-vir; spica syrma mu-vir',
  perseus: 'miram gamma-per mirfak delta-per epsilon-per menkib zeta-per atik; mirfak kappa-per algol rho-per; algol epsilon-per',
  auriga: 'capella menkalinan theta-aur elnath iota-aur eta-aur epsilon-aur capella',
  draco: 'giausar kappa-dra thuban edasich theta-dra eta-dra zeta-dra chi-dra epsilon-dra altais grumium kuma rastaban eltanin grumium',
  delphinus: 'epsilon-del rotanev sualocin gamma-del delta-del rotanev',
  corvus: 'alchiba minkar gienah algorab kraz minkar',
  hercules:
    'zeta-her eta-her pi-her epsilon-her zeta-her kornephoros gamma-her; epsilon-her delta-her lambda-her mu-her; ' +
    'kornephoros rasalgethi delta-her; pi-her rho-her theta-her iota-her; eta-her sigma-her tau-her',
  pegasus: 'alpheratz scheat markab algenib alpheratz; markab homam biham enif; scheat matar',
  andromeda: 'alpheratz delta-and mirach almach; mirach mu-and nu-and',
  crux: 'acrux gacrux; mimosa delta-cru',
  centaurus:
    'alpha-centauri hadar epsilon-cen zeta-cen mu-cen menkent iota-cen mu-cen; zeta-cen eta-cen menkent; epsilon-cen gamma-cen delta-cen',
}

export type Constellation = keyof typeof lines

/** Each line as the names of its stars. */
export const linesOf = (constellation: Constellation): string[][] => lines[constellation].split('; ').map(line => line.split(' '))

export const starsOf = (constellation: Constellation): string[] => [...new Set(linesOf(constellation).flat())]

export const allLines: string[][] = Object.values(lines).flatMap(text => text.split('; ').map(line => line.split(' ')))
