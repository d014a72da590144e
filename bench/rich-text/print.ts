import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { PasteSample } from './measure-paste.ts'

/** The medians of each text, ours and the peer's below each other. */
export function printPaste(samples: readonly PasteSample[]): void {
  console.log('\nPasting 200 paragraphs; medians')
  const rows = new Map<string, PasteSample[]>()
  for (const sample of samples) {
    const name = `${sample.subject}, ${sample.contender}`
    rows.set(name, [...(rows.get(name) ?? []), sample])
  }
  printTable(
    ['text', 'paste, ms', 'heap before it, MB', 'others, %'],
    [...rows].map(([name, ofRow]) => [
      name,
      median(ofRow.map(({ pasteMs }) => pasteMs)),
      median(ofRow.map(({ heapMB }) => heapMB)),
      median(ofRow.map(({ othersPercent }) => othersPercent)),
    ]),
  )
}
