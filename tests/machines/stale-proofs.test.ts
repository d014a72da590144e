import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { fingerprinter } from '../kit/proofs/depends-on.ts'
import { plantedChanges } from '../kit/proofs/planted.ts'
import { proofs } from '../kit/proofs/proof.ts'
import { staleAfter } from '../kit/proofs/stale.ts'

const read = (file: string) => readFileSync(inProject(file), 'utf8')
const withComment = (file: string) => ({ [file]: `${read(file)}\n// planted\n` })

describe('34.1 a feature of the server leaves proven machines proven', () => {
  test.each(plantedChanges)('$name makes few proofs stale', ({ most, changes }) => {
    expect(changes.length).toBeGreaterThan(0)
    for (const change of changes) {
      const stale = staleAfter(change)
      expect(stale.length, `${Object.keys(change)}: ${stale}`).toBeLessThanOrEqual(most)
    }
  })
})

describe('34.1 a proof depends on what runs in it', () => {
  test('a machine that changes', () => {
    expect(staleAfter(withComment('machines/lock/lock.machine.ts'))).toContain('lock')
  })

  test('a function of a contract, for those who call it', () => {
    const stale = staleAfter(withComment('config-schema/contracts/folders.ts'))

    expect(stale).toEqual(['folders', 'open-folders'])
  })

  test('the class of failures, for nearly all', () => {
    const stale = staleAfter(withComment('config-schema/problems/problem.ts'))

    expect(stale.length).toBeGreaterThan(proofs.length / 2)
  })

  test('what runs outside of the machines as well, but no types', () => {
    const entry = 'ui/planted.ts'
    const withImport = (line: string, imported: string) =>
      fingerprinter({ [entry]: line, 'ui/kit/planted.ts': imported })([entry])
    const forValues = "import { one } from './kit/planted.ts'"
    const forTypes = "import type { One } from './kit/planted.ts'"

    expect(withImport(forValues, 'export const one = 1')).not.toBe(
      withImport(forValues, 'export const one = 2'),
    )
    expect(withImport(forTypes, 'export type One = 1')).toBe(
      withImport(forTypes, 'export type One = 2'),
    )
    expect(staleAfter(withComment('machines/lock/lock.types.ts'))).toEqual([])
  })
})
