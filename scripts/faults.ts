import { faultsOf } from '../tests/kit/faults/fault.ts'
import { guarded, leastByLaws } from '../tests/kit/faults/guarded.ts'
import type { Notice } from '../tests/kit/faults/notice.ts'
import { isNoticed, isNoticedWithoutText, notice } from '../tests/kit/faults/notice.ts'
import { stopwatch } from './kit/seconds.ts'

/**
 * `npm run faults`: makes each mistake of `tests/testing/faults` in a copy of the machines, one at a
 * time, and tells what notices it. Names of machines limit it to theirs.
 */
export async function main(args: string[]): Promise<number> {
  const time = stopwatch()
  const faults = faultsOf(args)
  const ofGuarded = faults.filter((fault) => guarded.includes(fault.machine)).length
  let [noticed, byLaws, isSound] = [0, 0, true]

  for (const machine of new Set(faults.map((fault) => fault.machine))) {
    const now = await notice(machine, null)
    if (!isNoticed(now)) continue
    isSound = false
    console.log(`✗ ${machine}, without a fault: ${say(now)}`)
  }
  for (const fault of faults) {
    const found = await notice(fault.machine, fault)
    if (isNoticed(found)) noticed += 1
    if (guarded.includes(fault.machine) && isNoticedWithoutText(found)) byLaws += 1
    console.log(`${isNoticed(found) ? '✓' : '✗'} ${fault.name}: ${fault.says}\n    ${say(found)}`)
  }

  const of = faults.length
  console.log(`${noticed} of ${of} noticed, in ${time()}`)
  console.log(`${byLaws} of ${ofGuarded} in ${guarded.join(', ')} without the behavior texts`)
  return isSound && noticed === of && byLaws >= ofGuarded * leastByLaws ? 0 : 1
}

function say({ laws, byText, refused }: Notice): string {
  if (refused !== null) return `refused: ${refused}`
  const [first, ...others] = laws
  const parts = [
    ...(first === undefined
      ? []
      : [`law: ${first}${others.length > 0 ? ` (+${others.length})` : ''}`]),
    ...(byText ? ['behavior text'] : []),
  ]
  return parts.join(' · ') || 'nothing'
}
