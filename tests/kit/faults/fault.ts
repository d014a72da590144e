import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'

/** A mistake made by hand in a machine, as a patch. */
export interface Fault {
  machine: string
  /** `lock/others-for-own` */
  name: string
  /** What a person would notice. */
  says: string
  /** The patch, with an absolute path. */
  file: string
}

const folder = inProject('tests/testing/faults')

/** All faults, or those of some machines. */
export const faultsOf = (machines: readonly string[] = []): Fault[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.patch'))
    .map((path) => `${folder}/${path}`)
    .sort()
    .map((file) => {
      const machine = basename(dirname(file))
      const name = `${machine}/${basename(file, '.patch')}`
      return { machine, name, says: readFileSync(file, 'utf8').split('\n', 1)[0]!, file }
    })
    .filter(({ machine }) => machines.length === 0 || machines.includes(machine))
