import { microphone } from './belongings.ts'
import { at, Canvas, circle, ellipse, polygon, rect, stroke } from './canvas.ts'
import { books } from './desk-things.ts'
import { windowOn } from './doorway.ts'
import { armchair, deskLamp, floorLamp, woodenChair } from './furniture.ts'
import { plant } from './greenery.ts'
import { hills } from './landscape.ts'
import { mix, shaded, tone } from './palette.ts'
import { shadow, tabletop } from './setting.ts'
import { desk, silhouette, studio } from './studio.ts'
import { cup, vase } from './table-things.ts'

type Scene = (c: Canvas) => void

const mirror = (x: number, y: number, s: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${-s} ${s})">${content}</g>`

const scenes: readonly Scene[] = [
  (c) => {
    studio(c, '#6f7f8c', '#55483f', 640)
    for (const x of [380, 900]) c.add(shadow(c, x, 640, 150, 16, 0.4))
    c.add(
      at(380, 640, 0.95, armchair(c, '#8C6239')),
      mirror(900, 640, 0.95, armchair(c, '#8C6239')),
      at(640, 640, 0.7, plant(c, tone.moss, '#d8c7ae')),
    )
  },
  (c) => {
    tabletop(c, '#39465a', '#2a2522', 520, 'lamp')
    c.add(
      at(420, 660, 1.05, microphone(c, '#8d97a1')),
      shadow(c, 830, 640, 150, 18, 0.5),
      at(830, 640, 0.8, books([tone.clay, tone.sage, tone.sand])),
      at(1050, 640, 0.8, cup(c, '#d9cdb9', true)),
    )
  },
  (c) => {
    studio(c, '#a79684', '#6a5140', 700)
    c.add(
      windowOn(
        c,
        120,
        80,
        300,
        320,
        [
          [0, '#bccad0'],
          [1, '#efe3cb'],
        ],
        '#efe6d6',
        hills(c, 100, 340, 320, 26, '#8fa0a0', 0.6, 400),
      ),
      at(760, 650, 1.3, silhouette(c, '#2f3b4d', '#2a211d', false)),
      desk(c, 620, '#7d5d45'),
      at(1010, 652, 0.7, cup(c, '#efe6d6')),
    )
  },
  (c) => {
    studio(c, '#7d8a7c', '#4d4136', 560)
    c.add(
      at(520, 650, 1.3, silhouette(c, '#7c5a4a', '#2d231e', true)),
      desk(c, 620, '#5c4738'),
      at(860, 650, 0.8, microphone(c, '#2b3848')),
      at(1110, 640, 0.9, plant(c, '#5f7263', '#c9a98a')),
    )
  },
  (c) => {
    studio(c, '#c5b299', '#8a6c53', 900)
    c.add(
      shadow(c, 420, 640, 120, 14),
      at(420, 640, 1.2, woodenChair('#6b4a34')),
      shadow(c, 860, 640, 120, 14),
      at(860, 640, 1.2, woodenChair('#6b4a34')),
      polygon(
        [
          [0, -20],
          [360, -20],
          [760, 540],
          [400, 540],
        ],
        '#fff3dc',
        `opacity="0.35" ${c.blur(14)}`,
      ),
    )
  },
  (c) => {
    c.fill(
      c.linear([
        [0, '#1d2736'],
        [1, '#111925'],
      ]),
    )
    c.add(
      polygon(
        [
          [540, -20],
          [740, -20],
          [1020, 640],
          [260, 640],
        ],
        c.linear([
          [0, '#f4ddb4', 0.5],
          [1, '#f4ddb4', 0.05],
        ]),
        c.blur(14),
      ),
      ellipse(640, 640, 400, 50, '#caa777', `opacity="0.35" ${c.blur(12)}`),
    )
    c.add(at(640, 640, 1.15, woodenChair('#9a7653')))
  },
  (c) => {
    studio(c, '#8b7d8b', '#4b4049', 380)
    c.add(
      at(1040, 640, 0.95, floorLamp(c, '#f0d2a0')),
      at(380, 640, 1.0, armchair(c, '#55606e')),
      shadow(c, 700, 640, 80, 10),
      rect(640, 520, 130, 10, '#a87f58'),
      stroke('M660,530 L648,640 M750,530 L762,640', '#6b4a34', 7),
      at(705, 520, 0.5, cup(c, '#efe6d6')),
    )
    c.glow(1040, 240, 400, '#f6cf95', 0.55)
  },
  (c) => {
    studio(c, '#33445a', '#252a33', 640)
    c.add(
      at(420, 660, 1.15, silhouette(c, '#5f7183', '#221c1a', false)),
      at(860, 660, 1.15, silhouette(c, '#8c6a58', '#3b2b23', true)),
      desk(c, 620, '#40352f'),
      at(560, 664, 0.62, microphone(c, '#9aa3ab')),
      at(730, 664, 0.62, microphone(c, '#9aa3ab')),
    )
  },
  (c) => {
    tabletop(c, '#b9ad9b', '#70543f', 500, 'panes')
    c.add(
      shadow(c, 330, 640, 90, 16),
      at(300, 640, 1.1, deskLamp(c, '#2b3848')),
      at(860, 640, 1.0, microphone(c, '#8C6239')),
      shadow(c, 1080, 640, 100, 14),
      at(1080, 630, 0.75, vase(c, tone.sage, '#efdccf')),
    )
  },
  (c) => {
    c.fill('#2c2622')
    for (let row = 0; row < 3; row += 1) {
      let x = 20
      const y = 190 + row * 205
      c.add(
        rect(
          -5,
          y - 186,
          1290,
          186,
          c.linear([
            [0, '#211c19'],
            [1, '#3d332c'],
          ]),
        ),
      )
      while (x < 1250) {
        const w = c.between(22, 50)
        const h = c.between(110, 168)
        const k = shaded([tone.dusk, tone.clay, tone.sage, tone.sand, tone.plum][Math.floor(c.random() * 5)] ?? tone.sage, 0.32)
        if (c.random() > 0.15) c.add(rect(x, y - h, w - 3, h, k))
        x += w
      }
      c.add(rect(-5, y, 1290, 18, '#6f523d'))
    }
    c.fill(
      c.linear([
        [0, '#141a24', 0.15],
        [1, '#141a24', 0.55],
      ]),
    )
    c.glow(300, 250, 560, '#f4cd93', 0.35)
    c.add(at(680, 660, 1.35, silhouette(c, '#41506a', '#77726e', false)), desk(c, 620, '#5a4333'))
  },
  (c) => {
    c.fill(
      c.linear(
        [
          [0, '#d9cdbb'],
          [1, '#ab9c8a'],
        ],
        0,
        0,
        1,
        1,
      ),
    )
    c.add(
      circle(
        820,
        330,
        230,
        c.linear([
          [0, '#f6ead3'],
          [1, '#d9b894'],
        ]),
      ),
    )
    c.add(
      at(820, 690, 1.4, silhouette(c, '#5c6b5f', '#2a211d', true)),
      rect(
        -5,
        660,
        1290,
        70,
        c.linear([
          [0, '#8f7357'],
          [1, '#5a4333'],
        ]),
      ),
      at(330, 670, 1.0, microphone(c, '#3d4652')),
    )
  },
  (c) => {
    studio(c, '#51606b', '#332d2b', 640)
    c.add(
      windowOn(
        c,
        380,
        60,
        520,
        350,
        [
          [0, '#26344c'],
          [0.7, '#796f83'],
          [1, '#d3a07f'],
        ],
        '#222a35',
        hills(c, 360, 560, 340, 34, mix('#2a3547', '#4a4a5c', 0.4), 0.8, 410),
        3,
      ),
      at(240, 640, 1.0, armchair(c, '#6f7a68')),
      mirror(1040, 640, 1.0, armchair(c, '#6f7a68')),
      at(640, 640, 0.6, microphone(c, '#c5a67a')),
    )
    c.glow(640, 330, 460, '#e9b98a', 0.28)
  },
]

/** One of the twelve interview-room stills. */
export function drawVideo(index: number): Canvas {
  const c = new Canvas(1280, 720, 900 + index)
  scenes[index]?.(c)
  c.grain(0.08)
  return c
}
