import { Command, Option } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { findModels, findPlanless } from '../services/machine-tests/find-models.ts'
import { dirOption } from './options.ts'

interface Flags {
  dir?: string
  mermaid?: true
  svg?: true
  json?: true
}

/** `stateroom machines`: which machines there are, or the picture of one. */
export const machinesCommand = (terminal: Terminal) =>
  new Command('machines')
    .description(terminal.text('cli.machines.description'))
    .argument('[machine]', terminal.text('cli.machines.name'))
    .addOption(dirOption(terminal))
    .addOption(
      new Option('--mermaid', terminal.text('cli.machines.mermaid')).conflicts(['svg', 'json']),
    )
    .addOption(new Option('--svg', terminal.text('cli.machines.svg')).conflicts('json'))
    .option('--json', terminal.text('cli.option.json'))
    .action((name: string | undefined, flags: Flags) => machines(terminal, name, flags))

async function machines(terminal: Terminal, name: string | undefined, flags: Flags): Promise<void> {
  const dir = flags.dir ?? null
  const models = await findModels(terminal, dir, name === undefined ? [] : [name])
  const { describeMachine, pictureOf } = await import(
    '../services/machine-tests/describe-machine.ts'
  )

  if (flags.mermaid || flags.svg) {
    const kind = flags.svg ? 'svg' : 'mermaid'
    for (const { plan } of models) terminal.say(await pictureOf(plan.machine, kind, terminal.text))
    return
  }
  const planless = name === undefined ? await findPlanless(terminal, dir) : []
  const found = [
    ...models.map(({ path, plan }) => describeMachine(plan.machine, path, true)),
    ...planless.map(({ machine, path }) => describeMachine(machine, path, false)),
  ]
  if (flags.json) return terminal.say(JSON.stringify({ machines: found }, null, 2))
  const { machineLines } = await import('../services/machine-tests/machine-lines.ts')
  for (const line of machineLines(found, name !== undefined, terminal.text)) terminal.say(line)
}
