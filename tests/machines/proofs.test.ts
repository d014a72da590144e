import { afterAll, expect, test } from 'vitest'
import { fingerprinter } from '../kit/proofs/depends-on.ts'
import { proofs } from '../kit/proofs/proof.ts'
import { commitOf, readRecord, recorded } from '../kit/proofs/record.ts'

/** One that is on record is shown again all the same, each time another: it must come out as recorded. */
const chance = Number(process.env.STATEROOM_PROOF ?? Date.now())
// A document's takes minutes: `npm run prove` shows it again whenever anything of it changes.
const quick = proofs.filter(({ name }) => !['document', 'open-document'].includes(name))
const sampled = quick[chance % quick.length]!.name

const fingerprintOf = fingerprinter()
const reused: string[] = []
const anew: string[] = []

test.each(proofs)('the proof of $name holds', { timeout: 600_000 }, async (proof) => {
  const { name } = proof
  const record = readRecord(name)
  const isOfThis = record?.fingerprint === fingerprintOf(proof.runs)
  if (isOfThis && name !== sampled) {
    reused.push(`${name} (${commitOf(name)})`)
    return
  }

  anew.push(name)
  const { figures, wrong } = await proof.prove()

  expect(wrong).toEqual([])
  if (isOfThis) expect(figures).toEqual(record.figures)
})

test('no record is left of what is not proven any more', () => {
  const names = proofs.map(({ name }) => name)

  expect(recorded().filter((name) => !names.includes(name))).toEqual([])
})

// To the terminal itself: which proofs are old and which are new belongs to a green run too.
afterAll(() => {
  const lines = [
    `Proofs from the record, with its commit: ${reused.join(', ') || 'none'}.`,
    `Proven in this run: ${anew.join(', ') || 'none'}. By chance: ${sampled} (STATEROOM_PROOF=${chance}).`,
    'npm run prove records them.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
})
