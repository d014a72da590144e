import type { Sources } from './depends-on.ts'
import { fingerprinter } from './depends-on.ts'
import { proofs } from './proof.ts'

const fingerprintNow = fingerprinter()
const now = new Map(proofs.map(({ name, runs }) => [name, fingerprintNow(runs)]))

/** The proofs that these changes would make stale. Nothing is proven and nothing is written for that. */
export function staleAfter(changed: Sources): string[] {
  const fingerprintThen = fingerprinter(changed)
  return proofs
    .filter(({ name, runs }) => fingerprintThen(runs) !== now.get(name))
    .map(({ name }) => name)
}
