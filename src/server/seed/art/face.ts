import { type Canvas, circle, ellipse, group, n, path, stroke } from './canvas.ts'
import { lit, mix, shaded } from './palette.ts'
import type { Person } from './person.ts'

/** The outline of head and jaw, around an origin between the eyes. */
export function headOutline({ face: [cheek, jaw, chin, length] }: Person): string {
  const half = (s: 1 | -1, forward: boolean): string => {
    const w = cheek * s
    const j = jaw * s
    const c = chin * s
    return forward
      ? `C${n(58 * s)},-156 ${n(w)},-122 ${n(w)},-36 C${n(w)},8 ${n(w - 2 * s)},36 ${n(w - 8 * s)},60 C${n(w - 13 * s)},86 ${n(j)},${n(length - 36)} ${n(c + 14 * s)},${n(length - 10)} C${n(c)},${n(length)} ${n(c * 0.5)},${n(length + 1)} 0,${n(length + 1)}`
      : `C${n(c * 0.5)},${n(length + 1)} ${n(c)},${n(length)} ${n(c + 14 * s)},${n(length - 10)} C${n(j)},${n(length - 36)} ${n(w - 13 * s)},86 ${n(w - 8 * s)},60 C${n(w - 2 * s)},36 ${n(w)},8 ${n(w)},-36 C${n(w)},-122 ${n(58 * s)},-156 0,-156`
  }
  return `M0,-156 ${half(1, true)} ${half(-1, false)}Z`
}

function eye(c: Canvas, person: Person, side: 1 | -1): string {
  const [width, opening, weight, arch] = person.gaze
  const w = width / 2
  const o = opening
  const lash = mix(person.hair, '#1d1512', 0.75)
  const lashWeight = person.woman ? 4.6 : 3.6
  const upper = `M${n(-w)},4 C${n(-w * 0.5)},${n(-o)} ${n(w * 0.4)},${n(-o - 1)} ${n(w)},-1`
  const almond = `${upper} C${n(w * 0.5)},${n(o * 0.75)} ${n(-w * 0.4)},${n(o * 0.95)} ${n(-w)},4Z`
  const lid = `${upper} L${n(w + (person.woman ? 5 : 2))},${person.woman ? -4 : -1} C${n(w * 0.45)},${n(-o - 1 - lashWeight)} ${n(-w * 0.55)},${n(-o - lashWeight + 1)} ${n(-w - 1)},4.5Z`
  const browColour = mix(mix(person.hair, '#2a201c', person.age >= 2 ? 0.35 : 0.55), person.skin, person.woman ? 0.26 : 0.18)
  const by = person.woman ? -32 : -30
  const brow = `M${n(-w - 3)},${n(by + 3)} C${n(-w * 0.3)},${n(by - arch)} ${n(w * 0.6)},${n(by - arch - 2)} ${n(w + 12)},${n(by + 4)} C${n(w * 0.6)},${n(by - arch + weight - 2)} ${n(-w * 0.3)},${n(by - arch + weight + 1)} ${n(-w - 2)},${n(by + 3 + weight * 0.6)}Z`
  const parts = [
    ellipse(0, -4, w + 12, 16, shaded(person.skin, 0.5), `opacity="0.13" ${c.blur(6)}`),
    path(almond, mix('#f4ece2', person.skin, 0.4)),
    group(circle(0.5, -1.5, o * 0.98, '#2b1c16') + circle(-2.4, -4, 1.9, '#fff', 'opacity="0.75"'), c.inside(path(almond, '#000'))),
    path(lid, lash),
    stroke(
      `M${n(-w * 0.7)},${n(-o - 6)} C${n(-w * 0.2)},${n(-o - 10)} ${n(w * 0.5)},${n(-o - 9)} ${n(w)},${n(-o - 2)}`,
      shaded(person.skin, 0.5),
      1.6,
      'opacity="0.4"',
    ),
    path(brow, browColour),
  ]
  if (person.age >= 1) {
    const strength = 0.12 + person.age * 0.07
    parts.push(
      stroke(
        `M${n(-w * 0.8)},${n(o + 9)} C${n(-w * 0.2)},${n(o + 14)} ${n(w * 0.4)},${n(o + 13)} ${n(w * 0.9)},${n(o + 7)}`,
        shaded(person.skin, 0.5),
        2,
        `opacity="${strength}"`,
      ),
    )
  }
  if (person.age >= 2) {
    parts.push(stroke(`M${n(w + 10)},4 L${n(w + 19)},1 M${n(w + 10)},9 L${n(w + 18)},12`, shaded(person.skin, 0.5), 1.6, 'opacity="0.25"'))
  }
  return `<g transform="translate(${n(43 * side)} 4) scale(${side} 1)">${parts.join('')}</g>`
}

