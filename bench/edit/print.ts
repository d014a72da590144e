import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { MemorySample } from './measure-memory.ts'
import type { TypingSample } from './measure-typing.ts'

/** The medians of each document, ours and the peer's below each other. */
export function printTyping(samples: readonly TypingSample[]): void {
  console.log('\nTyping 36 characters, one every 100 ms; medians')
  printTable(
    [
      'document',
      'first key, ms',
      'p50, ms',
      'p95, ms',
      'p50 at 4x',
      'p95 at 4x',
      'requests',
      'bytes sent',
      'nodes',
      'others, %',
    ],
    unique(samples.map(({ subject }) => subject)).flatMap((subject) =>
      unique(samples.map(({ contender }) => contender)).map((contender) => {
        const of = (figure: Figure, throttle: 1 | 4 = 1) =>
          median(
            samples
              .filter((one) => one.contender === contender && one.subject === subject)
              .filter((one) => one.throttle === throttle)
              .map((one) => one[figure] ?? Number.NaN),
          )
        return [
          `${subject}, ${contender}`,
          of('firstKeyMs'),
          of('p50Ms'),
          of('p95Ms'),
          of('p50Ms', 4),
          of('p95Ms', 4),
          of('requests'),
          of('sentBytes'),
          of('nodes'),
          of('othersPercent'),
        ]
      }),
    ),
  )
}

type Figure = Exclude<keyof TypingSample, 'contender' | 'subject' | 'throttle' | 'round'>

/** What stays in memory after documents were opened and left. */
export function printMemory(samples: readonly MemorySample[]): void {
  console.log('Memory of the page with the list on the screen: before, after, after ÷ before')
  printTable(
    [
      'contender',
      'openings',
      ...['held, MB', 'after', '÷'],
      ...['whole heap, MB', 'after', '÷'],
      ...['nodes', 'after'],
      ...['listeners', 'after'],
    ],
    samples.map(({ contender, openings, before, after }) => [
      contender,
      openings,
      before.heldMB,
      after.heldMB,
      after.heldMB / before.heldMB,
      before.heapMB,
      after.heapMB,
      after.heapMB / before.heapMB,
      before.nodes,
      after.nodes,
      before.listeners,
      after.listeners,
    ]),
  )
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
