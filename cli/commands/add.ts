import { Command, Option } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import type { ComponentFlags } from '../services/edit-config/add-component.ts'
import type { FieldFlags } from '../services/edit-config/add-field.ts'
import type { MachineFlags } from '../services/edit-config/add-machine.ts'
import type { PluginFlags } from '../services/edit-config/add-plugin.ts'
import { componentKinds } from '../services/edit-config/component-kinds.ts'
import { fieldTypes } from '../services/edit-config/field-types.ts'
import type { Flags } from '../services/edit-config/put.ts'
import { configOption, dryRunOption, exampleLines } from './options.ts'

/** Each piece is added by a file of its own: the help needs none, and a field no check of a config. */
const adding = {
  entity: async () => (await import('../services/edit-config/add-entity.ts')).addEntity,
  field: async () => (await import('../services/edit-config/add-field.ts')).addField,
  locale: async () => (await import('../services/edit-config/add-locale.ts')).addLocale,
  plugin: async () => (await import('../services/edit-config/add-plugin.ts')).addPlugin,
  component: async () => (await import('../services/edit-config/add-component.ts')).addComponent,
  machine: async () => (await import('../services/edit-config/add-machine.ts')).addMachine,
}

/** `stateroom add`: puts a piece into the config, in place. */
export function addCommand(terminal: Terminal): Command {
  const { text } = terminal
  const command = (name: string, description: string) =>
    new Command(name)
      .description(description)
      .option('--yes', text('cli.option.yes'))
      .addOption(dryRunOption(terminal))
      .option('--json', text('cli.option.json'))
  const inConfig = (name: string, description: string) =>
    command(name, description).addOption(configOption(terminal))

  const add = new Command('add').description(text('cli.add.description'))
  for (const kind of ['collection', 'global', 'block'] as const) {
    add.addCommand(
      inConfig(kind, text(`cli.add.${kind}`))
        .argument('<name>', text('cli.add.name'))
        .action(async (name: string, flags: Flags) =>
          (await adding.entity())(terminal, flags, kind, name),
        ),
    )
  }
  return add
    .addCommand(
      inConfig('field', text('cli.add.field'))
        .argument('<target>', text('cli.add.target'))
        .argument('[name]', text('cli.add.name'))
        .addOption(
          new Option('--type <type>', text('cli.add.type', { all: fieldTypes.join(', ') })).default(
            'text',
          ),
        )
        .option('--required', text('cli.add.required'))
        .option('--localized', text('cli.add.localized'))
        .addOption(
          new Option('--relation-to <slugs>', text('cli.add.relationTo'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .addOption(
          new Option('--options <values>', text('cli.add.options'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .addOption(
          new Option('--blocks <slugs>', text('cli.add.blocks'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .option('--in <path>', text('cli.add.in'))
        .addHelpText(
          'after',
          exampleLines(
            terminal,
            'add field posts summary --type textarea --localized',
            'add field posts.layout.hero.caption',
          ),
        )
        .action(async (target: string, name: string | undefined, flags: FieldFlags) =>
          (await adding.field())(terminal, flags, target, name),
        ),
    )
    .addCommand(
      inConfig('locale', text('cli.add.locale'))
        .argument('<code>', text('cli.add.code'))
        .action(async (code: string, flags: Flags) =>
          (await adding.locale())(terminal, flags, code),
        ),
    )
    .addCommand(
      inConfig('plugin', text('cli.add.plugin'))
        .argument('<package>', text('cli.add.package'))
        .option('--export <name>', text('cli.add.export'))
        .action(async (from: string, flags: PluginFlags) =>
          (await adding.plugin())(terminal, flags, from),
        ),
    )
    .addCommand(
      inConfig('component', text('cli.add.component'))
        .argument('<file>', text('cli.add.file'))
        .addOption(
          new Option('--kind <kind>', text('cli.add.kind'))
            .choices(Object.keys(componentKinds))
            .makeOptionMandatory(),
        )
        .option('--target <path>', text('cli.add.componentTarget'))
        .option('--path <path>', text('cli.add.path'))
        .addHelpText(
          'after',
          exampleLines(
            terminal,
            'add component components/Stars.tsx --kind field --target posts.rating',
            'add component components/Report.tsx --kind view --path /report',
          ),
        )
        .action(async (file: string, flags: ComponentFlags) =>
          (await adding.component())(terminal, flags, file),
        ),
    )
    .addCommand(
      command('machine', text('cli.add.machine'))
        .argument('<name>', text('cli.add.name'))
        .option('--dir <dir>', text('cli.add.dir'), 'machines')
        .option('--no-page', text('cli.add.noPage'))
        .action(async (words: string, flags: MachineFlags) =>
          (await adding.machine())(terminal, flags, words),
        ),
    )
}

const listed = (values: string) =>
  values
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
