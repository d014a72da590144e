import type { AnyStateMachine } from 'xstate'
import { chartOf, stateDiagram } from '#testing'

/** The README of a machine's folder: what it is for, and its picture. What it does is in its behavior text. */
export function machinePage(machines: readonly AnyStateMachine[]): string {
  return `${machines.map(section).join('\n\n')}\n\nDrawn from the machine by \`npm run draw\`.\n`
}

function section(machine: AnyStateMachine, index: number): string {
  return [
    `${index === 0 ? '#' : '##'} ${sentenceCase(machine.id)}`,
    machine.config.description ?? '',
    `\`\`\`mermaid\n${stateDiagram(chartOf(machine))}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const sentenceCase = (id: string) => {
  const words = id.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before, after) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