function nose(c: Canvas, person: Person): string {
  const dark = shaded(mix(person.skin, '#a5573c', 0.4), 0.25)
  const w = person.nose
  return [
    path(`M7,-14 C8,10 11,30 ${n(w + 5)},50 C${n(w + 4)},62 6,66 0,66 C5,56 4,24 2,-10Z`, dark, `opacity="0.3" ${c.blur(2.2)}`),
    path(`M-3,-10 C-5,14 -5,34 -8,48 C-4,54 0,52 1,46 C1,28 0,8 -3,-10Z`, lit(person.skin, 0.6), `opacity="0.45" ${c.blur(2.5)}`),
    stroke(`M${n(-w)},57 C${n(-w + 3)},64 -5,61 0,65 C5,61 ${n(w - 3)},64 ${n(w)},57`, dark, 2.8, 'opacity="0.62"'),
  ].join('')
}

function mouth(c: Canvas, person: Person): string {
  const [w, curve] = person.mouth
  const smile = curve + 1.5
  const y = 97
  const dark = shaded(mix(person.lips, '#5b2a22', 0.45), 0.15)
  const upper = `M${n(-w)},${n(y - smile)} C${n(-w * 0.5)},${y - 6} -7,${y - 9} 0,${y - 6} C7,${y - 9} ${n(w * 0.5)},${y - 6} ${n(w)},${n(y - smile)} C${n(w * 0.5)},${y + 2} 5,${y} 0,${y + 1} C-5,${y} ${n(-w * 0.5)},${y + 2} ${n(-w)},${n(y - smile)}Z`
  const lower = `M${n(-w + 2)},${n(y - smile + 1)} C${n(-w * 0.5)},${y + 2} ${n(w * 0.5)},${y + 2} ${n(w - 2)},${n(y - smile + 1)} C${n(w * 0.55)},${y + 14} ${n(-w * 0.55)},${y + 14} ${n(-w + 2)},${n(y - smile + 1)}Z`
  return [
    ellipse(1, y + 19, w * 0.6, 5, shaded(person.skin, 0.5), `opacity="0.15" ${c.blur(4)}`),
    path(lower, mix(person.lips, person.skin, 0.22), `opacity="${person.woman ? 0.95 : 0.6}"`),
    path(upper, shaded(person.lips, 0.12), `opacity="${person.woman ? 0.95 : 0.65}"`),
    stroke(
      `M${n(-w - 1)},${n(y - smile)} C${n(-w * 0.5)},${y + 2} -5,${y} 0,${y + 1} C5,${y} ${n(w * 0.5)},${y + 2} ${n(w + 1)},${n(y - smile)}`,
      dark,
      2.4,
      'opacity="0.85"',
    ),
  ].join('')
}

function lines(person: Person): string {
  if (person.age < 1) return ''
  const dark = shaded(mix(person.skin, '#a5573c', 0.3), 0.35)
  const strength = (person.woman ? 0.03 : 0.07) + person.age * (person.woman ? 0.05 : 0.08)
  const fold = (s: number): string => stroke(`M${24 * s},66 C${34 * s},76 ${39 * s},84 ${38 * s},95`, dark, 2.2, `opacity="${strength}"`)
  const forehead = person.age === 3 ? stroke('M-34,-66 C-12,-70 14,-70 36,-66', dark, 1.8, 'opacity="0.16"') : ''
  return fold(1) + fold(-1) + forehead
}

