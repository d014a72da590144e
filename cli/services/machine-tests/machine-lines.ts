import type { Texts } from '../../kit/texts.ts'
import type { MachineFacts } from './describe-machine.ts'

/** A line for each machine; of one alone, everything that is known. */
export function machineLines(
  machines: readonly MachineFacts[],
  isDetailed: boolean,
  text: Texts,
): string[] {
  const width = Math.max(...machines.map(({ machine }) => machine.length))
  return machines.flatMap((facts) => [
    summary(facts, width, text),
    ...(isDetailed ? details(facts, text) : []),
  ])
}

const summary = (
  { machine, states, arrows, work, hasPlan }: MachineFacts,
  width: number,
  text: Texts,
) =>
  [
    machine.padEnd(width),
    text('cli.machines.states', { count: states.length }),
    text('cli.machines.arrows', { count: arrows.length }),
    text('cli.machines.work', { names: work.join(', ') || '–' }),
    text(hasPlan ? 'cli.machines.plan' : 'cli.machines.noPlan'),
  ].join(' · ')

const details = ({ description, arrows, path }: MachineFacts, text: Texts): string[] => [
  ...(description === '' ? [] : [description]),
  path,
  '',
  ...arrows.map(({ from, event, guard, to }) =>
    [
      `  ${from || text('cli.machines.anywhere')}`,
      guard ? `${event} [${guard}]` : event,
      to.join(', ') || text('cli.report.stays'),
    ].join(' → '),
  ),
]
