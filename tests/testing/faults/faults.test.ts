import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../../scripts/kit/root.ts'
import { faultsOf } from '../../kit/faults/fault.ts'
import { guarded, leastByLaws } from '../../kit/faults/guarded.ts'
import { isNoticed, isNoticedWithoutText, notice } from '../../kit/faults/notice.ts'

test('22 there are at least 60 faults made by hand, in at least ten machines', () => {
  const faults = faultsOf()

  expect(faults.length).toBeGreaterThanOrEqual(60)
  expect(new Set(faults.map(({ machine }) => machine)).size).toBeGreaterThanOrEqual(10)
})

test('34.4 each machine whose laws must notice mistakes alone has faults to notice', () => {
  expect(guarded.filter((name) => faultsOf([name]).length === 0)).toEqual([])
})

test('22 every fault still fits its machine', () => {
  const strays = faultsOf().filter(({ file }) => {
    const patch = readFileSync(file, 'utf8')
    const code = readFileSync(inProject(/^--- (.+)$/m.exec(patch)![1]!), 'utf8')
    const parts = patch.split(/^@@.*\n/m).slice(1)
    return !parts.every((part) => code.includes(before(part)))
  })

  expect(strays.map(({ name }) => name)).toEqual([])
})

/** What a part of a patch expects to find. */
const before = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n')

// `npm run faults` tries all of them.
describe('22 a fault in the lock', () => {
  test('is noticed, and four in five of them without the behavior text', async () => {
    const faults = faultsOf(['lock'])

    const found = []
    for (const fault of faults) found.push(await notice('lock', fault))

    expect(faults.length).toBeGreaterThanOrEqual(5)
    expect(found.filter(isNoticed)).toHaveLength(faults.length)
    expect(found.filter(isNoticedWithoutText).length).toBeGreaterThanOrEqual(
      faults.length * leastByLaws,
    )
  })

  test('is what is noticed: without one there is nothing', async () => {
    expect(await notice('lock', null)).toEqual({ laws: [], byText: false, refused: null })
  })
})
