import type { Markup } from './markup.ts'
import { markup } from './markup.ts'
import type { Box, Line, Picture } from './picture.ts'
import type { Say } from './say.ts'

/** What is known of the parts of a chart; without it, nothing is coloured. */
export interface Marks {
  /** How often each arrow was used, by id. */
  arrows: Readonly<Record<string, number>>
  /** Paths of the states that nothing visited. */
  unvisited: ReadonlySet<string>
  /** Ids of the arrows that tests failed at. */
  failing: ReadonlySet<string>
}

/** The picture of a chart; `lit` are the states that it is in. Its colours come from `svgStyle`, which whoever shows it puts beside it. */
export const drawSvg = (
  picture: Picture,
  title: string,
  say: Say,
  marks?: Marks,
  lit: ReadonlySet<string> = new Set(),
): Markup =>
  markup`<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="${title}" width="${px(picture.width)}" height="${px(picture.height)}" viewBox="0 0 ${px(picture.width)} ${px(picture.height)}"><title>${title}</title>${tips(title)}${picture.boxes.map((box) => drawBox(box, marks, lit))}${picture.lines.map((line) => drawLine(line, title, marks))}${picture.lines.map((line) => drawLabel(line, say, marks))}</svg>`

type Tone = 'plain' | 'used' | 'never' | 'failing'

/** Several pictures may stand on one page: each has tips of its own. */
const tipOf = (title: string, tone: Tone) => `tip-${tone}-${title.replace(/\W+/g, '-')}`

const tips = (title: string) =>
  markup`<defs>${(['plain', 'used', 'never', 'failing'] as const).map(
    (tone) =>
      markup`<marker id="${tipOf(title, tone)}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="tip ${tone}" d="M0 0.5L8 4L0 7.5z"/></marker>`,
  )}</defs>`

function drawBox(
  { kind, state, text, x, y, width, height }: Box,
  marks: Marks | undefined,
  lit: ReadonlySet<string>,
) {
  if (kind === 'start')
    return markup`<circle class="start" cx="${px(x + 5)}" cy="${px(y + 5)}" r="5"/>`
  const tone = marks && state ? (marks.unvisited.has(state) ? 'never' : 'used') : 'plain'
  const isGroup = kind === 'group' || kind === 'parallel'
  const [textX, textY] = isGroup ? [x + 14, y + 20] : [x + width / 2, y + height / 2 + 4]
  const inner =
    kind === 'final' &&
    markup`<rect x="${px(x + 3)}" y="${px(y + 3)}" width="${px(width - 6)}" height="${px(height - 6)}" rx="4"/>`
  return markup`<g class="box ${kind} ${tone}${state !== '' && lit.has(state) && ' lit'}"><rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="6"/>${inner}<text x="${px(textX)}" y="${px(textY)}"${!isGroup && markup` text-anchor="middle"`}>${text}</text></g>`
}

function drawLine({ arrow, points }: Line, title: string, marks: Marks | undefined) {
  const tone = toneOf(arrow, marks)
  const way = points.map(({ x, y }) => `${px(x)} ${px(y)}`).join('L')
  return markup`<path class="line ${tone}" marker-end="url(#${tipOf(title, tone)})" d="M${way}"/>`
}

function drawLabel({ arrow, label, labelX, labelY }: Line, say: Say, marks: Marks | undefined) {
  if (label === '') return false
  const times = marks ? ` ${timesOf(marks.arrows[arrow] ?? 0, say)}` : ''
  return markup`<text class="label ${toneOf(arrow, marks)}" text-anchor="middle" x="${px(labelX)}" y="${px(labelY + 4)}">${label}<tspan class="times">${times}</tspan></text>`
}

function toneOf(arrow: string, marks: Marks | undefined): Tone {
  if (marks === undefined || arrow === '') return 'plain'
  if (marks.failing.has(arrow)) return 'failing'
  return marks.arrows[arrow] ? 'used' : 'never'
}

/** `×12`; in a picture, there is no room for more. */
const timesOf = (count: number, say: Say) => (count > 0 ? `×${count}` : say('never'))

const px = (length: number) => Math.round(length * 10) / 10
