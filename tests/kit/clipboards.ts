import { readdirSync, readFileSync } from 'node:fs'

/** What a program puts into the clipboard, and what is to be seen of it in a text. */
export interface Clipboard {
  name: string
  data: Readonly<Record<string, string>>
  /** A line for each block, in the notation of `seenIn`. */
  seen: readonly string[]
}

const folder = new URL('./clipboards/', import.meta.url)

/** Written by hand, after what the programs give. */
export const clipboards: readonly Clipboard[] = readdirSync(folder)
  .filter((file) => file.endsWith('.clipboard'))
  .map((file) => {
    const parts = readFileSync(new URL(file, folder), 'utf8')
      .split(/^=== (.+)\n/m)
      .slice(1)
    const { seen = '', ...data } = Object.fromEntries(
      parts.flatMap((title, at) => (at % 2 === 0 ? [[title, parts[at + 1]!.trimEnd()]] : [])),
    ) as Record<string, string>
    return { name: file.replace('.clipboard', ''), data, seen: seen.split('\n') }
  })
