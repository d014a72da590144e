import type { AnyStateMachine } from 'xstate'
import { chartOf, drawSvg, isPlace, layOut, pathOf, stateDiagram, svgStyle } from '#testing'
import type { Texts } from '../../kit/texts.ts'
import { reportWords } from '../../lines/report-words.ts'

/** A machine in figures and names. */
export interface MachineFacts {
  machine: string
  description: string
  states: readonly string[]
  arrows: readonly { id: string; from: string; event: string; guard: string; to: string[] }[]
  work: readonly string[]
  hasPlan: boolean
  path: string
}

export function describeMachine(
  machine: AnyStateMachine,
  path: string,
  hasPlan: boolean,
): MachineFacts {
  const { states, arrows, work } = chartOf(machine)
  return {
    machine: machine.id,
    description: machine.config.description ?? '',
    states: states.filter(isPlace).map(pathOf),
    arrows: arrows.map(({ id, from, event, guard, to }) => ({
      id,
      from: pathOf(from),
      event,
      guard,
      to: to.map(pathOf),
    })),
    work,
    hasPlan,
    path,
  }
}

/** As the text of a Mermaid diagram, or as an SVG that needs nothing beside it. */
export async function pictureOf(
  machine: AnyStateMachine,
  kind: 'mermaid' | 'svg',
  text: Texts,
): Promise<string> {
  const chart = chartOf(machine)
  if (kind === 'mermaid') return stateDiagram(chart)
  const say = reportWords(text)
  const title = say('picture', { machine: machine.id })
  const { source } = drawSvg(await layOut(chart), title, say)
  return source.replace('<defs>', `<style>${svgStyle}</style><defs>`)
}
