import { relative } from 'node:path'
import { structuredPatch } from 'diff'
import type { Change } from './change-files.ts'

/** What changes in a file, with two lines around it. */
export function diffLines({ after, before, path }: Change, cwd: string): string[] {
  const { hunks } = structuredPatch(path, path, plain(before ?? ''), plain(after), '', '', {
    context: 2,
  })
  return [
    relative(cwd, path),
    ...hunks.flatMap(({ lines, newStart, newLines, oldLines, oldStart }) => [
      `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      ...lines,
    ]),
  ]
}

const plain = (text: string) => text.replaceAll('\r\n', '\n')
