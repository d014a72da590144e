import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Arrow, Chart } from '#testing'
import { actionName, chartOf, pathOf, stateDiagram } from '#testing'

/** The README of a machine's folder: what it is for, its picture, and its arrows as a table. */
export function machinePage(machines: readonly AnyStateMachine[]): string {
  return `${machines.map(section).join('\n\n')}\n\nDrawn from the machine by \`npm run draw\`.\n`
}

function section(machine: AnyStateMachine, index: number): string {
  const chart = chartOf(machine)
  return [
    `${index === 0 ? '#' : '##'} ${sentenceCase(machine.id)}`,
    machine.config.description ?? '',
    `\`\`\`mermaid\n${stateDiagram(chart)}\n\`\`\``,
    table(['From', 'Event', 'Guard', 'To', 'Actions'], chart.arrows.map(row)),
    onTheWay(chart),
    names(chart),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const row = ({ from, event, guard, to, actions }: Arrow) => [
  pathOf(from) || 'anywhere',
  event,
  guard,
  to.map(pathOf).join(', ') || 'stays',
  actions.join(', '),
]

/** What happens whenever a state is entered or left, whichever arrow led there. */
function onTheWay({ states }: Chart): string {
  const rows = states.flatMap((state) => [
    ...step(state, 'entering', state.entry),
    ...step(state, 'leaving', state.exit),
  ])
  return rows.length === 0 ? '' : table(['State', 'On', 'Actions'], rows)
}

function step(state: AnyStateNode, when: string, actions: readonly unknown[]): string[][] {
  const named = actions.flatMap(actionName)
  return named.length === 0 ? [] : [[pathOf(state) || 'anywhere', when, named.join(', ')]]
}

function names({ work, guards, actions }: Chart): string {
  return Object.entries({ 'Asks for the work': work, Guards: guards, Actions: actions })
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `- ${title}: ${list.map((name) => `\`${name}\``).join(', ')}`)
    .join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const sentenceCase = (id: string) => {
  const words = id.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before, after) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
