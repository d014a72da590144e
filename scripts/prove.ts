import { fingerprinter } from '../tests/kit/proofs/depends-on.ts'
import { proofs } from '../tests/kit/proofs/proof.ts'
import { readRecord, writeRecord } from '../tests/kit/proofs/record.ts'
import { stopwatch } from './kit/seconds.ts'

/** `npm run prove`: proves what has changed since its record, or what is named, or all with `--all`, and records it. */
export async function main(args: string[]): Promise<number> {
  const fingerprintOf = fingerprinter()
  let failed = 0
  for (const { name, runs, prove } of proofs) {
    const fingerprint = fingerprintOf(runs)
    const isStale = readRecord(name)?.fingerprint !== fingerprint
    const isWanted = args.length === 0 ? isStale : args.includes(name) || args.includes('--all')
    if (!isWanted) continue

    const time = stopwatch()
    const { figures, wrong } = await prove()
    if (wrong.length === 0) writeRecord(name, { fingerprint, figures })
    else failed += 1
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name} in ${time()}`, ...wrong].join('\n    '))
  }
  return failed === 0 ? 0 : 1
}
