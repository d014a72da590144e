import { readFileSync } from 'node:fs'
import { plantedChanges } from '../tests/kit/proofs/planted.ts'
import { proofs } from '../tests/kit/proofs/proof.ts'
import { staleAfter } from '../tests/kit/proofs/stale.ts'
import { inProject } from './kit/root.ts'

/** `npm run stale`: counts the proofs that common changes would make stale, or names those of a change to these files. */
export async function main(files: string[]): Promise<number> {
  if (files.length > 0) {
    const names = staleAfter(Object.fromEntries(files.map((file) => [file, changed(file)])))
    console.log(`${names.length} of ${proofs.length}${names.map((name) => `\n  ${name}`).join('')}`)
    return 0
  }
  const counted = plantedChanges.map((planted) => ({ ...planted, count: worstOf(planted) }))
  for (const { name, count, most } of counted) {
    console.log(`${name.padEnd(24)}${count} of ${proofs.length}, at most ${most}`)
  }
  return counted.every(({ count, most }) => count <= most) ? 0 : 1
}

const worstOf = ({ changes }: (typeof plantedChanges)[number]): number =>
  Math.max(...changes.map((change) => staleAfter(change).length))

const changed = (file: string): string => `${readFileSync(inProject(file), 'utf8')}\n`
