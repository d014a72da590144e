import { resolve } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { newFiles } from './change-files.ts'
import { componentAddition, mustFit } from './component-addition.ts'
import { componentBase } from './component-base.ts'
import { componentKinds } from './component-kinds.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'

export interface ComponentFlags extends Flags {
  kind: string
  target?: string
  path?: string
}

/** Writes the component's file, and names it in the config. */
export async function addComponent(
  terminal: Terminal,
  flags: ComponentFlags,
  file: string,
): Promise<void> {
  const { cwd } = terminal
  const kind = componentKinds[flags.kind]!
  mustFit(flags.kind, kind, flags)
  const options = { ...flags, file: resolve(cwd, file) }
  const addition = componentAddition(kind, options, componentBase(resolve(cwd, flags.config)))
  await put(terminal, flags, addition, newFiles(addition.files))
}
