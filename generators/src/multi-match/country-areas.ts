// Areas of well-known countries in square kilometres, rounded, because questions ask only for the order of clearly different areas.
// Countries with disputed borders are left out, unless they are so large that it makes no difference.

const table = `
RU 17000000
CA 10000000
BR 8500000
AU 7700000
AR 2800000
KZ 2700000
DZ 2400000
CD 2300000
SA 2100000
MX 2000000
IR 1600000
MN 1600000
PE 1300000
EG 1000000
NG 920000
TR 780000
CL 750000
FR 550000
ES 500000
SE 450000
IQ 440000
DE 360000
JP 380000
IT 300000
GB 240000
GR 130000
PT 92000
JO 89000
IE 70000
CH 41000
NL 42000
BE 31000
QA 12000
JM 11000
LU 2600
SG 730
MT 320`

export const countryAreas = new Map(
  table
    .trim()
    .split('\n')
    .map(row => {
      const [code = '', area = ''] = row.split(' ')
      return [code, Number(area)] as const
    }),
)