function glasses(person: Person): string {
  if (!person.glasses) return ''
  const frame = person.glasses === 'thin' ? '#8C7A5E' : '#2c2623'
  const weight = person.glasses === 'thin' ? 2.4 : 4
  const lens =
    person.glasses === 'round' ? { w: 34, h: 31, r: 29 } : person.glasses === 'square' ? { w: 36, h: 27, r: 13 } : { w: 36, h: 25, r: 18 }
  const one = (x: number): string =>
    `<rect x="${x - lens.w}" y="${7 - lens.h}" width="${lens.w * 2}" height="${lens.h * 2}" rx="${lens.r}" fill="#fff" fill-opacity="0.1" stroke="${frame}" stroke-width="${weight}"/>`
  const cheek = person.face[0]
  const edge = 45 + lens.w
  return [
    one(-45),
    one(45),
    stroke(`M${-45 + lens.w},2 C-6,-4 6,-4 ${45 - lens.w},2`, frame, weight),
    stroke(`M${-edge},0 L${n(-cheek - 3)},-5 M${edge},0 L${n(cheek + 3)},-5`, frame, weight),
  ].join('')
}

/** Both ears; men's lie over the hair, women's under it. */
export function drawEars(person: Person): string {
  const warm = mix(person.skin, '#b0603f', 0.38)
  const x = person.face[0] + (person.woman ? 1 : 5)
  const ear = (s: 1 | -1): string =>
    ellipse(s * x, 18, 13, 28, s === 1 ? shaded(warm, 0.16) : mix(person.skin, warm, 0.35)) +
    stroke(
      `M${n(s * (x + 4))},3 C${n(s * (x + 9))},10 ${n(s * (x + 6))},26 ${n(s * (x + 1))},32`,
      shaded(warm, 0.25),
      2.4,
      'opacity="0.45"',
    )
  return ear(-1) + ear(1)
}

/** Head, ears and calm features, lit from the left. */
export function drawFace(c: Canvas, person: Person): string {
  const [cheek, , , length] = person.face
  const outline = headOutline(person)
  const skin = person.skin
  const warm = mix(skin, '#b0603f', 0.38)
  const shade = `M70,-170 C84,-100 70,-40 76,4 C82,34 72,62 56,88 C44,108 22,126 6,${n(length + 6)} L140,${n(length + 20)} L140,-170Z`
  const modelling = group(
    [
      path(shade, shaded(warm, 0.16), `opacity="0.42" ${c.blur(9)}`),
      ellipse(-52, 58, 30, 20, '#c9664c', `opacity="0.2" ${c.blur(12)}`),
      ellipse(54, 58, 26, 19, '#c9664c', `opacity="0.15" ${c.blur(12)}`),
      ellipse(-30, -70, 52, 38, lit(skin, 0.7), `opacity="0.4" ${c.blur(16)}`),
      ellipse(0, length + 2, 60, 15, shaded(warm, 0.2), `opacity="0.28" ${c.blur(9)}`),
      path(`M-120,-180 L120,-180 L120,-70 C60,-104 -40,-110 -120,-60Z`, shaded(warm, 0.3), `opacity="0.3" ${c.blur(12)}`),
    ].join(''),
    c.inside(path(outline, '#000')),
  )
  const studs = person.earrings ? circle(-cheek - 1, 44, 4.6, '#e9d9b4') + circle(cheek + 1, 44, 4.6, '#c4ab7d') : ''
  return [
    person.woman ? drawEars(person) : '',
    path(
      outline,
      c.linear(
        [
          [0, lit(skin, 0.16)],
          [0.55, skin],
          [1, mix(skin, warm, 0.5)],
        ],
        0,
        0.3,
        1,
        0.6,
      ),
    ),
    modelling,
    nose(c, person),
    eye(c, person, -1),
    eye(c, person, 1),
    lines(person),
    mouth(c, person),
    studs,
  ].join('')
}

/** Spectacles, laid over face and hair. */
export const drawGlasses = glasses
