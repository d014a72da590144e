import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { LibraryFound } from './measure-library.ts'
import type { UploadSample } from './measure-uploads.ts'

/** The medians of each contender, and the panel's share of what curl reaches. */
export function printUploads(samples: readonly UploadSample[]): void {
  const nameOf = ({ count, over }: UploadSample) => `${count} at once, ${over}`
  const rows = [...new Set(samples.map(nameOf))].map((name) => {
    const of = (
      contender: string,
      figure: 'tookMs' | 'megabytesPerSecond' | 'cpuMsPer100' | 'memoryMiB' | 'othersPercent',
    ) =>
      median(
        samples
          .filter((one) => nameOf(one) === name && one.contender === contender)
          .map((one) => one[figure]),
      )
    const share = (of: number, other: number) => (of * 100) / other
    const [ours, bare, curls] = [
      of('panel', 'megabytesPerSecond'),
      of('bare page', 'megabytesPerSecond'),
      of('curl', 'megabytesPerSecond'),
    ]
    return [
      name,
      ...[ours, bare, curls, share(ours, bare), share(ours, curls)],
      ...[of('panel', 'cpuMsPer100'), of('curl', 'cpuMsPer100')],
      ...[of('panel', 'memoryMiB'), of('curl', 'memoryMiB')],
      of('panel', 'othersPercent'),
    ]
  })
  console.log('\nUploads, medians')
  printTable(
    [
      ...['files', 'panel, MB/s', 'bare page', 'curl', 'of bare page, %', 'of curl, %'],
      ...['server CPU ms per 100 MB, panel', 'curl'],
      ...['server memory, MiB more, panel', 'curl'],
      'others, %',
    ],
    rows,
  )
}

export function printLibrary({ before, after, ...found }: LibraryFound): void {
  console.log(
    `\nA library of ${found.pictures} pictures, ${found.pages} pages of it, others ${found.othersPercent.toFixed(0)} %`,
  )
  printTable(
    ['what', 'p50', 'p95', 'most'],
    [
      ['a page, ms', ...found.pageMs],
      ['a frame, ms', ...found.frameMs],
      ['tasks of 50 ms or more in a page', ...found.longTasks],
      ['requests of a page', ...found.requests],
      ['KB of a page', ...found.kilobytes],
    ],
  )
  printTable(
    ['memory', 'before', 'after'],
    [
      ['heap, MB', before.heapMB, after.heapMB],
      ['held, MB', before.heldMB, after.heldMB],
      ['nodes', before.nodes, after.nodes],
      ['listeners', before.listeners, after.listeners],
    ],
  )
}
